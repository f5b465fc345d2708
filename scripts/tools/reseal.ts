import { resealTexts } from '@fairtab/services/platform/sealing/resealTexts';
import { Sealer } from '@fairtab/services/platform/sealing/Sealer';
import { readSealingKeys } from '@fairtab/services/platform/sealing/sealingKeys';
import { runDatabaseCommand } from './runDatabaseCommand';

await runDatabaseCommand(async (db, config) => {
  const count = await resealTexts({ db, sealer: new Sealer(await readSealingKeys(db.pool, config)) });
  return `${count} texts were sealed anew; everything is sealed with the first key now.\n`;
});
