import { readStartConfig } from '@fairtab/services/config';
import { openFileStore, placeOfFiles } from '@fairtab/services/platform/files/openFileStore';
import { adoptFiles } from '@fairtab/services/platform/files/ownFiles';
import { Pool } from 'pg';
import { takeDataFolder } from '../launcher/dataFolder';
import { withDatabase } from './withDatabase';
import { runCommand } from './runCommand';

/** `npm run files:adopt`: the files of these settings become those of the database, while Fairtab does not run here. */
async function adopt(): Promise<string> {
  const config = readStartConfig(process.env);
  const taken = await takeDataFolder({ folder: config.dataDir, port: config.port });
  try {
    const files = await openFileStore(config);
    await withDatabase(config, async (url) => {
      const pool = new Pool({ connectionString: url, max: 1 });
      await adoptFiles({ pool, files }).finally(() => pool.end());
    });
    return `${placeOfFiles(config)} belongs to the database now. Start all processes with these settings.\n`;
  } finally {
    taken.release();
  }
}

await runCommand(adopt);
