import { describe, expect, it } from 'vitest';
import { databaseForTests } from '@fairtab/services/testing/database';
import { claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { eventually } from '../../testing/eventually';
import { startApi } from '../../testing/startApi';
import { ReceiptWatcher } from '../../testing/ReceiptWatcher';

const database = await databaseForTests();

describe('a process that stops', () => {
  it('closes sockets with a code after which clients reconnect, and completes no subscription', async () => {
    const api = await startApi({ database });
    const receipt = await createReceipt(api.browser());
    const socket = api.browser().socket();
    const codes: unknown[] = [];
    socket.on('closed', (event) => codes.push((event as { code: number }).code));
    const phone = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(phone.events).toHaveLength(1));
    await api.close();
    await eventually(() => expect(codes).toEqual([1012]));
    expect(phone.isComplete).toBe(false);
  });

  it('finishes requests that have begun, and accepts no new ones', async () => {
    const api = await startApi({ database });
    const receipt = await createReceipt(api.browser());
    const blocker = await database.db.pool.connect();
    await blocker.query('BEGIN');
    await blocker.query('SELECT 1 FROM receipt WHERE id = $1 FOR UPDATE', [receipt.linkId]);
    const asked = claim(api.browser(), { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await eventually(async () => {
      const { rows } = await database.db.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      expect(rows).toHaveLength(1);
    });
    const closed = api.close();
    await blocker.query('COMMIT');
    blocker.release();
    expect((await asked).claim.amount).toBe('20.80');
    await closed;
    await expect(api.browser().fetch('/healthz')).rejects.toThrow();
  });

  it('makes clients resume their subscription at the next process', async () => {
    const first = await startApi({ database });
    const port = new URL(first.url).port;
    const receipt = await createReceipt(first.browser());
    const socket = first.browser().socket({}, { retryAttempts: 50 });
    const phone = new ReceiptWatcher(socket, receipt.id);
    await eventually(() => expect(phone.events).toHaveLength(1));
    await first.close();
    const second = await startApi({ database, env: { PORT: port } });
    await eventually(() => expect(phone.events.length).toBeGreaterThan(1));
    expect(phone.last?.receipt.version).toBe(1);
    await socket.dispose();
    await second.close();
  });
});
