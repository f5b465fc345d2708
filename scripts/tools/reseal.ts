import { readStartConfig } from '@fairtab/services/config';
import { openDatabase } from '@fairtab/services/platform/db';
import { resealTexts } from '@fairtab/services/platform/sealing/resealTexts';
import { Sealer } from '@fairtab/services/platform/sealing/Sealer';
import { readSealingKeys } from '@fairtab/services/platform/sealing/sealingKeys';
import { builtInUrl } from '../launcher/postgres/builtInUrl';

try {
  const config = readStartConfig(process.env);
  const db = openDatabase({ url: config.databaseUrl ?? builtInUrl(config.dataDir), poolMax: 2 });
  try {
    const count = await resealTexts({ db, sealer: new Sealer(await readSealingKeys(db.pool, config)) });
    process.stdout.write(`${count} texts were sealed anew; everything is sealed with the first key now.\n`);
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
