import { Sealer, sealingKey } from '../platform/sealing/Sealer';

/** For the `DATA_KEYS` of processes that tests start. */
export const TEST_DATA_KEY = Buffer.alloc(32, 'fairtab').toString('base64');

export const testSealer = new Sealer([sealingKey(TEST_DATA_KEY)]);
