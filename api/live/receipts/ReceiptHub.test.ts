import { hostOf } from '@fairtab/domain/receipts';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '@fairtab/services/context';
import { changeReceipt } from '@fairtab/services/receipts/writing/changeReceipt';
import { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { tableForTests } from '@fairtab/services/testing/tableForTests';
import { silentLogger } from '@fairtab/services/testing/silentLogger';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Watching } from '../../context';
import { localBus, type LocalBus } from '../../testing/localBus';
import { ReceiptHub } from './ReceiptHub';

const { database, table } = await tableForTests();
let store: ReceiptStore;
let hub: ReceiptHub;
let bus: LocalBus;

beforeEach(() => {
  store = new ReceiptStore(database.db.pool);
  bus = localBus();
  // So long that no event about who is looking comes between the others.
  const presenceTimes = { debounceMs: 60_000, heartbeatMs: 60_000, expiryMs: 120_000 };
  // No comparison with the database heals here what an event should.
  const checkMs = 3_600_000;
  const parts = { store, events: bus, logger: silentLogger, presenceTimes, checkMs };
  hub = new ReceiptHub({ ...parts, processId: 'here', now: () => 0 });
});
afterEach(() => hub.close());

async function open(
  receiptId: string,
  watcher = 'somebody',
  { maySee = () => true, since = null }: Partial<Pick<Watching, 'maySee' | 'since'>> = {},
) {
  const queue = await hub.watch({ receiptId, watcher, maySee, since });
  if (!queue) throw new Error('There is no such receipt');
  return queue;
}

/** Renames the restaurant; unless told otherwise in another process, without an event to this one. */
async function rename(
  receipt: ReceiptState,
  restaurantName: string,
  host: ServiceContext = table.hostOf(receipt),
): Promise<number> {
  const renamed = await changeReceipt(host, {
    receiptId: receipt.id,
    decide: (state) => ({
      next: { ...state, restaurantName },
      fact: { kind: 'receiptRestored', by: hostOf(state) },
      answer: {},
    }),
  });
  return renamed.receipt.version;
}

