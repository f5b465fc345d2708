import { join } from 'node:path';
import { readCredentials, SUPERUSER } from './cluster';
import { choosePlace } from './place';

/** The URL of the built-in database of a running Fairtab. */
export function builtInUrl(dataDir: string): string {
  const { password, port } = readCredentials(choosePlace(join(dataDir, 'postgres')).place);
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port ?? 0}/${SUPERUSER}`;
}
