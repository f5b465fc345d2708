import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { ConfigError, readConfig } from '@fairtab/services/config';
import type { ServiceContext } from '@fairtab/services/context';
import { openDatabase, type Database } from '@fairtab/services/platform/db';
import { openEventBus } from '@fairtab/services/platform/events/openEventBus';
import { findGuest } from '@fairtab/services/people/guests';
import { openFileStore } from '@fairtab/services/platform/files/openFileStore';
import { openRateLimits } from '@fairtab/services/platform/limits/RateLimits';
import { payClaims } from '@fairtab/services/receipts/payments/payClaims';
import { plainContext } from '@fairtab/services/plainContext';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { Sealer } from '@fairtab/services/platform/sealing/Sealer';
import { readSealingKeys } from '@fairtab/services/platform/sealing/sealingKeys';

/** A real bill for five people, with a discount. */
const BILL = {
  restaurantName: "Calagero's",
  hostName: 'Priya',
  description: 'Demo table',
  date: '2018-04-20',
  items: [
    { name: 'Shrimp Scampi', price: '27.00' },
    { name: 'Chicken Milanese', price: '23.00', quantity: 2 },
    { name: 'Veal Milanese', price: '27.00' },
    { name: 'Grey Goose', price: '10.00', quantity: 3 },
    { name: 'Pineapple Juice', price: '3.00' },
    { name: 'Belvedere', price: '12.00' },
    { name: 'Becks Non Alcoholic', price: '6.00' },
    { name: 'Corona', price: '6.00' },
  ],
  discount: '12.00',
  tax: '12.51',
  total: '157.51',
  payTo: [{ method: 'zelle', handle: 'priya@example.com' }, { method: 'cash' }],
};

const FRIENDS = [
  { name: 'Maya', items: [{ item: 'Shrimp Scampi' }, { item: 'Grey Goose', units: 1 }], hasPaid: true },
  { name: 'Theo', items: [{ item: 'Chicken Milanese', units: 1 }, { item: 'Corona' }], hasPaid: false },
] as const;

type Tools = Pick<ServiceContext, 'db' | 'store' | 'events' | 'sealer' | 'limits' | 'files'>;

/** A browser. Its first write makes it a guest. @returns a function that makes the context of its next request. */
function newDiner(tools: Tools) {
  let secret: string | null = null;
  return async (): Promise<ServiceContext> =>
    plainContext({
      ...tools,
      viewer: { guestId: secret === null ? null : await findGuest(tools.db, secret), session: null },
      onNewGuest: (given) => (secret = given),
    });
}

async function findDemoReceipt(db: Database): Promise<string | null> {
  const { restaurantName, description, date } = BILL;
  const found = await db.prisma.receipt.findFirst({
    where: { restaurantName, description, date: new Date(date) },
    orderBy: { createdAt: 'asc' },
    select: { id: true },
  });
  return found?.id ?? null;
}

async function makeDemoReceipt(tools: Tools): Promise<string> {
  const host = newDiner(tools);
  const { receipt } = await createReceipt(await host(), BILL);
  for (const friend of FRIENDS) {
    const diner = newDiner(tools);
    for (const { item: name, ...portion } of friend.items) {
      const itemId = receipt.items.find((item) => item.name === name)?.id;
      await claimItem(await diner(), { itemId, claimerName: friend.name, ...portion });
    }
    if (friend.hasPaid) await payClaims(await diner(), { receiptId: receipt.id, method: 'cash' });
  }
  return receipt.id;
}

/** Makes the demo receipt unless the database has it. @returns the path of its live page. */
async function seed(): Promise<string> {
  const config = readConfig(process.env);
  const db = openDatabase({ url: config.databaseUrl, poolMax: 2 });
  const events = openEventBus({ databaseUrl: config.databaseUrl, redisUrl: config.redisUrl });
  try {
    await events.ready();
    const tools = {
      db,
      events,
      store: new ReceiptStore(db.pool),
      sealer: new Sealer(await readSealingKeys(db.pool, config)),
      limits: openRateLimits({ pool: db.pool, redis: null }),
      files: await openFileStore(config),
    };
    const id = (await findDemoReceipt(db)) ?? (await makeDemoReceipt(tools));
    return `/live-receipt/${id}`;
  } finally {
    await events.close();
    await db.close();
  }
}

seed().then(
  (path) => process.stdout.write(`${path}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
