/** Bytes under keys. All api and worker processes see the same ones. */
export interface FileStore {
  /** Keeps all of the bytes, or, when it throws, what was there before. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is nothing under the key. */
  get(key: FileKey): Promise<Uint8Array | null>;
  /** Removes what is under the key, if anything is. */
  remove(key: FileKey): Promise<void>;
}

/** A folder of the store, and an id made by Fairtab: nothing a client wrote is ever part of a key. */
export type FileKey = `${string}/${string}`;

/** What was uploaded, as it came: until it is read. */
export function incomingKey(photoId: string): FileKey {
  return `incoming/${photoId}`;
}

/** What is kept of it: an upright JPEG without metadata. */
export function photoKey(photoId: string): FileKey {
  return `photos/${photoId}`;
}

/** Removes everything there is of the photos. */
export async function removePhotoFiles(files: FileStore, photoIds: readonly string[]): Promise<void> {
  for (const id of photoIds) {
    await files.remove(incomingKey(id));
    await files.remove(photoKey(id));
  }
}
