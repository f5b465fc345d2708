import { join } from 'node:path';
import { DATABASE, readCredentials } from './cluster';
import { OWNER } from './ownerRole';
import { choosePlace } from './place';
import { Problem } from '../Problem';

/** The URL of the built-in database of a running Fairtab, for the role that owns it. */
export function builtInUrl(dataDir: string): string {
  const { place } = choosePlace(join(dataDir, 'postgres'));
  const { ownerPassword, port } = readCredentials(place);
  if (ownerPassword === null || port === null)
    throw new Problem(
      `The database in ${place} does not run with this version of Fairtab. Start Fairtab and try again.`,
    );
  return serverUrl({ role: OWNER, password: ownerPassword, port })(DATABASE);
}

/** The URLs of the databases of a built-in server, for one role. */
export function serverUrl({ role, password, port }: { role: string; password: string; port: number }) {
  return (database: string): string => `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}
