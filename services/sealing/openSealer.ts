import type { Pool } from 'pg';
import type { Config } from '../config';
import type { Logger } from '../logger';
import { Sealer } from './Sealer';
import { readSealingKeys } from './sealingKeys';

/**
 * Reads the keys and makes the sealer. The log says by their names which keys there are, so that a change of the key is
 * seen there.
 * @throws as readSealingKeys does.
 */
export async function openSealer({
  pool,
  config,
  logger,
}: {
  pool: Pick<Pool, 'query'>;
  config: Pick<Config, 'dataKeys' | 'dataDir'>;
  logger: Logger;
}): Promise<Sealer> {
  const keys = await readSealingKeys(pool, config);
  logger.info({ event: 'keysRead', keys: keys.map(({ name }) => name) }, 'security');
  return new Sealer(keys);
}
