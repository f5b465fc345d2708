import { setTimeout as wait } from 'node:timers/promises';
import { WEBHOOK_EVENTS } from '@fairtab/domain/programs/webhooks';
import { claimsInTurn, CONNECTIONS, openAll } from '../claimLoad';
import { compare } from '../compare';
import { newBusyHost } from '../history';
import { copyReceipt, newDiners, newFreshReceipt, RECEIPT_PREFIX, FIRST_NUMBER } from '../receipts';
import { perSecond, type Bench, type Line, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { assertRight } from './assertRight';

const DINERS = 200;
const RECEIPTS = 200;
const CLAIMS_PER_RECEIPT = 12;
const MIN_RATIO = 0.95;
/** The numbers of receipts: of the account that is followed, and of the one beside it. */
const MANY_RECEIPTS = 5_000;
const FEW_RECEIPTS = 1;
const STREAMS = 200;
const SAMPLES = 10;
/** A process of Node grows by some megabytes for reasons of its own. */
const MOST_MORE_KILOBYTES = 20;

/** What it costs that programs listen: claims on receipts with a webhook, and `receiptEvents` of an account with many receipts. */
export const programs: Row = {
  name: 'programs',
  run: async (bench: Bench) => [...(await claimsWithWebhook(bench)), ...(await streamsOfManyReceipts(bench))],
};

/** Claims on receipts whose host has a webhook for every event, beside claims on those of a host without one, on the same server. */
async function claimsWithWebhook(bench: Bench): Promise<Line[]> {
  const { database } = bench;
  const receipt = await newFreshReceipt(database.db);
  const diners = await newDiners(database.db, DINERS);
  const newHost = () => newBusyHost(database.db, { receipt, first: bench.takeNumbers(1), count: 1 });
  const hosts = { listening: await newHost(), alone: await newHost() };
  const api = await ServerProcess.startApi(database.url);
  const cpuOf = { listening: [] as number[], alone: [] as number[] };
  try {
    const { port } = api;
    await registerWebhook({ port, bearer: hosts.listening.bearer });
    const claimsOf = async (whose: 'listening' | 'alone'): Promise<number> => {
      const first = bench.takeNumbers(RECEIPTS);
      await copyReceipt(database.db, { receipt, first, count: RECEIPTS });
      await database.db.pool.query(
        `UPDATE receipt SET host_guest_id = $1 FROM generate_series($2::int, $3::int) n WHERE id = '${RECEIPT_PREFIX}' || n`,
        [hosts[whose].guestId, FIRST_NUMBER + first, FIRST_NUMBER + first + RECEIPTS - 1],
      );
      await database.analyze();
      await openAll({ bench, port, first, count: RECEIPTS });
      const requests = claimsInTurn({ port, first, count: RECEIPTS, each: CLAIMS_PER_RECEIPT, diners });
      const job = { port, connections: CONNECTIONS, requests, right: '"ClaimItemPayload"' };
      const cpuMs = api.cpuMs();
      const { perSecond: rate } = assertRight(await bench.http.call('run', job));
      cpuOf[whose].push((api.cpuMs() - cpuMs) / requests.length);
      bench.say(`  ${whose}: ${rate.toFixed(0)}/s, ${cpuOf[whose].at(-1)?.toFixed(2)} ms CPU of the api each`);
      return rate;
    };
    await claimsOf('alone');
    await claimsOf('listening');
    const { ours, baseline, ratio } = await compare({
      rounds: 7,
      ours: () => claimsOf('listening'),
      baseline: () => claimsOf('alone'),
    });
    const told = await database.db.prisma.webhookOutboxEntry.count();
    const expected = 8 * RECEIPTS * CLAIMS_PER_RECEIPT;
    if (told < expected) throw new Error(`${told} of ${expected} claims were told to the webhook`);
    return [
      {
        measure: `claimItem, c=32, on receipts whose host has a webhook`,
        ours: perSecond(ours),
        baseline: `${perSecond(baseline)} without a webhook`,
        ratio: ratio.toFixed(2),
        target: `>= ${MIN_RATIO}`,
        isReached: ratio >= MIN_RATIO,
      },
    ];
  } finally {
    await api.stop();
  }
}

/** Nobody is at the address, and no worker runs: what is measured is the claim. */
async function registerWebhook({ port, bearer }: { port: number; bearer: string }): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/api/webhooks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ url: 'https://hooks.example.com/fairtab', events: WEBHOOK_EVENTS }),
  });
  if (response.status !== 201) throw new Error(`The webhook was answered with ${response.status}`);
}

/** How much a process grows for each stream of an account with many receipts, beside one of an account with one. */
async function streamsOfManyReceipts(bench: Bench): Promise<Line[]> {
  const { database } = bench;
  const receipt = await newFreshReceipt(database.db);
  const grownBy = async (receipts: number): Promise<number> => {
    const first = bench.takeNumbers(receipts);
    const { bearer } = await newBusyHost(database.db, { receipt, first, count: receipts });
    await database.analyze();
    const api = await ServerProcess.startApi(database.url);
    const stop = new AbortController();
    try {
      const open = () => openStream({ port: api.port, bearer, signal: stop.signal });
      // The work that only the first stream causes is not counted.
      await open();
      const before = await most(() => api.residentBytes());
      for (let count = 0; count < STREAMS; count++) await open();
      return ((await most(() => api.residentBytes())) - before) / STREAMS / 1024;
    } finally {
      stop.abort();
      await api.stop();
    }
  };
  const few = await grownBy(FEW_RECEIPTS);
  const many = await grownBy(MANY_RECEIPTS);
  return [
    {
      measure: `memory of a stream of receiptEvents, of an account with ${MANY_RECEIPTS.toLocaleString('en-US')} receipts`,
      ours: `${many.toFixed(0)} KB`,
      baseline: `${few.toFixed(0)} KB of an account with one`,
      ratio: '',
      target: `at most ${MOST_MORE_KILOBYTES} KB more`,
      isReached: Number.isNaN(many) ? null : many - few <= MOST_MORE_KILOBYTES,
    },
  ];
}

async function most(measure: () => number): Promise<number> {
  const values: number[] = [];
  for (let sample = 0; sample < SAMPLES; sample++) {
    values.push(measure());
    await wait(100);
  }
  return Math.max(...values);
}

/** Follows everything, and resolves after the first event, which says that the stream runs. */
async function openStream({
  port,
  bearer,
  signal,
}: {
  port: number;
  bearer: string;
  signal: AbortSignal;
}): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      authorization: `Bearer ${bearer}`,
    },
    body: JSON.stringify({ query: 'subscription { receiptEvents { cursor change { summary } } }' }),
    signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('"cursor"')) {
    const part = await reader?.read();
    if (!part || part.done) throw new Error(`The stream was answered with ${response.status}: ${text}`);
    text += part.value;
  }
}
