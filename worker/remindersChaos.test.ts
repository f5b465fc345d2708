import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zoneAtNoon } from '@fairtab/domain/testing/zoneAtNoon';
import { jobBackends } from '@fairtab/services/testing/jobBackends';
import { insertManyClaims } from '@fairtab/services/testing/manyClaims';
import { describe, expect, it, vi } from 'vitest';
import { startMailProvider } from './testing/mailProvider';
import { killWorker, mostMemory, startWorkerProcess } from './testing/workerProcess';

/** With CHAOS_REMINDERS=10000 CHAOS_KILLS=12 it takes many minutes, and prints its figures. */
const REMINDERS = Number(process.env['CHAOS_REMINDERS'] ?? 100);
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 2);
const LOST_QUEUES = Math.min(3, Math.floor(KILLS / 2));
const LONG_MS = 120_000 + REMINDERS * 120;
/** Far longer than a living worker has a mail. */
const DEAD_AFTER = '20 seconds';

describe.each(jobBackends)('with jobs in $name', { concurrent: true }, ({ possible, start }) => {
  it.skipIf(!possible)(
    `${REMINDERS} reminders have one effect each, although workers are killed ${KILLS} times and the queue is lost ${LOST_QUEUES} times`,
    async () => {
      const rig = await start();
      const provider = await startMailProvider();
      const dataDir = await mkdtemp(join(tmpdir(), 'fairtab-chaos-'));
      const { pool } = rig.database.db;
      await insertManyClaims(pool, {
        claims: REMINDERS,
        due: REMINDERS,
        now: new Date(),
        timeZone: zoneAtNoon(new Date()),
      });
      await (await rig.open([])).close();
      const startWorker = () =>
        startWorkerProcess({
          DATABASE_URL: rig.database.url,
          REDIS_URL: rig.redisUrl ?? '',
          SMTP_URL: provider.url,
          PUBLIC_URL: 'https://fairtab.example',
          // All claims are of one host, whose budget of first messages a day is smaller (services/messages/outgoing/).
          FIRST_MESSAGES_OF_HOST: String(REMINDERS),
          FIRST_MESSAGES_OF_NETWORK: String(REMINDERS),
          FIRST_MESSAGES_OF_INSTALLATION: String(REMINDERS),
          DATA_DIR: dataDir,
        });
      const workers = [startWorker(), startWorker()];
      let memory = 0;
      const startedAt = Date.now();
      try {
        for (let kill = 0; kill < KILLS; kill++) {
          const goal = Math.floor((REMINDERS * (kill + 1)) / (KILLS + 1));
          await vi.waitFor(() => expect(provider.calls.size).toBeGreaterThanOrEqual(goal), {
            timeout: LONG_MS,
            interval: 20,
          });
          if (kill < LOST_QUEUES) await rig.loseQueue();
          const victim = workers[kill % 2];
          if (!victim) throw new Error('no worker');
          memory = Math.max(memory, await mostMemory(victim));
          await killWorker(victim);
          workers[kill % 2] = startWorker();
        }
        await vi.waitFor(
          async () => {
            // Ten minutes pass for the mail of workers that were killed.
            await pool.query(`UPDATE mail SET claimed_at = claimed_at - interval '10 minutes'
              WHERE sent_at IS NULL AND claimed_at < now() - interval '${DEAD_AFTER}'`);
            const { rows } = await pool.query<{ sent: string }>(
              'SELECT count(*) AS sent FROM mail WHERE sent_at IS NOT NULL',
            );
            expect(Number(rows[0]?.sent)).toBe(REMINDERS);
          },
          { timeout: LONG_MS, interval: 1_000 },
        );
        for (const worker of workers) memory = Math.max(memory, await mostMemory(worker));
      } finally {
        await Promise.all(workers.map(killWorker));
        await provider.stop();
        await rig.stop();
        await rm(dataDir, { recursive: true });
      }
      const repeated = [...provider.calls.values()].reduce((sum, count) => sum + count - 1, 0);
      process.stdout.write(
        `${REMINDERS} reminders, ${KILLS} kills: ${provider.recipients.size} reached, ${repeated} repeated calls, ` +
          `${Math.round((Date.now() - startedAt) / 1000)} s, ${Math.round(memory)} MB at most\n`,
      );
      expect(provider.calls.size).toBe(REMINDERS);
      expect(provider.recipients.size).toBe(REMINDERS);
    },
    LONG_MS * 2,
  );
});
