import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Letter } from '@fairtab/services/messages/mail/letter';
import { textOf } from '@fairtab/services/messages/mail/letter';
import { jobBackends } from '@fairtab/services/testing/jobBackends';
import { describe, expect, it, vi } from 'vitest';
import { startMailProvider } from './testing/mailProvider';
import { killWorker, mostMemory, startWorkerProcess } from './testing/workerProcess';

/** With MEMORY_MAILS=10000 it takes some minutes, and prints its figures. */
const MAILS = Number(process.env['MEMORY_MAILS'] ?? 200);
/** 10,000 mails stay below it, too (docs/operations.md). */
const MOST_MB = 265;
const LONG_MS = 120_000 + MAILS * 120;

const LETTER: Letter = {
  subject: 'Your part of Casa Nacho',
  greeting: 'Hello Ana,',
  paragraphs: ['you had a beer and a third of the nachos at Casa Nacho on May 22.', 'It is $9.20 with tax and tip.'],
  action: { label: 'See and pay', url: 'https://fairtab.example/live-receipt/0000000000000000000000' },
  closing: ['Did you pay already? Then tell Hana.'],
};

describe.each(jobBackends)('with jobs in $name', ({ possible, start }) => {
  it.skipIf(!possible || process.platform !== 'linux')(
    `a worker that sends ${MAILS} mails never takes more than ${MOST_MB} MB`,
    async () => {
      const rig = await start();
      const provider = await startMailProvider();
      const dataDir = await mkdtemp(join(tmpdir(), 'fairtab-memory-'));
      await rig.database.db.pool.query(
        `INSERT INTO mail (id, recipient, subject, text, letter)
         SELECT 'mail-' || n, 'diner-' || n || '@example.com', $2, $3, $4 FROM generate_series(1, $1::int) n`,
        [MAILS, LETTER.subject, textOf(LETTER), LETTER],
      );
      const worker = startWorkerProcess({
        DATABASE_URL: rig.database.url,
        REDIS_URL: rig.redisUrl ?? '',
        SMTP_URL: provider.url,
        PUBLIC_URL: 'https://fairtab.example',
        DATA_DIR: dataDir,
      });
      let memory = 0;
      try {
        await vi.waitFor(() => expect(provider.recipients.size).toBe(MAILS), { timeout: LONG_MS, interval: 100 });
        memory = await mostMemory(worker);
      } finally {
        await killWorker(worker);
        await provider.stop();
        await rig.stop();
        await rm(dataDir, { recursive: true });
      }
      process.stdout.write(`${MAILS} mails: ${Math.round(memory)} MB at most\n`);
      expect(memory).toBeGreaterThan(0);
      expect(memory).toBeLessThan(MOST_MB);
    },
    LONG_MS * 2,
  );
});
