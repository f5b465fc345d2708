import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { percentile } from '../stats';
import { answerCalls } from './answerCalls';
import { RawHttp, type RawAnswer } from './RawHttp';

export interface HttpJob {
  readonly port: number;
  readonly connections: number;
  /** Sent in turn, repeatedly for `durationMs`. Without `durationMs` each is sent once. */
  readonly requests: readonly string[];
  readonly durationMs?: number;
  /** How long each connection waits after an answer, in ms. */
  readonly everyMs?: number;
  /** A text that every right answer contains. */
  readonly right: string;
}

export interface HttpResult {
  readonly perSecond: number;
  readonly answered: number;
  readonly right: number;
  /** In ms, from sending a request until its answer is complete. */
  readonly latencies: readonly number[];
  readonly p50: number;
  readonly p99: number;
  /** The first wrong answer. */
  readonly wrong: string | null;
}

async function run({ port, connections, requests, durationMs, everyMs, right }: HttpJob): Promise<HttpResult> {
  const open = await Promise.all(Array.from({ length: connections }, () => RawHttp.open(port)));
  const latencies: number[] = [];
  let sent = 0;
  let rightOnes = 0;
  let wrong: string | null = null;
  const isRight = checker(right);
  const start = performance.now();
  const end = start + (durationMs ?? Infinity);
  const isOver = () => (durationMs === undefined ? sent >= requests.length : performance.now() >= end);
  await Promise.all(
    open.map(async (connection) => {
      while (!isOver()) {
        const request = requests[sent++ % requests.length] ?? '';
        const since = performance.now();
        const answer = await connection.send(request);
        latencies.push(performance.now() - since);
        if (isRight(answer)) rightOnes++;
        else wrong ??= `${answer.status} ${textOf(answer).slice(0, 300)}`;
        if (everyMs !== undefined) await wait(everyMs);
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const connection of open) connection.close();
  return {
    perSecond: latencies.length / seconds,
    answered: latencies.length,
    right: rightOnes,
    latencies: durationMs === undefined ? latencies : [],
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    wrong,
  };
}

/** Checks answers for a text. A compressed answer is only unpacked when its bytes differ from the last right one's. */
function checker(right: string): (answer: RawAnswer) => boolean {
  let lastRight: string | null = null;
  return (answer) => {
    if (answer.status >= 300) return false;
    if (answer.encoding === null) return answer.body.includes(right);
    if (answer.body === lastRight) return true;
    if (!textOf(answer).includes(right)) return false;
    lastRight = answer.body;
    return true;
  };
}

function textOf({ body, encoding }: RawAnswer): string {
  if (encoding === null) return body;
  const bytes = Buffer.from(body, 'latin1');
  return String(encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes));
}

export const httpCalls = { run };
answerCalls(httpCalls);
