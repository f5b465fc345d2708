import { beforeEach, describe, expect, it } from 'vitest';
import { cancelClaim, unclaim } from '../../receipts/claims/changeClaim';
import { claimItem } from '../../receipts/claims/claimItem';
import type { ServiceContext } from '../../context';
import { InvalidCredentials, NotFound, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { addPaymentMethod } from '../../people/paymentMethods/addPaymentMethod';
import { confirmPayment } from '../../receipts/payments/changePayment';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { lastLink } from '../../testing/mails';
import { PASSWORD } from '../../testing/browsers';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { updateProfile } from '../profile/updateProfile';
import { verifyEmail } from '../profile/verifyEmail';
import { anonymiseReceipt } from './anonymiseReceipt';
import { confirmAccountDeletion, deleteAccount } from './deleteAccount';
import { eraseAccount } from './eraseAccount';

const BILL = { restaurantName: 'Trattoria', items: [{ name: 'Pizza', price: '20.00' }] };

const { database, table } = await tableForTests({ poolMax: 20 });
let ana: SignedInContext;
beforeEach(async () => {
  ana = await signedInAccount(table);
});

const isThere = async (ctx: typeof ana) =>
  (await database.db.prisma.user.count({ where: { id: ctx.viewer.session.userId } })) === 1;
const erase = (ctx: typeof ana) => {
  const { guestId, session } = ctx.viewer;
  return eraseAccount(ctx, { guestId, userId: session.userId });
};
const trailOf = async (receiptId: string) => {
  const rows = await database.db.prisma.change.findMany({ where: { receiptId }, orderBy: { version: 'asc' } });
  return rows.map(({ actorName, summary }) => `${actorName}: ${summary}`);
};

/** Ana claims and pays on a bill of somebody else, for a child too, and another Ana is there. */
async function seatAtOthersBill() {
  const receipt = await table.newReceipt();
  const host = table.hostOf(receipt);
  const nachos = itemNamed(receipt, 'Nachos').id;
  const mine = await claimItem(ana, { itemId: nachos, units: 1, claimerName: 'Ana', claimerEmail: 'a@example.com' });
  await claimItem(ana, { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Kid', claimerPhone: '415 555 0123' });
  const { claim: othersClaim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
  const { paymentId } = await payClaims(ana, { receiptId: receipt.id, method: 'venmo', handle: '@ana-pays' });
  await confirmPayment(host, { paymentId });
  return { receipt, host, othersClaim, mine };
}

describe('a deleted account', () => {
  it('leaves claims and payments on others’ bills, without its name, contact and handle', async () => {
    const { receipt, othersClaim } = await seatAtOthersBill();
    const before = await table.stranger().store.load(receipt.id);
    await erase(ana);
    const after = await table.otherProcess().stranger().store.load(receipt.id);
    expect(after?.claims.map(({ amountCents, status, pieces }) => ({ amountCents, status, pieces }))).toEqual(
      before?.claims.map(({ amountCents, status, pieces }) => ({ amountCents, status, pieces })),
    );
    expect(after?.claims.at(-1)).toEqual(othersClaim);
    const [first, second] = after?.claims ?? [];
    for (const claim of [first, second]) {
      expect(claim).toMatchObject({ claimerName: 'Former guest', claimerEmail: null, claimerPhone: null });
      expect(claim?.guestId).not.toBe(ana.viewer.guestId);
    }
    expect(after?.payments).toMatchObject([
      { payerName: 'Former guest', payerGuestId: first?.guestId, handle: null, amountCents: 1762 },
    ]);
  });

  it('appears in the trail without a name, and everybody else keeps theirs', async () => {
    const { receipt } = await seatAtOthersBill();
    await erase(ana);
    expect(await trailOf(receipt.id)).toEqual([
      'Host: Host shared the bill of Casa Nacho over $41.11',
      'Former guest: Former guest claimed 1 of 3 Nachos for $11.75',
      'Former guest: Former guest claimed Beer for $5.87',
      'Ana: Ana claimed 1 of 3 Nachos for $11.74',
      'Former guest: Former guest paid $17.62 by Venmo',
      'Host: Host confirmed $17.62 from Former guest',
      "Fairtab: A guest's account was deleted",
    ]);
    const actors = await database.db.prisma.change.count({ where: { actorGuestId: ana.viewer.guestId } });
    expect(actors).toBe(0);
  });

  it('loses its name also where its claims are cancelled or gone', async () => {
    const receipt = await table.newReceipt();
    const cancelled = await table.claim(receipt, { item: 'Beer', name: 'Ben' });
    const mine = await claimItem(ana, { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Zoe', units: 1 });
    const gone = await claimItem(ana, { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Mia', units: 1 });
    await unclaim(table.hostOf(receipt), { claimId: gone.claimId });
    await cancelClaim(table.hostOf(receipt), { claimId: mine.claimId });
    await cancelClaim(table.hostOf(receipt), { claimId: cancelled.claimId });
    await erase(ana);
    const trail = (await trailOf(receipt.id)).join('\n');
    expect(trail).not.toMatch(/Zoe|Mia/);
    expect(trail).toContain('Host cancelled the claim of Former guest on Nachos');
    expect(trail).toContain('Host cancelled the claim of Ben on Beer');
  });

  it('loses the receipts it hosts, with what others claimed on them, and open screens learn of it', async () => {
    const { receipt } = await createReceipt(ana, BILL);
    const { receipt: deleted } = await createReceipt(ana, BILL);
    await database.db.prisma.receipt.update({ where: { id: deleted.id }, data: { deletedAt: new Date() } });
    await table.claim(receipt, { item: 'Pizza', name: 'Ben' });
    table.published.length = 0;
    await erase(ana);
    expect(await database.db.prisma.receipt.count({ where: { id: { in: [receipt.id, deleted.id] } } })).toBe(0);
    expect(await database.db.prisma.claim.count({ where: { receiptId: receipt.id } })).toBe(0);
    expect(table.published).toContainEqual({ type: 'receiptChanged', receiptId: receipt.id, version: 3 });
    expect(table.published).toContainEqual({ type: 'sessionsEnded', sessionIds: [ana.viewer.session.id] });
    expect(await table.stranger().store.load(receipt.id)).toBeNull();
  });

  it('removes all rows of the account, and none of others', async () => {
    const ben = await signedInAccount(table);
    for (const account of [ana, ben]) {
      await addPaymentMethod(account, { type: 'venmo', displayName: 'Mine', identifier: '@my-venmo' });
      await createReceipt(account, { ...BILL, idempotencyKey: 'k' });
    }
    await erase(ana);
    const { prisma } = database.db;
    for (const [account, count] of [
      [ana, 0],
      [ben, 1],
    ] as const) {
      const { guestId, session } = account.viewer;
      const { userId } = session;
      expect(await prisma.user.count({ where: { id: userId } })).toBe(count);
      expect(await prisma.session.count({ where: { userId } })).toBe(count);
      expect(await prisma.savedPaymentMethod.count({ where: { userId } })).toBe(count);
      expect(await prisma.guest.count({ where: { id: guestId } })).toBe(count);
      expect(await prisma.receipt.count({ where: { hostGuestId: guestId } })).toBe(count);
      expect(await prisma.idempotencyKey.count({ where: { guestId } })).toBe(count);
    }
  });

  it('is deleted completely when a deletion that was stopped midway is begun again', async () => {
    const { receipt } = await seatAtOthersBill();
    const { receipt: second } = await seatAtOthersBill();
    const former = await database.db.prisma.guest.create({ data: { id: ana.newId() } });
    const anonymisation = { guestId: ana.viewer.guestId, formerId: former.id };
    await anonymiseReceipt(ana, { receiptId: receipt.id, anonymisation });
    await anonymiseReceipt(ana, { receiptId: receipt.id, anonymisation });
    await erase(ana);
    expect(await isThere(ana)).toBe(false);
    for (const { id } of [receipt, second]) {
      const trail = (await trailOf(id)).join('\n');
      expect(trail.match(/A guest's account was deleted/g)).toHaveLength(1);
      expect(trail).not.toMatch(/Kid/);
    }
    await erase(ana);
  });

  it('keeps no claim that was made while it was being deleted', async () => {
    const receipt = await table.newReceipt({ items: [{ name: 'Nachos', price: '10.00', quantity: 60 }] });
    const itemId = itemNamed(receipt, 'Nachos').id;
    const elsewhere = { ...ana, store: table.otherProcess().stranger().store };
    const claims = Array.from({ length: 30 }, () => claimItem(elsewhere, { itemId, claimerName: 'Ana', units: 1 }));
    const [tries] = await Promise.all([Promise.allSettled(claims), erase(ana)]);
    expect(await isThere(ana)).toBe(false);
    const kept = await database.db.prisma.claim.findMany({ where: { receiptId: receipt.id } });
    expect(kept.length).toBe(tries.filter(({ status }) => status === 'fulfilled').length);
    expect(new Set(kept.map(({ claimerName }) => claimerName))).not.toContain('Ana');
    expect((await trailOf(receipt.id)).join('\n')).not.toMatch(/Ana claimed/);
  });
});

describe('deleteAccount', () => {
  it('asks for the password where there is no verified address', async () => {
    await updateProfile(ana, { email: 'ana@example.com', currentPassword: PASSWORD });
    const cookies: (string | null)[] = [];
    const asking = { ...ana, onSession: (secret: string | null) => void cookies.push(secret) };
    for (const password of [undefined, null, '', 'wrong password'])
      await expect(deleteAccount(asking, { password })).rejects.toBeInstanceOf(InvalidCredentials);
    expect(await isThere(ana)).toBe(true);
    expect(await deleteAccount(asking, { password: PASSWORD })).toEqual({ isMailSent: false });
    expect(await isThere(ana)).toBe(false);
    expect(cookies).toEqual([null]);
    await expect(deleteAccount(asking, { password: PASSWORD })).rejects.toBeInstanceOf(NotSignedIn);
  });

  it('limits wrong passwords', async () => {
    for (let n = 0; n < 10; n++)
      await expect(deleteAccount(ana, { password: `guess ${n}` })).rejects.toBeInstanceOf(InvalidCredentials);
    await expect(deleteAccount(ana, { password: PASSWORD })).rejects.toBeInstanceOf(TooManyAttempts);
  });

  it('is refused without an account', async () => {
    await expect(deleteAccount(table.stranger(), { password: PASSWORD })).rejects.toBeInstanceOf(NotSignedIn);
  });
});

describe('deletion by mail', () => {
  const email = 'ana@example.com';
  const tokenOf = async () => (await lastLink(database.db, email)).searchParams.get('token') ?? '';
  async function verified(): Promise<ServiceContext> {
    await database.db.prisma.mail.deleteMany();
    await updateProfile(ana, { email, currentPassword: PASSWORD });
    await verifyEmail(ana, { token: await tokenOf() });
    return ana;
  }

  it('happens when the link is opened and confirmed, wherever that is', async () => {
    await verified();
    expect(await deleteAccount(ana, {})).toEqual({ isMailSent: true });
    expect(await isThere(ana)).toBe(true);
    const link = await lastLink(database.db, email);
    expect(link.pathname).toBe('/delete-account');
    const token = await tokenOf();
    expect((await confirmAccountDeletion(table.stranger(), { token })).username).toMatch(/^Ana-/);
    expect(await isThere(ana)).toBe(false);
    await expect(confirmAccountDeletion(table.stranger(), { token })).rejects.toBeInstanceOf(NotFound);
  });

  it('needs a link for this purpose, at most an hour old, to the account’s current address', async () => {
    await verified();
    await updateProfile(ana, { email: 'new@example.com', currentPassword: PASSWORD });
    const other = (await lastLink(database.db, 'new@example.com')).searchParams.get('token') ?? '';
    await expect(confirmAccountDeletion(ana, { token: other })).rejects.toBeInstanceOf(NotFound);
    await verifyEmail(ana, { token: other });
    await deleteAccount(ana, {});
    const token = (await lastLink(database.db, 'new@example.com')).searchParams.get('token') ?? '';
    await expect(verifyEmail(ana, { token })).rejects.toBeInstanceOf(NotFound);
    const late = { ...ana, now: () => new Date(Date.now() + 61 * 60 * 1000) };
    await expect(confirmAccountDeletion(late, { token })).rejects.toBeInstanceOf(NotFound);
    await updateProfile(ana, { email, currentPassword: PASSWORD });
    await expect(confirmAccountDeletion(ana, { token })).rejects.toBeInstanceOf(NotFound);
    expect(await isThere(ana)).toBe(true);
  });
});
