import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../claims/claimItem';
import { unclaim } from '../claims/changeClaim';
import type { ServiceContext } from '../../context';
import { listCounterparties } from '../../money/counterparties/counterparties';
import { receiptsBetween } from '../../money/counterparties/receiptsBetween';
import { Conflict } from '../../platform/errors';
import { readIOwe } from '../../money/history/readIOwe';
import { readOwedToMe } from '../../money/history/readOwedToMe';
import { createReceipt } from '../createReceipt';
import { editReceipt } from '../editReceipt';
import { findDueReminders } from '../reminders/findDueReminders';
import { planReminder } from '../reminders/planReminder';
import { readSchedule } from '../reminders/readSchedule';
import { remindDiner } from '../reminders/remindDiner';
import { claimToRemind } from '../../money/settling/claimToRemind';
import { signedInAccount } from '../../testing/signedInAccount';
import { tableForTests } from '../../testing/tableForTests';
import { payClaims } from './payClaims';

const NOON = new Date('2026-11-20T12:00:00-05:00');
const DAYS_LATER = new Date('2026-11-23T12:00:00-05:00');

const { database, table } = await tableForTests();
beforeEach(async () => {
  await database.db.prisma.receipt.deleteMany();
  table.setTime(NOON);
});

/** Every way in which a part costs nothing. Each bill has one dish besides, so that its total is not zero. */
const KINDS: readonly (readonly [string, object])[] = [
  ['a dish at 0.00', { price: '0.00' }],
  ['three of a dish at 0.00', { price: '0.00', quantity: 3 }],
  ['a dish with a coupon for all of it', { price: '7.50', discount: '7.50' }],
  ['a cent that is rounded away', { price: '0.01', splitCount: 4 }],
];

interface Seated {
  readonly host: ServiceContext;
  readonly ana: ServiceContext;
  readonly receipt: ReceiptState;
  readonly claimId: string;
  readonly seated: ReceiptState;
  readonly claim: ClaimState;
}

async function seat(kind: object): Promise<Seated> {
  const { splitCount = 1, ...line } = kind as { splitCount?: number; price: string };
  const [host, ana] = [await signedInAccount(table), await signedInAccount(table)];
  const bill = {
    hostName: 'Hana',
    items: [
      { name: 'Free', ...line },
      { name: 'Beer', price: '5.00' },
    ],
    tax: '0',
    tip: '0',
  };
  const { receipt } = await createReceipt(host, { restaurantName: 'Casa', ...bill });
  const itemId = receipt.items[0]?.id ?? '';
  const { claim, receipt: seated } = await claimItem(ana, {
    itemId,
    claimerName: 'Ana',
    claimerEmail: 'ana@example.com',
    splitCount,
    units: 1,
  });
  expect(claim.amountCents).toBe(0);
  return { host, ana, receipt, seated, claim, claimId: claim.id };
}

describe.each(KINDS)('%s', (_name, kind) => {
  it('is not reminded of', async () => {
    const { host, receipt, claimId, claim, seated, ana } = await seat(kind);
    table.setTime(DAYS_LATER);
    expect(await findDueReminders(host)).toEqual([]);
    const diner = { receiptId: receipt.id, guestId: ana.viewer.guestId ?? '' };
    expect(await planReminder(host, diner)).toEqual([]);
    expect(await database.db.prisma.mail.count({ where: { receiptId: receipt.id } })).toBe(0);
    expect(await readSchedule(host, { receipt: seated, claim })).toMatchObject({
      nextAt: null,
      stopped: 'nothingOwed',
    });
    await expect(remindDiner(host, { claimId })).rejects.toThrow(Conflict);
  });

  it('is not paid, so there is nothing to confirm', async () => {
    const { ana, host, receipt, claimId } = await seat(kind);
    for (const claimIds of [undefined, [claimId]])
      for (const payer of [ana, host])
        await expect(payClaims(payer, { receiptId: receipt.id, claimIds, method: 'cash' })).rejects.toThrow(Conflict);
    expect((await ana.store.load(receipt.id))?.payments).toEqual([]);
  });

  it('is in no list of what is owed', async () => {
    const { ana, host, receipt } = await seat(kind);
    expect(await readIOwe(ana)).toMatchObject({ debts: [] });
    expect(await readOwedToMe(host)).toMatchObject({ debts: [] });
    const [other] = await listCounterparties(host, {
      search: '',
      after: null,
      before: null,
      isInverted: false,
      limit: 9,
    });
    expect(other).toMatchObject({ owedToMeCents: 0, toConfirmCents: 0, receiptCount: 1 });
    const person = { guestId: ana.viewer.guestId ?? '', currency: 'USD' };
    expect(await claimToRemind(host, person)).toBeNull();
    expect(await receiptsBetween(host, person)).toMatchObject([{ receipt: { id: receipt.id }, owedToMeCents: 0 }]);
  });

  it('is paid along with what costs something, can be given back, and is reminded of when an edit gives it a price', async () => {
    const { ana, host, receipt } = await seat(kind);
    const beer = receipt.items[1]?.id ?? '';
    await claimItem(ana, { itemId: beer, claimerName: 'Ana' });
    const { receipt: paid } = await payClaims(ana, { receiptId: receipt.id, method: 'cash' });
    expect(paid.claims.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(paid.payments).toMatchObject([{ amountCents: 500 }]);

    const again = await seat(kind);
    const items = again.receipt.items.map(({ id, name }) => ({ id, name, price: '8.00', quantity: 3, discount: '0' }));
    await editReceipt(again.host, { receiptId: again.receipt.id, items });
    table.setTime(DAYS_LATER);
    expect(await findDueReminders(host)).toEqual([{ receiptId: again.receipt.id, guestId: again.ana.viewer.guestId }]);

    const third = await seat(kind);
    expect((await unclaim(third.ana, { claimId: third.claimId })).receipt.claims).toEqual([]);
  });
});
