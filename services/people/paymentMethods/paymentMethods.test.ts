import { beforeEach, describe, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn } from '../../platform/errors';
import { openHandle } from '../../receipts/payments/payerHandle';
import { payClaims } from '../../receipts/payments/payClaims';
import { claimItem } from '../../receipts/claims/claimItem';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { addPaymentMethod } from './addPaymentMethod';
import { removePaymentMethod } from './removePaymentMethod';
import { listPaymentMethods, readPaymentMethod } from './savedMethods';
import { setDefaultPaymentMethod } from './setDefaultPaymentMethod';

const VENMO = { type: 'venmo', displayName: 'My Venmo', identifier: '@ana-pays' };
const CARD = { type: 'card', displayName: 'Visa', identifier: '4242' };

const { database, table } = await tableForTests({ poolMax: 20 });
let ana: ServiceContext;
let ben: ServiceContext;
beforeEach(async () => {
  [ana, ben] = [await signedInAccount(table), await signedInAccount(table)];
});

const namesOf = async (ctx: ServiceContext) =>
  (await listPaymentMethods(ctx)).map(({ displayName, isDefault }) => (isDefault ? `${displayName}*` : displayName));

async function addNamed<Names extends string[]>(ctx: ServiceContext, ...names: Names) {
  const at = Date.now();
  const added = [];
  for (const [index, displayName] of names.entries()) {
    const { id } = await addPaymentMethod({ ...ctx, now: () => new Date(at + index) }, { ...VENMO, displayName });
    added.push({ paymentMethodId: id });
  }
  return added as { [Index in keyof Names]: { paymentMethodId: string } };
}

describe('saved payment methods', () => {
  it('are kept sealed and read back as they were entered', async () => {
    const saved = await addPaymentMethod(ana, VENMO);
    expect(saved).toMatchObject({ type: 'venmo', displayName: 'My Venmo', identifier: 'ana-pays', isDefault: true });
    expect(await listPaymentMethods(ana)).toEqual([saved]);
    const row = await database.db.prisma.savedPaymentMethod.findUniqueOrThrow({ where: { id: saved.id } });
    expect(JSON.stringify(row)).not.toContain('ana-pays');
  });

  it('come with the default first and then the newest', async () => {
    await addNamed(ana, 'first', 'second', 'third');
    expect(await namesOf(ana)).toEqual(['first*', 'third', 'second']);
    await addPaymentMethod(ana, { ...CARD, isDefault: true });
    expect(await namesOf(ana)).toEqual(['Visa*', 'third', 'second', 'first']);
  });

  it('make the newest other one the default when the default is removed', async () => {
    const [first, , third] = await addNamed(ana, 'first', 'second', 'third');
    await removePaymentMethod(ana, first);
    expect(await namesOf(ana)).toEqual(['third*', 'second']);
    await setDefaultPaymentMethod(ana, third);
    await removePaymentMethod(ana, third);
    expect(await namesOf(ana)).toEqual(['second*']);
  });

  it('have exactly one default after any simultaneous changes', async () => {
    const [a, b, c, d] = await addNamed(ana, 'a', 'b', 'c', 'd');
    await Promise.all([
      removePaymentMethod(ana, a),
      setDefaultPaymentMethod(ana, b),
      addPaymentMethod(ana, { ...CARD, isDefault: true }),
      setDefaultPaymentMethod(ana, c),
      addPaymentMethod(ana, { ...CARD, isDefault: true }),
      removePaymentMethod(ana, d),
    ]);
    const kept = await listPaymentMethods(ana);
    expect(kept).toHaveLength(4);
    expect(kept.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  it('are at most 20, also when they come at once', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 23 }, () => addPaymentMethod(ana, VENMO)));
    const refused = tries.flatMap((tried) => (tried.status === 'rejected' ? [tried.reason as unknown] : []));
    expect(refused).toHaveLength(3);
    for (const reason of refused) expect(reason).toBeInstanceOf(Conflict);
    expect(await listPaymentMethods(ana)).toHaveLength(20);
  });

  it('refuse bad input and store nothing of it', async () => {
    await expect(addPaymentMethod(ana, { ...CARD, identifier: '4111111111111111' })).rejects.toBeInstanceOf(
      InvalidInput,
    );
    expect(await listPaymentMethods(ana)).toEqual([]);
  });

  it('are for the account alone', async () => {
    const { id } = await addPaymentMethod(ana, VENMO);
    const anas = { paymentMethodId: id };
    for (const act of [removePaymentMethod, setDefaultPaymentMethod]) {
      await expect(act(ben, anas)).rejects.toBeInstanceOf(NotFound);
      await expect(act(table.stranger(), anas)).rejects.toBeInstanceOf(NotSignedIn);
    }
    await expect(readPaymentMethod(ben, id)).rejects.toBeInstanceOf(NotFound);
    await expect(listPaymentMethods(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
    await expect(addPaymentMethod(table.stranger(), VENMO)).rejects.toBeInstanceOf(NotSignedIn);
    expect(await listPaymentMethods(ben)).toEqual([]);
    expect(await namesOf(ana)).toEqual(['My Venmo*']);
  });
});

describe('paying with a saved method', () => {
  async function seat() {
    const receipt = await table.newReceipt();
    const claim = await claimItem(ana, { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana' });
    return { receiptId: receipt.id, amountCents: claim.claim.amountCents };
  }

  it('reports its type and handle', async () => {
    const { receiptId } = await seat();
    const { id } = await addPaymentMethod(ana, VENMO);
    const { receipt } = await payClaims(ana, { receiptId, paymentMethodId: id });
    expect(receipt.payments).toMatchObject([{ method: 'venmo' }]);
    expect(receipt.payments.map((payment) => openHandle(ana.sealer, payment))).toEqual(['ana-pays']);
  });

  it('refuses another account’s method, and any method without an account', async () => {
    const { receiptId } = await seat();
    const { id } = await addPaymentMethod(ben, VENMO);
    await expect(payClaims(ana, { receiptId, paymentMethodId: id })).rejects.toBeInstanceOf(NotFound);
    const asGuest = { ...ana, viewer: { ...ana.viewer, session: null } };
    await expect(payClaims(asGuest, { receiptId, paymentMethodId: id })).rejects.toBeInstanceOf(NotSignedIn);
    await expect(payClaims(ana, { receiptId })).rejects.toBeInstanceOf(InvalidInput);
  });

  it('refuses an amount more than a cent off and names the right one', async () => {
    const { receiptId } = await seat();
    const paying = payClaims(ana, { receiptId, method: 'cash', expectedAmount: '5.85' });
    await expect(paying).rejects.toThrow('The right amount is 5.87.');
    await expect(paying).rejects.toBeInstanceOf(AmountMismatch);
    const { receipt } = await payClaims(ana, { receiptId, method: 'cash', expectedAmount: '5.88' });
    expect(receipt.payments).toMatchObject([{ amountCents: 587 }]);
  });
});
