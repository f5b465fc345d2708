import type { FileStore } from '@fairtab/services/files/FileStore';
import { memoryFiles } from '@fairtab/services/testing/memoryFiles';
import { createTestDatabase } from '@fairtab/services/testing/database';
import { blankPhoto } from '@fairtab/services/testing/photos';
import type { PhotoReader } from '@fairtab/worker/ocr/PhotoReader';
import { runTestWorker } from '@fairtab/worker/testing/runTestWorker';
import { textReader, type PhotoText } from '@fairtab/worker/testing/textReader';
import { attempt } from './atTable';
import type { Browser, RestAnswer } from './Browser';
import { startApi, type RunningApi } from './startApi';

/** A web process and a worker that share database, queue and files, as in production. */
export interface Scanning {
  readonly api: RunningApi;
  readonly files: FileStore & { readonly keys: () => string[] };
  /** From now on every photo shows this. */
  show(sight: PhotoText): void;
  close(): Promise<void>;
}

/**
 * @param first what stands on photos until the test says otherwise.
 * @param reader sees what is really there instead.
 */
export async function startScanning(first: PhotoText, { reader }: { reader?: PhotoReader } = {}): Promise<Scanning> {
  const database = await createTestDatabase();
  const files = memoryFiles();
  let sight = first;
  const told = textReader((photo) => sight(photo));
  const worker = await runTestWorker({ database, files, reader: reader ?? told });
  const api = await startApi({ database, files, jobs: worker.jobs });
  return {
    api,
    files,
    show: (next) => void (sight = next),
    close: async () => {
      await api.close();
      await worker.close();
      await database.drop();
    },
  };
}

/** Sends a form with one file. */
export async function sendPhoto(
  browser: Browser,
  {
    path = '/api/photos',
    field = 'photo',
    bytes,
    signal,
  }: { path?: string; field?: string; bytes?: Uint8Array; signal?: AbortSignal } = {},
): Promise<RestAnswer> {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes ?? (await blankPhoto()))]), 'photo.jpg');
  const response = await browser.fetch(path, { method: 'POST', body: form, ...(signal ? { signal } : {}) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

/** Uploads a photo and has it scanned. @returns the scan's global id. */
export async function scan(browser: Browser): Promise<string> {
  const { body } = await sendPhoto(browser);
  const result = await attempt(browser, {
    mutation: 'scanReceipt',
    input: { photoIds: [body['id']] },
    payload: 'scan { id }',
  });
  if (!('scan' in result)) throw new Error(JSON.stringify(result));
  return (result.scan as { id: string }).id;
}

/** Holds the reader from the next photo on until it is told to go on; then every photo shows this. */
export function pauseReader(scanning: Scanning, text: string): { begun: Promise<void>; goOn: () => void } {
  let goOn = () => undefined as void;
  let isBegun = () => undefined as void;
  const begun = new Promise<void>((resolve) => (isBegun = resolve));
  const pause = new Promise<void>((resolve) => (goOn = resolve));
  scanning.show(async () => {
    isBegun();
    await pause;
    return text;
  });
  return { begun, goOn: () => goOn() };
}
