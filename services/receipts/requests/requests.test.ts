import type { ReceiptState } from '@fairtab/domain/receipts';
import { beforeEach, describe, expect, it } from 'vitest';
import { eraseAccount } from '../../accounts/deletion/eraseAccount';
import { cancelClaim } from '../claims/changeClaim';
import { claimItem } from '../claims/claimItem';
import type { ServiceContext } from '../../context';
import { AmountMismatch, Conflict, InvalidInput, NotFound, NotSignedIn, TooManyAttempts } from '../../platform/errors';
import { personId } from '../../people/guests';
import { saveNamePage } from '../../accounts/names/namePage';
import { savePreferences } from '../../messages/notifications/preferences';
import { payClaims } from '../payments/payClaims';
import { createReceipt } from '../createReceipt';
import { deleteReceipt } from '../deleteReceipt';
import { shareReceipt } from '../shareReceipt';
import { newUsername } from '../../testing/browsers';
import { tableForTests } from '../../testing/tableForTests';
import { signedInAccount, type SignedInContext } from '../../testing/signedInAccount';
import { itemNamed } from '../../testing/table';
import { askToTakeOver } from './askToTakeOver';
import { listBlockedNames, unblockName } from './blockedNames';
import { declineRequest, takeOver } from './takeOver';
import { listRequests } from './openRequests';
import { findUntold, tellAsked } from './tellAsked';

const NOON = new Date('2026-05-22T12:00:00-04:00');

const { database, table } = await tableForTests();
let hana: SignedInContext;
let ana: SignedInContext;
let [hanasName, anasName] = ['', ''];
let receipt: ReceiptState;

async function account(): Promise<[SignedInContext, string]> {
  const username = newUsername();
  const known = { email: `${username}@example.com`, emailVerifiedAt: NOON };
  return [await signedInAccount(table, { username, usernameKey: username.toLowerCase(), ...known }), username];
}
beforeEach(async () => {
  table.setTime(NOON);
  await database.db.pool.query('DELETE FROM mail');
  await database.db.pool.query('DELETE FROM payment_request');
  [hana, hanasName] = await account();
  [ana, anasName] = await account();
  await turn(ana, true);
  const items = [
    { name: 'Nachos', price: '10.00', quantity: 3 },
    { name: 'Beer', price: '5.00' },
  ];
  ({ receipt } = await createReceipt(hana, {
    restaurantName: 'Casa Nacho',
    hostName: 'Hana',
    items,
    timeZone: 'America/New_York',
  }));
  await claimFor('Ben');
});

const turn = (ctx: ServiceContext, isOn: boolean) =>
  saveNamePage(ctx, { isOn, displayName: 'Ana', paymentMethodIds: [] });
async function claimFor(claimerName: string, ctx: ServiceContext = hana): Promise<string> {
  const wanted = { itemId: itemNamed(receipt, 'Nachos').id, units: 1, claimerName };
  return (await claimItem(ctx, wanted)).claimId;
}
const now = async (): Promise<ReceiptState> => (await hana.store.load(receipt.id)) ?? receipt;
const ask = (input: object = {}, ctx: ServiceContext = hana) =>
  askToTakeOver(ctx, {
    receiptId: receipt.id,
    person: personId({ receiptId: receipt.id, person: { guestId: hana.viewer.guestId, name: 'Ben' } }),
    username: anasName,
    ...input,
  });
async function onlyRequest(ctx: ServiceContext = ana): Promise<string> {
  const [request] = await listRequests(ctx);
  if (!request) throw new Error('No request reached the account');
  return request.id;
}
/** What a worker does when it looks. */
async function work(): Promise<void> {
  const fairtab = table.stranger();
  for (const requestId of await findUntold(fairtab)) await tellAsked(fairtab, { requestId });
}
const mails = () => database.db.prisma.mail.findMany();

