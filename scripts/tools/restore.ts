import { join, resolve } from 'node:path';
import { loadDatabase } from '@fairtab/services/platform/backup/loadDatabase';
import { readStartConfig } from '@fairtab/services/config';
import { copyFiles } from '@fairtab/services/platform/files/copyFiles';
import { filesBelow, openFileStore, placeOfFiles } from '@fairtab/services/platform/files/openFileStore';
import { takeDataFolder } from '../launcher/dataFolder';
import { withDatabase } from './withDatabase';
import { runCommand } from './runCommand';

/** `npm run restore -- <folder>`: a backup into an empty database and an empty data folder, while Fairtab does not run. */
async function restore(source: string | undefined): Promise<string> {
  if (source === undefined) throw new Error('Say where the backup is: npm run restore -- /backups/fairtab-today');
  const config = readStartConfig(process.env);
  const folder = resolve(source);
  const taken = await takeDataFolder({ folder: config.dataDir, port: config.port });
  try {
    const files = await openFileStore(config);
    if (!(await files.list()[Symbol.asyncIterator]().next()).done)
      throw new Error(`${placeOfFiles(config)} has files already. Restore into an empty one.`);
    const { takenAt } = await withDatabase(config, (url) => loadDatabase({ url, folder: join(folder, 'database') }));
    const { copied } = await copyFiles({ from: filesBelow(folder), to: files });
    const key = config.dataKeys.length > 0 ? '' : `Put the key back as ${join(config.dataDir, 'data-key')}, and then `;
    return `Restored what there was at ${takenAt}, ${copied} files with it. ${key}start Fairtab.\n`;
  } finally {
    taken.release();
  }
}

await runCommand(() => restore(process.argv[2]));
