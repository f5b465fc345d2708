import { describe, expect, it, vi } from 'vitest';
import { claimItem } from '../../receipts/claims/claimItem';
import { payClaims } from '../../receipts/payments/payClaims';
import { createReceipt } from '../../receipts/createReceipt';
import { tableForTests } from '../../testing/tableForTests';
import { newAccount, newBrowser, signIn, type TestBrowser } from '../../testing/browsers';
import { newScan } from '../../testing/scans';
import { itemNamed, type Table } from '../../testing/table';

const { database, table } = await tableForTests();

async function claimBeer(browser: TestBrowser, receipt: Awaited<ReturnType<Table['newReceipt']>>, name = 'Ana') {
  const itemId = itemNamed(receipt, 'Beer').id;
  return claimItem(await browser.context(), { itemId, claimerName: name, splitCount: 4 });
}

const load = (id: string) => table.otherProcess().stranger().store.load(id);
const trailOf = (receiptId: string) =>
  database.db.prisma.change.findMany({ where: { receiptId }, orderBy: { version: 'asc' } });

describe('a guest who signs in', () => {
  it('brings claims and payments along, which open screens show', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    const { claim: bens } = await table.claim(receipt, { item: 'Nachos', name: 'Ben' });
    const { claim } = await claimBeer(phone, receipt);
    await payClaims(await phone.context(), { receiptId: receipt.id, method: 'cash' });
    const former = (await phone.context()).viewer.guestId;
    table.published.length = 0;
    await signIn(phone, { username });

    const after = await load(receipt.id);
    expect(after?.claims.map(({ id, guestId: owner, status }) => ({ id, owner, status }))).toEqual([
      { id: bens.id, owner: bens.guestId, status: 'claimed' },
      { id: claim.id, owner: guestId, status: 'paid' },
    ]);
    expect(after?.payments.map(({ payerGuestId }) => payerGuestId)).toEqual([guestId]);
    expect(after?.hostGuestId).toBe(receipt.hostGuestId);
    expect(after?.version).toBe(5);
    expect(table.published).toContainEqual({ type: 'receiptChanged', receiptId: receipt.id, version: 5 });
    expect(table.published).toContainEqual({ type: 'guestEnded', guestId: former });
    const trail = await trailOf(receipt.id);
    expect(trail.at(-1)).toMatchObject({
      kind: 'moved',
      actorName: 'Ana',
      summary: 'Ana signed in',
      actorGuestId: guestId,
    });
    expect(trail.map(({ actorGuestId }) => actorGuestId)).not.toContain(former);
  });

  it('brings along what they were reminded of, and the browsers that show messages', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    await claimBeer(phone, receipt);
    const former = (await phone.context()).viewer.guestId ?? '';
    const { prisma } = database.db;
    const [first, second, third] = ['2026-05-01', '2026-05-03', '2026-05-07'].map((day) => new Date(day));
    if (!first || !second || !third) throw new Error('three days');
    await prisma.reminder.createMany({
      data: [
        { receiptId: receipt.id, guestId: former, sentAt: [first, third], forgottenAt: third },
        { receiptId: receipt.id, guestId, sentAt: [second] },
      ],
    });
    const subscription = { endpoint: `https://push.example/${former}`, p256dh: 'key', auth: 'secret' };
    await prisma.pushSubscription.create({ data: { ...subscription, id: former, guestId: former } });
    await signIn(phone, { username });
    const own = { receiptId_guestId: { receiptId: receipt.id, guestId } };
    expect(await prisma.reminder.findUniqueOrThrow({ where: own })).toMatchObject({
      sentAt: [first, second, third],
      forgottenAt: third,
    });
    expect(await prisma.pushSubscription.findUniqueOrThrow({ where: { id: former } })).toMatchObject({ guestId });
  });

  it('brings the receipts they host along', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    const { receipt } = await createReceipt(await phone.context(), {
      hostName: 'Cleo',
      items: [{ name: 'Soup', price: 7 }],
    });
    await signIn(phone, { username });
    expect(await load(receipt.id)).toMatchObject({ hostGuestId: guestId, version: 2 });
    expect((await trailOf(receipt.id)).at(-1)).toMatchObject({ summary: 'Cleo signed in' });
  });

  it('brings their photos and scans along, with the keys of retries', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    await createReceipt(await phone.context(), { items: [{ name: 'Soup', price: 7 }], idempotencyKey: 'k' });
    const former = await phone.context();
    await database.db.prisma.receipt.deleteMany({ where: { hostGuestId: former.viewer.guestId ?? '' } });
    const { scanId, photoIds } = await newScan(former);
    await signIn(phone, { username });
    const { prisma } = database.db;
    expect(await prisma.scan.findUnique({ where: { id: scanId } })).toMatchObject({ guestId });
    const photos = await prisma.photo.findMany({ where: { id: { in: [...photoIds] } } });
    expect(photos.map((photo) => photo.guestId)).toEqual([guestId, guestId]);
    expect(await prisma.idempotencyKey.count({ where: { guestId, key: 'k' } })).toBe(1);
  });

  it('voids the secret of the browser’s guest', async () => {
    const { username } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    await claimBeer(phone, receipt);
    const { guest } = phone.cookies;
    await signIn(phone, { username });
    expect(phone.cookies.guest).toBeNull();
    const thief = newBrowser(table);
    thief.cookies.guest = guest;
    expect((await thief.context()).viewer.guestId).toBeNull();
  });

  it('is finished by the next login when the first one broke midway', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    const receipts = [await table.newReceipt(), await table.newReceipt(), await table.newReceipt()];
    for (const receipt of receipts) await claimBeer(phone, receipt);
    const { store } = await phone.context();
    const broken = vi.spyOn(store, 'putWritten').mockImplementationOnce(() => {
      throw new Error('the machine is on fire');
    });
    await expect(signIn(phone, { username })).rejects.toThrow('on fire');
    broken.mockRestore();
    expect(phone.cookies.session).toBeNull();
    await signIn(phone, { username });
    for (const { id } of receipts) expect((await load(id))?.claims.map((claim) => claim.guestId)).toEqual([guestId]);
  });

  it('finds the key of a claim as long as the guest may claim, so that a retry during the login acts once', async () => {
    const { username } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    const request = { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana', splitCount: 4, idempotencyKey: 'tap' };
    await claimItem(await phone.context(), { ...request, idempotencyKey: 'first' });
    const { claimId } = await claimItem(await phone.context(), request);
    const { store } = await phone.context();
    const broken = vi.spyOn(store, 'putWritten').mockImplementationOnce(() => {
      throw new Error('the machine is on fire');
    });
    await expect(signIn(phone, { username })).rejects.toThrow('on fire');
    broken.mockRestore();
    expect((await claimItem(await phone.context(), request)).claimId).toBe(claimId);
    expect((await load(receipt.id))?.claims).toHaveLength(2);
  });

  it('tells a retry that was on its way during the login to try again, not that its own dish is taken', async () => {
    const { username } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    const request = { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana', idempotencyKey: 'tap' };
    await claimItem(await phone.context(), {
      ...request,
      idempotencyKey: 'first',
      itemId: itemNamed(receipt, 'Nachos').id,
    });
    await claimItem(await phone.context(), request);
    const onItsWay = await phone.context();
    await signIn(phone, { username });
    await expect(claimItem(onItsWay, request)).rejects.toThrow('You signed in meanwhile. Please try again.');
    await expect(claimItem(await phone.context(), request)).resolves.toMatchObject({ claimId: expect.any(String) });
  });

  it('moves once when two tabs sign in at the same time', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    await claimBeer(phone, receipt);
    await Promise.all([signIn(phone, { username }), signIn(phone, { username })]);
    expect(await load(receipt.id)).toMatchObject({ version: 3, claims: [{ guestId }] });
  });

  it('keeps what others write on the same bill meanwhile', async () => {
    const { username, guestId } = await newAccount(table);
    const phone = newBrowser(table);
    const receipt = await table.newReceipt();
    await claimBeer(phone, receipt);
    const others = table.otherProcess();
    await Promise.all([
      signIn(phone, { username }),
      ...Array.from({ length: 6 }, (_, index) =>
        others.claim(receipt, { item: 'Nachos', name: `Guest ${index}`, splitCount: 6 }),
      ),
    ]);
    const after = await load(receipt.id);
    expect(after?.claims).toHaveLength(7);
    expect(after?.claims.filter((claim) => claim.guestId === guestId)).toHaveLength(1);
  });

  it('takes nothing from another account on the same browser', async () => {
    const { browser, guestId } = await newAccount(table);
    const { username: another } = await newAccount(table);
    const receipt = await table.newReceipt();
    await claimBeer(browser, receipt);
    await signIn(browser, { username: another });
    expect(await load(receipt.id)).toMatchObject({ version: 2, claims: [{ guestId }] });
  });
});
