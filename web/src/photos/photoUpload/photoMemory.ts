import { readRecord, writeRecord } from '../../lib/deviceStorage';

const DATABASE = 'fairtab';
const PHOTOS = 'photos';

/** Photos kept on this device until they have been read, so that closing the page loses none. */
interface KeptPhotos {
  readonly photos: readonly File[];
  /** They were being sent when the page closed. */
  readonly isSending: boolean;
  /** There were photos, but this browser does not have them any more. */
  readonly areLost: boolean;
}

const NOTHING: KeptPhotos = { photos: [], isSending: false, areLost: false };

/** Never throws. In a browser without storage, the photos have to be chosen again after a reload. */
export async function keepPhotos(
  place: string,
  { photos, isSending }: { photos: readonly File[]; isSending: boolean },
): Promise<void> {
  const isEmpty = photos.length === 0;
  // The note is kept apart, because a browser may refuse the photos or delete them.
  writeRecord('localStorage', noteOf(place), isEmpty ? null : { isSending });
  const written = isEmpty
    ? inStore('readwrite', (store) => store.delete(place))
    : inStore('readwrite', (store) => store.put([...photos], place));
  await written.catch(() => undefined);
}

export async function recallPhotos(place: string): Promise<KeptPhotos> {
  const note = readRecord('localStorage', noteOf(place));
  if (!note) return NOTHING;
  const kept = await inStore<unknown>('readonly', (store) => store.get(place)).catch(() => null);
  const photos = Array.isArray(kept) ? kept.filter((photo) => photo instanceof File) : [];
  return photos.length > 0
    ? { photos, isSending: note['isSending'] === true, areLost: false }
    : { ...NOTHING, areLost: true };
}

function noteOf(place: string): string {
  return `${place}.photos`;
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await answerOf(opened());
  try {
    return await answerOf(act(database.transaction(PHOTOS, mode).objectStore(PHOTOS)));
  } finally {
    database.close();
  }
}

function opened(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(PHOTOS);
  return request;
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser keeps nothing.'));
  });
}
