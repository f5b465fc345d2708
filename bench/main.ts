import { cpus } from 'node:os';
import { openBenchDatabase } from './BenchDatabase';
import type { httpCalls } from './load/httpProcess';
import type { socketCalls } from './load/socketProcess';
import { startHelper } from './load/startHelper';
import { newBusyHost } from './history';
import { markdownTable } from './markdownTable';
import type { Bench, Line, Row } from './Row';
import { newBusyReceipt } from './receipts';
import { bundle } from './rows/bundle';
import { claimItem } from './rows/claimItem';
import { claimToScreen } from './rows/claimToScreen';
import { crowdedTable } from './rows/crowdedTable';
import { dashboard } from './rows/dashboard';
import { event } from './rows/event';
import { firstRead } from './rows/firstRead';
import { largeDatabase } from './rows/largeDatabase';
import { logIn } from './rows/logIn';
import { memory } from './rows/memory';
import { page } from './rows/page';
import { programs } from './rows/programs';
import { readGraphQL } from './rows/readGraphQL';
import { readRest } from './rows/readRest';
import { storm } from './rows/storm';

const HEAD = ['measure', 'Fairtab', 'beside it', 'ratio', 'target', ''] as const;

function printTable(lines: readonly Line[]): string {
  const rows = lines.map(({ measure, ours, baseline, ratio, target, isReached }) => {
    const verdict = isReached === null ? 'not measured' : isReached ? 'reached' : 'MISSED';
    return [measure, ours, baseline, ratio, target, verdict];
  });
  return markdownTable(HEAD, rows);
}

const ROWS: readonly Row[] = [
  readGraphQL,
  firstRead,
  readRest,
  claimItem,
  crowdedTable,
  claimToScreen,
  event,
  page,
  logIn,
  dashboard,
  bundle,
  memory,
  programs,
  storm,
  largeDatabase,
];

/** `npm run bench` runs all rows, `npm run bench -- --only read,claim` those whose names start with `read` or `claim`. */
function chosenRows(args: readonly string[]): readonly Row[] {
  const [flag, names, ...more] = args;
  if (flag === undefined) return ROWS.filter(({ isOnlyNamed }) => isOnlyNamed !== true);
  const wanted = names?.split(',') ?? [];
  const chosen = ROWS.filter(({ name }) => wanted.some((start) => name.startsWith(start)));
  if (flag === '--only' && more.length === 0 && chosen.length > 0) return chosen;
  throw new Error(`Usage: no arguments, or --only with some of: ${ROWS.map(({ name }) => name).join(', ')}`);
}

const PAST_RECEIPTS = 1_000;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

async function measure(rows: readonly Row[]): Promise<Line[]> {
  say('preparing a database');
  const database = await openBenchDatabase(process.env.DATABASE_URL);
  const http = startHelper<typeof httpCalls>('./httpProcess.ts');
  const sockets = startHelper<typeof socketCalls>('./socketProcess.ts');
  let taken = 0;
  const takeNumbers = (count: number): number => (taken += count) - count;
  const bench: Bench = { database, http, sockets, takeNumbers, say };
  try {
    await addHistory(bench);
    say(
      `PostgreSQL ${database.version}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? ''})`,
    );
    const lines: Line[] = [];
    for (const row of rows) {
      say(`measuring: ${row.name}`);
      const measured = await row.run(bench);
      for (const { ours, baseline, ratio } of measured) say(`  ${[ours, baseline, ratio].join('   ')}`);
      lines.push(...measured);
    }
    return lines;
  } finally {
    await http.stop();
    await sockets.stop();
    await database.drop();
  }
}

/**
 * Receipts of the past with their claims. Without them PostgreSQL would plan for tables that are nearly empty, and reads
 * them as a whole while the rows fill them.
 */
async function addHistory({ database, takeNumbers }: Bench): Promise<void> {
  const receipt = await newBusyReceipt(database.db);
  await newBusyHost(database.db, { receipt, first: takeNumbers(PAST_RECEIPTS), count: PAST_RECEIPTS });
  await database.analyze();
}

const startedAt = performance.now();
const lines = await measure(chosenRows(process.argv.slice(2)));
process.stdout.write(`${printTable(lines)}\n`);
say(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
if (lines.some(({ isReached }) => isReached === false)) process.exitCode = 1;
