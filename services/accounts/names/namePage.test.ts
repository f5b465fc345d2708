import { beforeEach, describe, expect, it } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { eraseAccount } from '../deletion/eraseAccount';
import type { ServiceContext } from '../../context';
import { InvalidInput, NotFound, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { LIMITS } from '../../platform/limits/limits';
import { addPaymentMethod } from '../../people/paymentMethods/addPaymentMethod';
import { removePaymentMethod } from '../../people/paymentMethods/removePaymentMethod';
import { listPaymentMethods } from '../../people/paymentMethods/savedMethods';
import { newUsername } from '../../testing/browsers';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { readNamePage, readNamePageSettings, saveNamePage } from './namePage';
import { owedToName } from './owedToName';

const VENMO = { type: 'venmo', displayName: 'My Venmo', identifier: '@ana-pays' };
const ZELLE = { type: 'zelle', displayName: 'Zelle', identifier: 'ana@example.com' };
const CARD = { type: 'card', displayName: 'Visa', identifier: '4242' };

const { database, table } = await tableForTests();
let ana: SignedInContext;
let name: string;
let addresses = 0;
beforeEach(async () => {
  name = newUsername();
  ana = await signedInAccount(table, { username: name, usernameKey: name.toLowerCase() });
});

/** A request by somebody else, from an address of their own unless one is given. */
const visitor = (address = `203.0.113.${(addresses += 1)}`): ServiceContext => ({
  ...table.stranger(),
  client: { address, userAgent: 'a test' },
});
const show = (ctx: ServiceContext, input: object = {}) =>
  saveNamePage(ctx, { isOn: true, displayName: 'Ana B.', paymentMethodIds: [], ...input });

describe('the page of a name', () => {
  it('is off until its owner turns it on', async () => {
    await addPaymentMethod(ana, VENMO);
    expect(await readNamePageSettings(ana)).toEqual({ isOn: false, displayName: '' });
    expect(await readNamePage(visitor(), name)).toBeNull();
  });

  it('shows exactly what was chosen, and nothing else of the account', async () => {
    const venmo = await addPaymentMethod(ana, VENMO);
    await addPaymentMethod(ana, ZELLE);
    await addPaymentMethod(ana, CARD);
    await show(ana, { paymentMethodIds: [venmo.id] });
    const { guestId, session } = ana.viewer;
    expect(await readNamePage(visitor(), name)).toEqual({
      username: name,
      displayName: 'Ana B.',
      ways: [{ method: 'venmo', handle: 'ana-pays' }],
      userId: session.userId,
      guestId,
    });
  });

  it('is found by the exact name alone, in upper or lower case', async () => {
    await show(ana);
    for (const same of [name.toLowerCase(), name.toUpperCase()])
      expect(await readNamePage(visitor(), same)).toMatchObject({ username: name });
    for (const other of [name.slice(0, -1), `${name}x`, '%', `${name.slice(0, 3)}%`, '', ' ', 'a'.repeat(10_000)])
      expect(await readNamePage(visitor(), other)).toBeNull();
  });

  it('changes as a whole, and is gone at once when it is turned off, with all that was chosen kept', async () => {
    const [venmo, zelle] = [await addPaymentMethod(ana, VENMO), await addPaymentMethod(ana, ZELLE)];
    await show(ana, { paymentMethodIds: [venmo.id] });
    await show(ana, { displayName: 'A. B.', paymentMethodIds: [zelle.id, zelle.id] });
    expect(await readNamePage(visitor(), name)).toMatchObject({
      displayName: 'A. B.',
      ways: [{ method: 'zelle', handle: 'ana@example.com' }],
    });
    await show(ana, { isOn: false, displayName: 'A. B.', paymentMethodIds: [zelle.id] });
    expect(await readNamePage(visitor(), name)).toBeNull();
    expect(await readNamePageSettings(ana)).toEqual({ isOn: false, displayName: 'A. B.' });
  });

  it('loses a method that is removed, and does not show it again when it is put back', async () => {
    const { id } = await addPaymentMethod(ana, VENMO);
    await show(ana, { paymentMethodIds: [id] });
    await removePaymentMethod(ana, { paymentMethodId: id });
    expect(await readNamePage(visitor(), name)).toMatchObject({ ways: [] });
    await addPaymentMethod(ana, VENMO);
    expect(await readNamePage(visitor(), name)).toMatchObject({ ways: [] });
  });

  it('never shows a card or a bank account', async () => {
    const [venmo, card] = [await addPaymentMethod(ana, VENMO), await addPaymentMethod(ana, CARD)];
    await expect(show(ana, { paymentMethodIds: [venmo.id, card.id] })).rejects.toBeInstanceOf(InvalidInput);
    expect((await listPaymentMethods(ana)).some(({ isShown }) => isShown)).toBe(false);
    expect(await readNamePage(visitor(), name)).toBeNull();
  });

  it('takes a name that can be shown, when it is on', async () => {
    for (const displayName of ['', null, '\u200b', 'x'.repeat(61), 'a\u202eb'])
      await expect(show(ana, { displayName })).rejects.toBeInstanceOf(InvalidInput);
    await show(ana, { isOn: false, displayName: '' });
    expect(await readNamePageSettings(ana)).toEqual({ isOn: false, displayName: '' });
  });

  it.each(['Fairtab Support', 'Ana ✔', 'Pаypal', 'Ana 🛡️'])('does not take the shown name %s', async (displayName) => {
    await expect(show(ana, { displayName })).rejects.toMatchObject({ fields: [{ path: 'displayName' }] });
  });

  it.each([
    ['reads as that of an older account', () => ({ foldedName: null })],
    ['is a reserved word', () => ({ username: 'support', usernameKey: 'support' })],
  ])('does not exist for an account from before whose name %s', async (_, change) => {
    await show(ana);
    const { username } = await database.db.prisma.user.update({
      where: { id: ana.viewer.session.userId },
      data: change(),
    });
    expect(await readNamePage(visitor(), username)).toBeNull();
    await expect(show(ana)).rejects.toMatchObject({ fields: [{ path: 'isOn' }] });
    await show(ana, { isOn: false });
  });

  it('is set up by its owner alone, with methods of the owner', async () => {
    const ben = await signedInAccount(table);
    const { id } = await addPaymentMethod(ben, VENMO);
    await expect(show(ana, { paymentMethodIds: [id] })).rejects.toBeInstanceOf(NotFound);
    await expect(show(visitor())).rejects.toBeInstanceOf(NotSignedIn);
    await expect(readNamePageSettings(visitor())).rejects.toBeInstanceOf(NotSignedIn);
    expect(await readNamePage(visitor(), name)).toBeNull();
    expect(await listPaymentMethods(ben)).toMatchObject([{ isShown: false }]);
  });

  it('goes with the account', async () => {
    await show(ana);
    const { guestId, session } = ana.viewer;
    await eraseAccount(table.stranger(), { guestId, userId: session.userId });
    expect(await readNamePage(visitor(), name)).toBeNull();
  });
});

describe('what a viewer owes the owner of a name', () => {
  it('is what the account claimed on receipts of the owner and did not pay, and for its eyes alone', async () => {
    const [ben, eve] = [await signedInAccount(table), await signedInAccount(table)];
    await show(ana);
    const items = [{ name: 'Soup', price: '11.00', quantity: 4 }];
    const { receipt } = await createReceipt(ana, { restaurantName: 'Roma', items });
    for (const ctx of [ben, eve]) await claimItem(ctx, { itemId: receipt.items[0]?.id, units: 1, claimerName: 'Pat' });
    await payClaims(eve, { receiptId: receipt.id, method: 'cash' });
    const owed = async (ctx: ServiceContext) => {
      const page = await readNamePage(ctx, name);
      return page && (await owedToName(ctx, page)).map((each) => [each.receipt.id, each.iOweCents]);
    };
    expect(await owed(ben)).toEqual([[receipt.id, 1100]]);
    for (const ctx of [eve, ana, visitor(), table.guest(ben.viewer.guestId)]) expect(await owed(ctx)).toEqual([]);
  });
});

describe('looking names up', () => {
  it('counts the same for a name with a page, one without, and one that is no name', async () => {
    await show(ana);
    for (const looked of [name, newUsername(), '%']) {
      const { client } = visitor();
      const { points } = LIMITS.namesFromAddress;
      // All but one of them at once, in place of hundreds of requests.
      await database.db.pool.query('DELETE FROM rate_limit');
      await readNamePage(visitor(client.address), looked);
      await database.db.pool.query('UPDATE rate_limit SET points = $1', [points - 1]);
      await readNamePage(visitor(client.address), looked);
      await expect(readNamePage(visitor(client.address), looked)).rejects.toBeInstanceOf(TooManyAttempts);
      await readNamePage(visitor(), looked);
    }
  });

  it('counts once for each name in a request', async () => {
    const request = visitor();
    await database.db.pool.query('DELETE FROM rate_limit');
    await Promise.all([readNamePage(request, name), readNamePage(request, name.toUpperCase())]);
    const { rows } = await database.db.pool.query('SELECT points FROM rate_limit');
    expect(rows).toEqual([{ points: 1 }]);
  });
});
