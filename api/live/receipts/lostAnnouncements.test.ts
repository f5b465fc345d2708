import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../testing/eventually';
import { claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';
import { startApi, type RunningApi } from '../../testing/startApi';
import { startApiProcess, type ApiProcess } from '../../testing/startApiProcess';

const TABLES = 8;
const TAPS_EACH = 5;

let screens: RunningApi;
let writer: ApiProcess;
beforeAll(async () => {
  screens = await startApi({ checkMs: 200 });
  writer = await startApiProcess(screens.database.url);
});
afterAll(() => screens.close());

/** The versions that the database has, in the order of the ids. */
async function versionsOf(ids: readonly string[]): Promise<(number | undefined)[]> {
  const found = await screens.database.db.prisma.receipt.findMany({ where: { id: { in: [...ids] } } });
  const versions = new Map(found.map(({ id, version }) => [id, version]));
  return ids.map((id) => versions.get(id));
}

describe('changes whose process was killed before it could announce them', () => {
  it('reach every screen that is connected to another process', async () => {
    const host = screens.browser();
    const receipts = await Promise.all(
      Array.from({ length: TABLES }, () =>
        createReceipt(host, { items: [{ name: 'Beer', price: '5.00', quantity: 9 }] }),
      ),
    );
    const socket = host.socket();
    const watchers = receipts.map(({ id }) => new ReceiptWatcher(socket, id));
    await eventually(() => expect(watchers.every(({ last }) => last?.receipt.version === 1)).toBe(true));

    const diner = host.at(writer.url);
    const answered = receipts.flatMap((receipt) =>
      Array.from({ length: TAPS_EACH }, (_, index) =>
        claim(diner, { item: itemNamed(receipt, 'Beer'), name: `Ana ${index}`, units: 1 }).catch(() => null),
      ),
    );
    await Promise.race(answered);
    await writer.kill();
    expect((await Promise.all(answered)).some((answer) => answer !== null)).toBe(true);

    // PostgreSQL may still finish a statement of the killed process.
    await eventually(async () => {
      const stored = await versionsOf(receipts.map(({ linkId }) => linkId));
      expect(watchers.map(({ last }) => last?.receipt.version)).toEqual(stored);
    });
    await socket.dispose();
  });
});
