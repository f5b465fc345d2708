import { join } from 'node:path';
import type { Config } from '../config';
import type { FileStore } from './FileStore';
import { folderFiles } from './folderFiles';

/** Opens the files of this installation: in `files` below the data folder. */
export function openFileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return folderFiles(join(dataDir, 'files'));
}
