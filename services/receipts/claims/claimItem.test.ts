import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { AlreadyClaimed, AmountMismatch, Conflict, InvalidInput, NotFound } from '../../platform/errors';
import { tableForTests } from '../../testing/tableForTests';
import { itemNamed } from '../../testing/table';
import { cancelClaim, unclaim } from './changeClaim';
import { claimItem } from './claimItem';

const { database, table } = await tableForTests({ poolMax: 20 });

const countClaims = (receiptId: string): Promise<number> => database.db.prisma.claim.count({ where: { receiptId } });

describe('claiming an item', () => {
  it('charges the portion with its part of tax and tip and writes one line of the trail', async () => {
    const receipt = await table.newReceipt();
    const { claim, receipt: after } = await table.claim(receipt, { item: 'Nachos', name: 'Ana' });
    expect(claim.amountCents).toBe(1175); // 10.00 * 41.11 / 35.00 = 11.7457
    expect(after.version).toBe(2);
    const trail = await database.db.prisma.change.findMany({
      where: { receiptId: receipt.id },
      orderBy: { version: 'asc' },
    });
    expect(trail.map(({ summary }) => summary)).toEqual([
      'Host shared the bill of Casa Nacho over $41.11',
      'Ana claimed 1 of 3 Nachos for $11.75',
    ]);
  });

  it('charges just the amount that is wanted of a dish, and the rest of it to whoever takes that', async () => {
    const receipt = await table.newReceipt();
    const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ana', units: null, wantedAmount: '10.00' });
    expect(claim.amountCents).toBe(1000);
    const { receipt: after } = await table.claim(receipt, {
      item: 'Nachos',
      name: 'Ben',
      units: null,
      wantedAmount: '25.24',
    });
    expect(after.claims.map(({ amountCents }) => amountCents)).toEqual([1000, 2524]); // 30.00 * 41.11 / 35.00 = 35.2371
    const late = table.claim(receipt, { item: 'Nachos', name: 'Cleo', units: null, wantedAmount: '0.01' });
    await expect(late).rejects.toThrow('Nachos is already fully claimed.');
  });

  it('gives two who want amounts at the same moment no more than there is', async () => {
    const receipt = await table.newReceipt();
    const tables = [table, table.otherProcess()];
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, n) =>
        (tables[n % 2] ?? table).claim(receipt, {
          item: 'Nachos',
          name: `Diner ${n}`,
          units: null,
          wantedAmount: '10.00',
        }),
      ),
    );
    const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    expect(tries.length - refused.length).toBe(3);
    for (const reason of refused) expect(reason.message).toBe('Only $5.24 of Nachos is left.');
  });

  it('caches exactly what the database holds', async () => {
    const receipt = await table.newReceipt();
    await table.claim(receipt, { item: 'Nachos', name: 'Ana', splitCount: 3 });
    const { receipt: after } = await table.claim(receipt, {
      item: 'Beer',
      name: 'Ben',
      claimerEmail: 'ben@example.com',
    });
    expect(await table.otherProcess().stranger().store.load(receipt.id)).toEqual(after);
  });

  it('answers the second claim on the last portion with what is left', async () => {
    const receipt = await table.newReceipt();
    await table.claim(receipt, { item: 'Nachos', name: 'Ana', units: 2 });
    const losing = table.claim(receipt, { item: 'Nachos', name: 'Ben', units: 2 });
    await expect(losing).rejects.toThrow('2 of 3 Nachos are already claimed; 1 is left.');
    await expect(losing).rejects.toBeInstanceOf(AlreadyClaimed);
  });

  it('grants a portion exactly as often as it fits, from two processes at once', async () => {
    const receipt = await table.newReceipt();
    const tables = [table, table.otherProcess(), table.otherProcess()];
    const tries = await Promise.allSettled(
      Array.from({ length: 30 }, (_, n) =>
        (tables[n % 3] ?? table).claim(receipt, { item: 'Nachos', name: `Diner ${n}`, splitCount: 4 }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    for (const lost of tries) if (lost.status === 'rejected') expect(lost.reason).toBeInstanceOf(AlreadyClaimed);
    const { _sum } = await database.db.prisma.claim.aggregate({
      where: { receiptId: receipt.id },
      _sum: { amountCents: true },
    });
    const state = await table.stranger().store.load(receipt.id);
    expect(Number(_sum.amountCents)).toBe(state && table.stranger().store.summary(state).items[0]?.shareCents);
  });

  it('takes the place of own claims in one step, and never of those of somebody else', async () => {
    const receipt = await table.newReceipt();
    const { claim: whole } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    const half = { itemId: whole.itemId, claimerName: 'Ana', units: 1, splitCount: 2, replaces: [whole.id] };
    const stranger = claimItem(table.stranger(), half);
    await expect(stranger).rejects.toBeInstanceOf(NotFound);
    await expect(stranger).rejects.toThrow('There is no such claim on this receipt.');
    const { claim } = await table.claim(receipt, { item: 'Nachos', name: 'Ben' });
    await expect(claimItem(table.guest(claim.guestId), half)).rejects.toBeInstanceOf(NotFound);

    const idempotencyKey = randomUUID();
    const first = await claimItem(table.guest(whole.guestId), { ...half, idempotencyKey });
    expect(first.claim).toMatchObject({ units: 1, splitCount: 2, status: 'claimed' });
    const again = await claimItem(table.guest(whole.guestId), { ...half, idempotencyKey });
    expect(again.claimId).toBe(first.claimId);
    const stored = await table.otherProcess().stranger().store.load(receipt.id);
    expect(stored?.claims.filter(({ itemId }) => itemId === whole.itemId).map(({ id }) => id)).toEqual([first.claimId]);
    expect(stored).toEqual(again.receipt);
    await expect(claimItem(table.guest(whole.guestId), half)).rejects.toBeInstanceOf(NotFound);
  });

  it('lets a freed piece be taken again', async () => {
    const receipt = await table.newReceipt();
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    await unclaim(table.guest(claim.guestId), { claimId: claim.id });
    const again = await table.claim(receipt, { item: 'Beer', name: 'Ben' });
    await cancelClaim(table.hostOf(receipt), { claimId: again.claimId });
    await expect(table.claim(receipt, { item: 'Beer', name: 'Cleo' })).resolves.toMatchObject({
      claim: { amountCents: again.claim.amountCents },
    });
  });

  it('decides on the newest bill when another process edited or freed it meanwhile', async () => {
    const receipt = await table.newReceipt();
    const other = table.otherProcess();
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    await unclaim(other.guest(claim.guestId), { claimId: claim.id });
    await expect(table.claim(receipt, { item: 'Beer', name: 'Ben' })).resolves.toBeDefined();
  });

  it('refuses an amount more than a cent off and names the right one, and stores its own within a cent', async () => {
    const receipt = await table.newReceipt();
    const wrong = table.claim(receipt, { item: 'Beer', name: 'Ana', expectedAmount: '5.85' });
    await expect(wrong).rejects.toThrow('The right amount is 5.87.');
    await expect(wrong).rejects.toBeInstanceOf(AmountMismatch);
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana', expectedAmount: '5.88' });
    expect(claim.amountCents).toBe(587);
  });

  it('refuses bad input with the field’s name and writes nothing', async () => {
    const receipt = await table.newReceipt();
    const guests = await database.db.prisma.guest.count();
    const blank = table.claim(receipt, { item: 'Beer', name: '   ' });
    await expect(blank).rejects.toBeInstanceOf(InvalidInput);
    await expect(blank).rejects.toMatchObject({ fields: [{ path: 'claimerName' }] });
    await expect(claimItem(table.stranger(), { itemId: 'A'.repeat(22), claimerName: 'Ana' })).rejects.toBeInstanceOf(
      NotFound,
    );
    expect(await countClaims(receipt.id)).toBe(0);
    expect(await database.db.prisma.guest.count()).toBe(guests);
  });
});

describe('claiming again with the same idempotency key', () => {
  it('claims once and gives the first answer, even when that was the last portion', async () => {
    const receipt = await table.newReceipt();
    const key = randomUUID();
    const secrets: string[] = [];
    const input = { itemId: itemNamed(receipt, 'Beer').id, claimerName: 'Ana', idempotencyKey: key };
    const first = await claimItem(table.stranger(secrets), input);
    const me = await table.guestOfSecret(secrets[0]);
    const second = await claimItem(me, input);
    expect(second.claim).toEqual(first.claim);
    expect(await countClaims(receipt.id)).toBe(1);
  });

  it('acts once when both tries arrive at the same time', async () => {
    const receipt = await table.newReceipt();
    const { claim: earlier } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    const input = { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Ana', units: 1, idempotencyKey: 'my key' };
    const other = table.otherProcess();
    const answers = await Promise.all(
      [table, other, table, other].map((at) => claimItem(at.guest(earlier.guestId), input)),
    );
    expect(new Set(answers.map(({ claimId }) => claimId)).size).toBe(1);
    expect(await countClaims(receipt.id)).toBe(2);
  });

  it.each([
    ['a UUID', randomUUID()],
    ['128 random bits in hex, as the web client sends them', randomBytes(16).toString('hex')],
  ])(
    'finds a first write by %s when answer and cookie were lost, and hands out a new secret for the same guest',
    async (_kind, idempotencyKey) => {
      const receipt = await table.newReceipt();
      const secrets: string[] = [];
      const input = {
        itemId: itemNamed(receipt, 'Nachos').id,
        claimerName: 'Ana',
        units: 1,
        idempotencyKey,
      };
      const first = await claimItem(table.stranger(), input);
      const retry = await claimItem(table.stranger(secrets), input);
      expect(retry.claimId).toBe(first.claimId);
      expect((await table.guestOfSecret(secrets[0])).viewer.guestId).toBe(first.claim.guestId);
      expect(await countClaims(receipt.id)).toBe(1);
    },
  );

  it('ignores a guessable key without a cookie', async () => {
    const receipt = await table.newReceipt();
    const input = { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Ana', units: 1, idempotencyKey: '1' };
    const first = await claimItem(table.stranger(), input);
    const somebodyElse = await claimItem(table.stranger(), input);
    expect(somebodyElse.claim.guestId).not.toBe(first.claim.guestId);
  });

  it('refuses the key with another request', async () => {
    const receipt = await table.newReceipt();
    const { claim } = await table.claim(receipt, { item: 'Beer', name: 'Ana' });
    const me = table.guest(claim.guestId);
    const input = { itemId: itemNamed(receipt, 'Nachos').id, claimerName: 'Ana', units: 1, idempotencyKey: 'k' };
    await claimItem(me, input);
    await expect(claimItem(me, { ...input, splitCount: 2 })).rejects.toBeInstanceOf(Conflict);
  });
});
