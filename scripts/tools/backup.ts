import { mkdir, rename, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dumpDatabase } from '@fairtab/services/platform/backup/dumpDatabase';
import { readStartConfig } from '@fairtab/services/config';
import { copyFiles } from '@fairtab/services/platform/files/copyFiles';
import { filesBelow, openFileStore } from '@fairtab/services/platform/files/openFileStore';
import { builtInUrl } from '../launcher/postgres/builtInUrl';
import { runCommand } from './runCommand';

/** `npm run backup -- <folder>`: the database and the photos, while Fairtab runs. The key is left out on purpose. */
async function backup(target: string | undefined): Promise<string> {
  if (target === undefined) throw new Error('Say where to: npm run backup -- /backups/fairtab-today');
  const config = readStartConfig(process.env);
  const folder = resolve(target);
  if (existsSync(folder)) throw new Error(`${folder} exists already. A backup goes into a new folder.`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(join(unfinished, 'database'), { recursive: true, mode: 0o700 });
  const { tables } = await dumpDatabase({
    url: config.databaseUrl ?? builtInUrl(config.dataDir),
    folder: join(unfinished, 'database'),
  });
  // After the database, so that every photo that its rows name is there, except for those that were deleted meanwhile.
  const files = await copyFiles({ from: await openFileStore(config), to: filesBelow(unfinished) });
  await rename(unfinished, folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const key = config.dataKeys.length > 0 ? 'DATA_KEYS' : join(config.dataDir, 'data-key');
  return `Saved ${rows} rows of ${tables.length} tables and ${files.copied} files in ${folder}.\nKeep ${key} in another place: it opens what is sealed.\n`;
}

await runCommand(() => backup(process.argv[2]));
