import { beforeEach, expect, it } from 'vitest';
import { payClaims } from '../payments/payClaims';
import { tableForTests } from '../../testing/tableForTests';
import { createReceipt } from '../createReceipt';
import { tidyReceipts } from '../../accounts/retention/tidyReceipts';
import { signedInAccount } from '../../testing/signedInAccount';

const START = new Date('2026-02-01T15:00:00Z');
const DAY_MS = 24 * 60 * 60 * 1000;

const { database, table } = await tableForTests({ now: () => time });
let time: Date;
beforeEach(() => {
  time = START;
});

const claimWithAddress = async () => {
  // Receipts of guests are removed with all that is on them.
  const { receipt } = await createReceipt(await signedInAccount(table), {
    restaurantName: 'Bar',
    items: [{ name: 'Beer', price: '5.00' }],
  });
  const contact = { claimerEmail: 'ana@example.com', claimerPhone: '+12125550147' };
  const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', ...contact });
  return {
    receipt,
    claim,
    pay: () => payClaims(table.guest(claim.guestId), { receiptId: receipt.id, method: 'cash' }),
  };
};
const kept = async (id: string) => {
  const { claimerEmail, claimerPhone } = await database.db.prisma.claim.findUniqueOrThrow({
    where: { id },
  });
  return { claimerEmail, claimerPhone };
};
const days = (count: number) => {
  time = new Date(START.getTime() + count * DAY_MS);
};

it('an address is deleted 90 days after its receipt was settled, and not before', async () => {
  const { receipt, claim, pay } = await claimWithAddress();
  await pay();
  days(89);
  expect((await tidyReceipts(table.stranger())).forgotten).toBe(0);
  expect(await kept(claim.id)).toMatchObject({ claimerEmail: 'ana@example.com' });
  days(91);
  expect((await tidyReceipts(table.stranger())).forgotten).toBe(1);
  expect(await kept(claim.id)).toEqual({ claimerEmail: null, claimerPhone: null });
  expect((await table.stranger().store.load(receipt.id))?.claims[0]?.claimerEmail).toBeNull();
  expect((await tidyReceipts(table.stranger())).forgotten).toBe(0);
});

it('an address is kept while something on the receipt is unpaid', async () => {
  const { claim } = await claimWithAddress();
  days(400);
  expect((await tidyReceipts(table.stranger())).forgotten).toBe(0);
  expect(await kept(claim.id)).toMatchObject({ claimerPhone: '+12125550147' });
});

it('two workers at once forget each receipt once', async () => {
  await database.db.prisma.receipt.deleteMany();
  const { receipt, pay } = await claimWithAddress();
  await pay();
  days(91);
  const [one, two] = await Promise.all([tidyReceipts(table.stranger()), tidyReceipts(table.otherProcess().stranger())]);
  expect(one.forgotten + two.forgotten).toBe(1);
  expect(await database.db.prisma.change.count({ where: { receiptId: receipt.id, kind: 'moved' } })).toBe(1);
});
