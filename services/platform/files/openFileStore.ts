import { join } from 'node:path';
import type { Config } from '../../config';
import type { FileStore } from './FileStore';
import { folderFiles } from './folderFiles';

/** Opens the files of this installation: the bucket that is set, or else `files` below the data folder. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (s3 === null) return filesBelow(dataDir);
  // Loaded only here, because the client of S3 takes time and memory that an installation without it has no use for.
  const { s3Files } = await import('./s3Files');
  return s3Files(s3);
}

/** The same place in words. */
export function placeOfFiles({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): string {
  return s3 === null ? join(dataDir, 'files') : `The bucket ${s3.bucket}`;
}

/** The files in the data folder, or in a backup. */
export function filesBelow(folder: string): FileStore {
  return folderFiles(join(folder, 'files'));
}
