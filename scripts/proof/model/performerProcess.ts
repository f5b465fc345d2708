// A process that performs requests on receipts, with caches and queues of its own: `node --import tsx performerProcess.ts <URL>`.
import { openDatabase } from '@fairtab/services/platform/db';
import { plainContext } from '@fairtab/services/plainContext';
import { contextParts } from '@fairtab/services/testing/contextParts';
import type { Act } from './Act';
import { PATIENCE_OF_PROOFS } from './patience';
import { perform } from './perform';

/** What the process is sent. */
export interface Order {
  readonly id: number;
  readonly act: Act;
  /** The time of the request, in ms. */
  readonly now: number;
  /** Each run comes from an address of its own, because some limits are by address. */
  readonly address: string;
}

const [, , url = ''] = process.argv;
const db = openDatabase({ url, poolMax: 8, patience: PATIENCE_OF_PROOFS });
const parts = contextParts({ db });
process.on('message', ({ id, act, now, address }: Order) => {
  const client = { address, userAgent: 'a test' };
  const ctx = plainContext({ ...parts, client, now: () => new Date(now) });
  void perform(ctx, act).then((outcome) => process.send?.({ id, outcome }));
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