describe('the hub', () => {
  it('reads a change once for all subscribers, and gives each the same object', async () => {
    const receipt = await table.newReceipt();
    const queues = await Promise.all(Array.from({ length: 50 }, (_, index) => open(receipt.id, `phone ${index}`)));
    await Promise.all(queues.map((queue) => queue.next()));
    const version = await rename(receipt, 'Elsewhere');
    const reads = vi.spyOn(store, 'loadWithChanges');
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version });
    const events = await Promise.all(queues.map((queue) => queue.next()));
    expect(reads).toHaveBeenCalledTimes(1);
    expect(new Set(events.map(({ value }) => value)).size).toBe(1);
    expect(events[0]?.value).toMatchObject({ receipt: { restaurantName: 'Elsewhere' }, changes: [{ version }] });
  });

  it('reads the changes of several events together, when they come during a read', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    const reads = vi.spyOn(store, 'loadWithChanges');
    for (const name of ['A', 'B', 'C', 'D']) {
      bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, name) });
    }
    const seen: number[] = [];
    while (seen.length < 4) seen.push(...((await queue.next()).value?.changes.map(({ version }) => version) ?? []));
    expect(seen).toEqual([2, 3, 4, 5]);
    expect(reads.mock.calls.length).toBeLessThanOrEqual(4);
  });

  it('reads nothing that its own process wrote, and gives what reading gives', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    const reads = vi.spyOn(store, 'loadWithChanges');
    await rename(receipt, 'A', { ...table.hostOf(receipt), store, events: bus });
    const { value } = await queue.next();
    expect(reads).not.toHaveBeenCalled();
    expect(value).toEqual({ ...(await store.loadWithChanges(receipt.id, 1)), since: 1 });
    expect(value?.changes).toHaveLength(1);
  });

  it('reads what its own process wrote when another one wrote before it', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    await rename(receipt, 'A');
    await rename(receipt, 'B', { ...table.hostOf(receipt), store, events: bus });
    expect((await queue.next()).value?.changes.map(({ version }) => version)).toEqual([2, 3]);
  });

  it('reads nothing for an event about a version that it has', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    const reads = vi.spyOn(store, 'loadWithChanges');
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: receipt.version });
    expect(reads).not.toHaveBeenCalled();
  });

  it('gives a slow subscriber the newest state with all changes since its last event', async () => {
    const receipt = await table.newReceipt();
    const [slow, other] = [await open(receipt.id, 'slow'), await open(receipt.id, 'other')];
    await slow.next();
    await other.next();
    for (const name of ['A', 'B', 'C']) {
      bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, name) });
      await other.next();
    }
    const { value } = await slow.next();
    expect(value?.receipt.restaurantName).toBe('C');
    expect(value?.changes.map(({ version }) => version)).toEqual([2, 3, 4]);
  });

  it('gives a subscriber that has fetched nothing yet the newest state and no changes', async () => {
    const receipt = await table.newReceipt();
    const [newcomer, other] = [await open(receipt.id, 'new'), await open(receipt.id, 'other')];
    await other.next();
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, 'A') });
    expect((await other.next()).value?.changes).toHaveLength(1);
    expect((await newcomer.next()).value).toMatchObject({ receipt: { restaurantName: 'A' }, changes: [] });
  });

  it('continues from the version of a subscriber, with all changes after it, and reads them once for many', async () => {
    const receipt = await table.newReceipt();
    for (const name of ['A', 'B', 'C']) await rename(receipt, name);
    const reads = vi.spyOn(store, 'loadWithChanges');
    const first = await (await open(receipt.id, 'one', { since: 2 })).next();
    expect(first.value).toMatchObject({ receipt: { version: 4 }, since: 2, changes: [{ version: 3 }, { version: 4 }] });
    const readsOfOne = reads.mock.calls.length;
    expect((await (await open(receipt.id, 'two', { since: 2 })).next()).value).toBe(first.value);
    expect(reads.mock.calls.length).toBe(readsOfOne);
  });

  it('adds the changes that come before a subscriber fetched the event that continues', async () => {
    const receipt = await table.newReceipt();
    await rename(receipt, 'A');
    const [late, other] = [await open(receipt.id, 'late', { since: 1 }), await open(receipt.id, 'other')];
    await other.next();
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, 'B') });
    await other.next();
    expect((await late.next()).value).toMatchObject({ since: 1, changes: [{ version: 2 }, { version: 3 }] });
  });

  it.each([
    ['a version that does not exist yet', 9],
    ['a version too long ago', -100],
  ])('starts with the state as it is for %s', async (_what, since) => {
    const receipt = await table.newReceipt();
    const { value } = await (await open(receipt.id, 'somebody', { since })).next();
    expect(value).toMatchObject({ receipt: { version: 1 }, since: null, changes: [] });
  });

  it('reads a change that was announced while its first subscriber was reading', async () => {
    const receipt = await table.newReceipt();
    const tooEarly = await store.load(receipt.id);
    let finishRead: (found: typeof tooEarly) => void = () => undefined;
    vi.spyOn(store, 'load').mockReturnValueOnce(new Promise((resolve) => (finishRead = resolve)));
    const opening = open(receipt.id, 'somebody', { since: 1 });
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, 'Elsewhere') });
    finishRead(tooEarly);
    const queue = await opening;
    const { value } = await queue.next();
    const newest = value?.receipt.version === 2 ? value : (await queue.next()).value;
    expect(newest?.receipt.restaurantName).toBe('Elsewhere');
  });

  it('reads all watched receipts again after messages were missed', async () => {
    const [one, two] = [await table.newReceipt(), await table.newReceipt()];
    const [ofOne, ofTwo] = [await open(one.id), await open(two.id)];
    await ofOne.next();
    await ofTwo.next();
    await rename(one, 'Elsewhere');
    bus.emit({ type: 'missed' });
    expect((await ofOne.next()).value).toMatchObject({
      receipt: { restaurantName: 'Elsewhere' },
      changes: [{ version: 2 }],
    });
    // Nothing happened to the other one, so its next event is the change that comes now.
    bus.emit({ type: 'receiptChanged', receiptId: two.id, version: await rename(two, 'Here') });
    expect((await ofTwo.next()).value).toMatchObject({ receipt: { restaurantName: 'Here' } });
  });

  it('reads once more when a change is announced during a read that came too early to see it', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    const tooEarly = await store.loadWithChanges(receipt.id, receipt.version);
    let finishRead: (found: typeof tooEarly) => void = () => undefined;
    vi.spyOn(store, 'loadWithChanges').mockReturnValueOnce(new Promise((resolve) => (finishRead = resolve)));
    bus.emit({ type: 'missed' });
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, 'Elsewhere') });
    finishRead(tooEarly);
    expect((await queue.next()).value).toMatchObject({ receipt: { restaurantName: 'Elsewhere' } });
  });

  it('tries again when the database could not be read', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    const version = await rename(receipt, 'Elsewhere');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(store, 'loadWithChanges').mockRejectedValueOnce(new Error('connection lost'));
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect((await queue.next()).value).toMatchObject({ receipt: { restaurantName: 'Elsewhere' } });
  });

  it('tries again when the database could not be read after messages were missed', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    await rename(receipt, 'Elsewhere');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(store, 'loadWithChanges').mockRejectedValueOnce(new Error('connection lost'));
    bus.emit({ type: 'missed' });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    expect((await queue.next()).value).toMatchObject({ receipt: { restaurantName: 'Elsewhere' } });
  });

  it('ends all subscriptions when the database went back in time, so that the phones load anew', async () => {
    const receipt = await table.newReceipt();
    const version = await rename(receipt, 'Lost');
    const queue = await open(receipt.id);
    expect((await queue.next()).value).toMatchObject({ receipt: { version } });
    const { prisma } = database.db;
    await prisma.change.deleteMany({ where: { receiptId: receipt.id, version } });
    await prisma.receipt.update({ where: { id: receipt.id }, data: { version: 1, writeId: receipt.writeId } });
    bus.emit({ type: 'missed' });
    expect(await queue.next()).toEqual({ done: true, value: undefined });
    const again = await open(receipt.id);
    expect((await again.next()).value).toMatchObject({ receipt: { version: 1 } });
  });

  it('ends the subscription of a viewer who may no longer see the receipt, without its waiting event, and gives all others the same object', async () => {
    const receipt = await table.newReceipt();
    const allowed = await Promise.all([open(receipt.id, 'Ana'), open(receipt.id, 'Ben')]);
    const excluded = await open(receipt.id, 'Eve', { maySee: ({ restaurantName }) => restaurantName !== 'Secret' });
    for (const queue of [...allowed, excluded]) await queue.next();
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, 'Known') });
    for (const queue of allowed) await queue.next();
    bus.emit({ type: 'receiptChanged', receiptId: receipt.id, version: await rename(receipt, 'Secret') });
    const [ana, ben] = await Promise.all(allowed.map((queue) => queue.next()));
    expect(ana?.value?.receipt.restaurantName).toBe('Secret');
    expect(ben?.value).toBe(ana?.value);
    expect(await excluded.next()).toEqual({ done: true, value: undefined });
    expect(hub.looking(receipt.id)).toBe(2);
  });

  it('refuses a viewer who may not see the receipt', async () => {
    const receipt = await table.newReceipt();
    expect(await hub.watch({ receiptId: receipt.id, watcher: 'Eve', maySee: () => false, since: null })).toBeNull();
    expect(hub.looking(receipt.id)).toBe(0);
  });

  it('refuses a receipt that does not exist', async () => {
    expect(
      await hub.watch({ receiptId: 'A'.repeat(22), watcher: 'somebody', maySee: () => true, since: null }),
    ).toBeNull();
    expect(hub.looking('A'.repeat(22))).toBe(0);
  });

  it('ends every subscription when it closes', async () => {
    const receipt = await table.newReceipt();
    const queue = await open(receipt.id);
    await queue.next();
    hub.close();
    expect(await queue.next()).toEqual({ done: true, value: undefined });
    expect(hub.looking(receipt.id)).toBe(0);
  });
});
