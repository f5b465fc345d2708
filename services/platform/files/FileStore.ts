/** Files by key. All api and worker processes see the same ones. */
export interface FileStore {
  /**
   * Stores all of the bytes, which may come while they are made. When it throws, the file is as before.
   * @returns how many bytes there were.
   */
  put(key: FileKey, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<number>;
  /** @returns null when there is no such file. */
  get(key: FileKey): Promise<Uint8Array | null>;
  /** The same part by part, for files of any size. What is opened has to be read. */
  open(key: FileKey): Promise<StoredFile | null>;
  /** Removes the file, if there is one. */
  remove(key: FileKey): Promise<void>;
  /** Removes what a process that was killed had begun to write before this moment. */
  removeUnfinished(before: Date): Promise<void>;
  /** The keys of all files, in no order. What is put or removed meanwhile may be among them or not. */
  list(): AsyncIterable<FileKey>;
}

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  readonly bytes: AsyncIterable<Uint8Array>;
}

/** A folder of the store, and an id made by Fairtab. Keys contain nothing that a client wrote. */
export type FileKey = `${string}/${string}`;

const KEY = /^[a-z]+\/[\w-]{1,64}$/;

export function isFileKey(text: string): text is FileKey {
  return KEY.test(text);
}

/** @throws Error for a text that could name something besides the files of Fairtab. */
export function checkFileKey(key: FileKey): void {
  if (!isFileKey(key)) throw new Error('This is no key of a file');
}

/** The upload, unchanged, until it was read. */
export function incomingKey(photoId: string): FileKey {
  return `incoming/${photoId}`;
}

/** The kept photo: an upright JPEG without metadata. */
export function photoKey(photoId: string): FileKey {
  return `photos/${photoId}`;
}

/** Removes all files of the photos. */
export async function removePhotoFiles(files: FileStore, photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) {
    await files.remove(incomingKey(id));
    await files.remove(photoKey(id));
  }
}