describe('a request to a username', () => {
  it('reaches its account with who asks, for whom, for what and how much', async () => {
    await ask({ username: ` @${anasName.toUpperCase()} ` });
    expect(await listRequests(ana)).toMatchObject([
      {
        personName: 'Ben',
        from: { username: hanasName },
        amountCents: 1000,
        dishes: ['Nachos'],
        receipt: { restaurantName: 'Casa Nacho', hostName: 'Hana' },
      },
    ]);
    expect(await listRequests(hana)).toEqual([]);
  });

  it('follows what is unpaid, and is gone when nothing is left', async () => {
    await ask();
    const second = await claimFor('BEN');
    expect(await listRequests(ana)).toMatchObject([{ amountCents: 2000 }]);
    await cancelClaim(hana, { claimId: second });
    expect(await listRequests(ana)).toMatchObject([{ amountCents: 1000 }]);
    await payClaims(hana, { receiptId: receipt.id, method: 'cash' });
    expect(await listRequests(ana)).toEqual([]);
  });

  it('gives the claims to who agrees, who can pay them, and no cent is lost', async () => {
    await ask();
    const before = await now();
    await expect(takeOver(ana, { requestId: await onlyRequest(), expectedAmount: '9.00' })).rejects.toBeInstanceOf(
      AmountMismatch,
    );
    await takeOver(ana, { requestId: await onlyRequest(), expectedAmount: '10.00' });
    const after = await now();
    expect(after.claims).toEqual(before.claims.map((claim) => ({ ...claim, guestId: ana.viewer.guestId })));
    expect(await listRequests(ana)).toEqual([]);
    await payClaims(ana, { receiptId: receipt.id, method: 'cash', expectedAmount: '10.00' });
    expect((await now()).payments).toMatchObject([{ payerGuestId: ana.viewer.guestId, amountCents: 1000 }]);
  });

  it('can be agreed to once, also at the same moment', async () => {
    await ask();
    const requestId = await onlyRequest();
    const tries = await Promise.allSettled([1, 2, 3].map(() => takeOver(ana, { requestId })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await now()).claims).toMatchObject([{ guestId: ana.viewer.guestId, amountCents: 1000 }]);
  });

  it('is for its account alone', async () => {
    await ask();
    const requestId = await onlyRequest();
    const [eve] = await account();
    await turn(eve, true);
    for (const ctx of [eve, hana]) {
      await expect(takeOver(ctx, { requestId })).rejects.toBeInstanceOf(NotFound);
      await expect(declineRequest(ctx, { requestId, blocksSender: false })).rejects.toBeInstanceOf(NotFound);
    }
    await expect(takeOver(table.stranger(), { requestId })).rejects.toBeInstanceOf(NotSignedIn);
    await expect(listRequests(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
    expect(await listRequests(ana)).toHaveLength(1);
  });

  it('is not agreed to on a receipt that was made private or deleted', async () => {
    await ask();
    const requestId = await onlyRequest();
    await shareReceipt(hana, { receiptId: receipt.id, visibility: 'participants' });
    expect(await listRequests(ana)).toHaveLength(1);
    await shareReceipt(hana, { receiptId: receipt.id, visibility: 'private' });
    await expect(takeOver(ana, { requestId })).rejects.toBeInstanceOf(NotFound);
    await shareReceipt(hana, { receiptId: receipt.id, visibility: 'link' });
    await deleteReceipt(hana, { receiptId: receipt.id });
    await expect(takeOver(ana, { requestId })).rejects.toBeInstanceOf(NotFound);
  });
});

describe('asking', () => {
  it('is answered the same for a name that is unknown, has no page, declined, or blocked the host', async () => {
    const [off, offName] = await account();
    await turn(off, false);
    const [declining, decliningName] = await account();
    await turn(declining, true);
    await ask({ username: decliningName });
    await declineRequest(declining, { requestId: await onlyRequest(declining), blocksSender: false });
    const [blocking, blockingName] = await account();
    await turn(blocking, true);
    await ask({ username: blockingName });
    await declineRequest(blocking, { requestId: await onlyRequest(blocking), blocksSender: true });
    await claimFor('Cleo');
    const cleo = personId({ receiptId: receipt.id, person: { guestId: hana.viewer.guestId, name: 'Cleo' } });
    const known = await ask({ person: cleo });
    for (const username of ['nobody-has-this', offName, decliningName, blockingName])
      expect(await ask({ person: cleo, username })).toEqual(known);
    for (const username of ['nobody-has-this', offName, decliningName, blockingName, anasName])
      await expect(ask({ person: cleo, username })).rejects.toThrow(
        `You have asked @${username.toLowerCase()} for this already.`,
      );
    expect(await listRequests(off)).toEqual([]);
    expect(await listRequests(blocking)).toEqual([]);
  });

  it('a name again for the same person is refused after a decline as before it', async () => {
    await ask();
    await expect(ask()).rejects.toBeInstanceOf(Conflict);
    await declineRequest(ana, { requestId: await onlyRequest(), blocksSender: false });
    await expect(ask()).rejects.toThrow(`You have asked @${anasName.toLowerCase()} for this already.`);
    expect(await listRequests(ana)).toEqual([]);
  });

  it('is for the host alone, with an account', async () => {
    const [eve] = await account();
    await claimFor('Eve', eve);
    await expect(ask({}, eve)).rejects.toBeInstanceOf(NotFound);
    await expect(ask({}, table.guest(hana.viewer.guestId))).rejects.toBeInstanceOf(NotSignedIn);
    await expect(ask({ username: hanasName })).rejects.toBeInstanceOf(InvalidInput);
    for (const username of ['', 'a', 'no such name', '%'])
      await expect(ask({ username })).rejects.toBeInstanceOf(InvalidInput);
  });

  it('is about what the host claimed for somebody, never about people with a phone or the host', async () => {
    await claimFor('Zoe', ana);
    await claimFor('Hana');
    for (const person of [
      { guestId: ana.viewer.guestId, name: 'Zoe' },
      { guestId: hana.viewer.guestId, name: 'Hana' },
      { guestId: hana.viewer.guestId, name: 'Nobody' },
    ])
      await expect(ask({ person: personId({ receiptId: receipt.id, person }) })).rejects.toBeInstanceOf(Conflict);
  });

  it('is limited by day, whether the names exist or not', async () => {
    for (let asked = 0; asked < 20; asked += 1) await ask({ username: `name-${asked}` });
    table.setTime(new Date(NOON.getTime() + 23 * 60 * 60_000));
    await expect(ask()).rejects.toBeInstanceOf(TooManyAttempts);
    await expect(ask({ username: 'other-name' })).rejects.toBeInstanceOf(TooManyAttempts);
    table.setTime(new Date(NOON.getTime() + 25 * 60 * 60_000));
    await ask();
  });

  it('reaches nobody who turned the page on, or took the name, later', async () => {
    const later = newUsername();
    await ask({ username: later });
    table.setTime(new Date(NOON.getTime() + 60_000));
    const newcomer = await signedInAccount(table, { username: later, usernameKey: later.toLowerCase() });
    await turn(newcomer, true);
    expect(await listRequests(newcomer)).toEqual([]);
  });

  it('is gone with the page, and with the account that was asked', async () => {
    await ask();
    await turn(ana, false);
    expect(await listRequests(ana)).toEqual([]);
    const { guestId, session } = ana.viewer;
    await eraseAccount(table.stranger(), { guestId, userId: session.userId });
    expect(await database.db.prisma.paymentRequest.findMany()).toMatchObject([{ toName: null }]);
    await expect(ask()).rejects.toBeInstanceOf(Conflict);
  });
});

describe('blocking who asks', () => {
  it('ends all requests of the host, until the name is unblocked', async () => {
    await claimFor('Cleo');
    await ask();
    const cleo = { guestId: hana.viewer.guestId, name: 'Cleo' };
    await ask({ person: personId({ receiptId: receipt.id, person: cleo }) });
    expect(await listRequests(ana)).toHaveLength(2);
    await declineRequest(ana, { requestId: (await listRequests(ana))[0]?.id ?? '', blocksSender: true });
    expect(await listRequests(ana)).toEqual([]);
    expect(await listBlockedNames(ana)).toEqual([hanasName]);
    expect(await listBlockedNames(hana)).toEqual([]);
    await expect(unblockName(hana, { username: anasName })).rejects.toBeInstanceOf(NotFound);
    await unblockName(ana, { username: hanasName.toUpperCase() });
    expect(await listRequests(ana)).toHaveLength(1);
    await expect(listBlockedNames(table.stranger())).rejects.toBeInstanceOf(NotSignedIn);
  });
});

describe('the message about a request', () => {
  it('is mailed once, and says who asks and how to answer', async () => {
    await ask();
    await work();
    await work();
    expect(await mails()).toMatchObject([
      {
        recipient: `${anasName}@example.com`,
        subject: '“Hana” asks you for $10.00 for “Casa Nacho”',
        text: expect.stringContaining(`@${hanasName}`) as string,
        letter: {
          action: { url: 'https://fairtab.example/people' },
          unsubscribe: { url: expect.stringContaining('/unsubscribe?token=') as string },
        },
      },
    ]);
  });

  it('is written to nobody when it reaches nobody, is declined, or is not wanted', async () => {
    await ask({ username: 'nobody-has-this' });
    await work();
    await ask();
    await declineRequest(ana, { requestId: await onlyRequest(), blocksSender: false });
    await work();
    const [quiet, quietName] = await account();
    await turn(quiet, true);
    await savePreferences(quiet, { emailPayments: false });
    await ask({ username: quietName });
    await work();
    expect(await mails()).toEqual([]);
    expect(await findUntold(table.stranger())).toEqual([]);
  });

  it('waits for the morning', async () => {
    table.setTime(new Date('2026-05-22T23:00:00-04:00'));
    await ask();
    await work();
    expect(await mails()).toEqual([]);
    table.setTime(new Date('2026-05-23T09:00:00-04:00'));
    await work();
    expect(await mails()).toHaveLength(1);
  });
});
