import { startApiProcess, type ApiProcess } from '@fairtab/api/testing/startApiProcess';
import { readLedger } from '@fairtab/services/money/cards/ledger';
import { startStripeDouble } from '@fairtab/services/money/cards/testing/startStripeDouble';
import { createTestDatabase } from '@fairtab/services/testing/database';
import { insertCardPayments } from '@fairtab/services/money/cards/testing/insertCardPayments';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { killWorker, startWorkerProcess } from './testing/workerProcess';

/** With CHAOS_DELIVERIES=10000 CHAOS_KILLS=12 it takes some minutes, and prints its figures. */
const DELIVERIES = Number(process.env['CHAOS_DELIVERIES'] ?? 240);
const KILLS = Number(process.env['CHAOS_KILLS'] ?? 2);
/** Each payment makes about four reports, and each report comes twice. */
const PAYMENTS = Math.ceil(DELIVERIES / 8);
const AT_A_TIME = 16;
const LONG_MS = 120_000 + DELIVERIES * 60;
const [PORTION, TOTAL, COST] = [25_00, 25_75, 105];

/** Numbers that look random and are the same each time (a linear congruential generator). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

it(
  `${DELIVERIES} reports, shuffled, doubled and late, count once each, although api and worker are killed ${KILLS} times`,
  async () => {
    const random = numbersFrom(7);
    const stripe = await startStripeDouble();
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'fairtab-cards-'));
    const { pool, prisma } = database.db;
    const intents = Array.from({ length: PAYMENTS }, () => stripe.double.makeIntent({ amount: String(TOTAL) }).id);
    await insertCardPayments(pool, { intents, portionCents: PORTION, feeCents: TOTAL - PORTION });
    const startWorker = () => startWorkerProcess({ DATABASE_URL: database.url, DATA_DIR: dataDir, ...stripe.env });
    let api: ApiProcess = await startApiProcess(database.url, stripe.env);
    let worker = startWorker();
    const startedAt = Date.now();
    try {
      // What happens at the processor, and what it reports of it.
      const refunded = intents.filter((_, index) => index % 5 === 0);
      const lost = intents.filter((_, index) => index % 7 === 3 && index % 5 !== 0);
      for (const intent of intents) {
        stripe.double.process(intent);
        stripe.double.charge(intent);
      }
      for (const intent of refunded) stripe.double.refund({ payment_intent: intent, reverse_transfer: 'true' });
      for (const intent of lost) stripe.double.closeDispute(stripe.double.dispute(intent), 'lost');
      const { events } = stripe.double;
      const reports = Array.from(
        { length: Math.max(DELIVERIES, 2 * events.length) },
        (_, index) => events[index % events.length],
      )
        .map((event) => ({ event, place: random() }))
        .sort((a, b) => a.place - b.place)
        .flatMap(({ event }) => event ?? []);

      /** As the processor: again, until it is taken. */
      const deliver = async (event: (typeof reports)[number]): Promise<void> => {
        await vi.waitFor(async () => expect(await stripe.deliver(event, api.url)).toBe(200), {
          timeout: LONG_MS,
          interval: 100,
        });
      };
      const killEvery = Math.ceil(reports.length / (KILLS + 1));
      for (let first = 0; first < reports.length; first += AT_A_TIME) {
        const sending = Promise.all(reports.slice(first, first + AT_A_TIME).map(deliver));
        if (Math.floor((first + AT_A_TIME) / killEvery) > Math.floor(first / killEvery)) {
          await Promise.all([api.kill(), killWorker(worker)]);
          worker = startWorker();
          api = await startApiProcess(database.url, stripe.env);
        }
        await sending;
      }
      await vi.waitFor(
        async () => {
          expect(await prisma.processorEvent.count({ where: { handledAt: null } })).toBe(0);
          expect(await prisma.cardPayment.count({ where: { status: { in: ['underWay', 'returning'] } } })).toBe(0);
        },
        { timeout: LONG_MS, interval: 500 },
      );

      const kept = PAYMENTS - refunded.length - lost.length;
      const { accounts, sumCents, transactionCount } = await readLedger(database.db);
      expect(sumCents).toBe(0);
      expect(accounts).toEqual({
        processor: kept * (TOTAL - PORTION) - PAYMENTS * COST - lost.length * 15_00,
        hostFunds: kept * PORTION,
        hostPayable: -kept * PORTION,
        feeIncome: -kept * (TOTAL - PORTION),
        processorCost: PAYMENTS * COST + lost.length * 15_00,
      });
      const statuses = await prisma.payment.groupBy({ by: ['status'], _count: true, orderBy: { status: 'asc' } });
      expect(statuses.map(({ status, _count }) => [status, _count])).toEqual([
        ['charged', kept],
        ['refunded', PAYMENTS - kept],
      ]);
      expect(await prisma.claim.count({ where: { status: 'paid' } })).toBe(kept);
      process.stdout.write(
        `${reports.length} reports of ${events.length} events about ${PAYMENTS} payments, ${KILLS} kills of each: ` +
          `${transactionCount} transactions, sum ${sumCents}, ${Math.round((Date.now() - startedAt) / 1000)} s\n`,
      );
    } finally {
      await Promise.all([api.kill(), killWorker(worker)]);
      await stripe.stop();
      await database.drop();
      await rm(dataDir, { recursive: true });
    }
  },
  LONG_MS * 2,
);
