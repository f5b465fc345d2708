import { WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { unclaim } from '@fairtab/services/receipts/claims/changeClaim';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { jobBackends } from '@fairtab/services/testing/jobBackends';
import { signedInAccount } from '@fairtab/services/testing/signedInAccount';
import { setTable } from '@fairtab/services/testing/table';
import { die, answerWith, hang, startWebhookReceiver, take } from '@fairtab/services/testing/webhookReceiver';
import { createWebhook } from '@fairtab/services/accounts/webhooks/createWebhook';
import { TEST_DATA_KEY } from '@fairtab/services/testing/testSealer';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { killWorker, startWorkerProcess } from './testing/workerProcess';

/** With CHAOS_WEBHOOKS=10000 CHAOS_KILLS=12 it takes many minutes, and prints its figures. */
const MESSAGES = Number(process.env['CHAOS_WEBHOOKS'] ?? 48);
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 2);
const CHANGES_OF_RECEIPT = 12;
const LONG_MS = 180_000 + MESSAGES * 200;
/** How many of a hundred messages fail in each way. */
const BAD = { late: 2, fails: 4, dies: 4 };
/** Has no divisor in common with 100, so that the failures among a hundred messages lie apart and seldom meet one receipt twice. */
const APART = 37;

describe.each(jobBackends)('webhooks with jobs in $name', { concurrent: true }, ({ possible, start }) => {
  it.skipIf(!possible)(
    `${MESSAGES} messages each arrive, in the order of their receipts, although the receiver fails, hangs and dies and workers are killed ${KILLS} times`,
    async () => {
      const rig = await start();
      const receiver = await startWebhookReceiver();
      const dataDir = await mkdtemp(join(tmpdir(), 'fairtab-webhooks-'));
      const { db } = rig.database;
      const account = await signedInAccount(setTable(db));
      // Nobody taps thousands of times a minute, as the large drill does.
      const limits = { ...account.limits, spend: () => Promise.resolve({ limit: 1, remaining: 1, resetSeconds: 1 }) };
      const host = { ...account, limits, webhookTargets: 'any' as const };
      await createWebhook(host, { url: receiver.url, events: WEBHOOK_EVENTS });
      const taken: { readonly receiptId: string; readonly version: number; readonly id: string }[] = [];
      let count = 0;
      let hung = 0;
      receiver.answer((answer, message) => {
        const { receipt } = message.data.data;
        const kind = (count++ * APART) % 100;
        if (kind < BAD.late && hung++ < 4) hang(answer, message);
        else if (kind < BAD.late + BAD.fails) answerWith(500)(answer, message);
        else if (kind < BAD.late + BAD.fails + BAD.dies) die(answer, message);
        else {
          taken.push({ receiptId: receipt?.id ?? '', version: receipt?.version ?? 0, id: message.id });
          take(answer, message);
        }
      });
      await (await rig.open([])).close();
      const startWorker = () =>
        startWorkerProcess({
          NODE_ENV: 'test',
          DATABASE_URL: rig.database.url,
          REDIS_URL: rig.redisUrl ?? '',
          DATA_KEYS: TEST_DATA_KEY,
          DATA_DIR: dataDir,
        });
      const workers = [startWorker(), startWorker()];
      const startedAt = Date.now();
      try {
        for (let made = 0; made < MESSAGES; made += CHANGES_OF_RECEIPT) {
          const { receipt } = await createReceipt(host, { hostName: 'Hana', items: [{ name: 'Soup', price: '9.00' }] });
          for (let change = 1; change < CHANGES_OF_RECEIPT; change += 2) {
            const { claim } = await claimItem(host, { itemId: receipt.items[0]?.id, claimerName: 'Ana', units: 1 });
            if (change + 1 < CHANGES_OF_RECEIPT) await unclaim(host, { claimId: claim.id });
          }
        }
        const told = () => new Set(taken.map(({ id }) => id)).size;
        for (let kill = 0; kill < KILLS; kill++) {
          const goal = Math.floor((MESSAGES * (kill + 1)) / (KILLS + 1));
          await vi.waitFor(() => expect(told()).toBeGreaterThanOrEqual(goal), { timeout: LONG_MS, interval: 20 });
          const victim = workers[kill % 2];
          if (!victim) throw new Error('no worker');
          await killWorker(victim);
          workers[kill % 2] = startWorker();
        }
        await vi.waitFor(
          async () => {
            // The pauses of what failed pass. A message that is being tried is left to its worker.
            await db.pool.query(`UPDATE webhook_delivery SET due_at = now()
              WHERE due_at > now() AND attempted_at < now() - interval '16 seconds'`);
            const waiting = await db.prisma.webhookDelivery.count({ where: { deliveredAt: null } });
            expect(waiting + (await db.prisma.webhookOutboxEntry.count())).toBe(0);
          },
          { timeout: LONG_MS, interval: 500 },
        );
        expect(told()).toBe(await db.prisma.webhookDelivery.count());
        expect(told()).toBeGreaterThanOrEqual(MESSAGES);
        const last = new Map<string, number>();
        for (const { receiptId, version } of taken) {
          const before = last.get(receiptId) ?? 0;
          // The same once more, or the next one.
          expect([before, before + 1]).toContain(version);
          last.set(receiptId, version);
        }
      } finally {
        await Promise.all(workers.map(killWorker));
        await receiver.stop();
        await rig.stop();
        await rm(dataDir, { recursive: true });
      }
      process.stdout.write(
        `${MESSAGES} messages, ${KILLS} kills: ${taken.length - new Set(taken.map(({ id }) => id)).size} repeated, ` +
          `${receiver.received.length} attempts, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
      );
    },
    LONG_MS * 2,
  );
});
