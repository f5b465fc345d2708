import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from './Problem';

/** Like mkdir -p. Node's recursive mkdir never returns for a folder below /proc. */
export function makeFolder(folder: string): void {
  if (!existsSync(dirname(folder))) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST' && !existsSync(folder)) throw error;
  }
}
