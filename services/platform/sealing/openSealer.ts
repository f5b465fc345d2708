import type { Pool } from 'pg';
import type { Config } from '../../config';
import type { Logger } from '../logger';
import { checkInstallationKeys, OtherKeys } from '../../installationKeys';
import { Sealer } from './Sealer';
import { readSealingKeys } from './sealingKeys';

/**
 * Reads the keys and makes the sealer. The log says by their names which keys there are, so that a change of the key is
 * seen there.
 * While the database is away the keys are not compared with those in use, so that a start does not wait for it.
 * @throws OtherKeys when other processes have other keys; else as readSealingKeys does.
 */
export async function openSealer({
  pool,
  config,
  logger,
}: {
  pool: Pick<Pool, 'query'>;
  config: Pick<Config, 'dataKeys' | 'dataDir' | 'pushKey'>;
  logger: Logger;
}): Promise<Sealer> {
  const keys = await readSealingKeys(pool, config);
  logger.info({ event: 'keysRead', keys: keys.map(({ name }) => name) }, 'security');
  await checkInstallationKeys(pool, { config, keys }).catch((error: unknown) => {
    if (error instanceof OtherKeys) throw error;
    logger.warn({ err: error }, 'the keys could not be compared with those in use');
  });
  return new Sealer(keys);
}
