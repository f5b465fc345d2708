import { GRID } from '@fairtab/domain/shares';
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { FIRST_NUMBER } from '../receipts';
import { saveStatement } from '@fairtab/services/receipts/saving/saveStatement';
import { saveOfNthClaim } from './claimStatement';

const DEBIAN = '/usr/lib/postgresql';
const run = promisify(execFile);

/** Finds pgbench, which is not part of the built-in PostgreSQL. */
export function findPgbench(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.map((folder) => join(folder, 'pgbench')).find((file) => existsSync(file)) ?? null;
}

export interface ClaimLoad {
  readonly url: string;
  /** The number of the first of `receipts` fresh receipts. */
  readonly first: number;
  readonly receipts: number;
  readonly connections: number;
  /** Claims per connection. Each connection has its own receipts, because a statement must know the version it changes. */
  readonly claimsEach: number;
  readonly guestId: string;
}

/** @returns claims per second, without the time to connect. */
export async function pgbenchClaims({ pgbench, load }: { pgbench: string; load: ClaimLoad }): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'fairtab-pgbench-'));
  try {
    const { script, constants } = scriptOf(load);
    const file = join(folder, 'claim.sql');
    await writeFile(file, script);
    const { stdout } = await run(pgbench, [
      ...['-n', '-M', 'prepared', '-c', String(load.connections), '-j', '1', '-t', String(load.claimsEach)],
      ...[
        '-f',
        file,
        '-D',
        'n=-1',
        ...Object.entries(constants).flatMap(([name, value]) => ['-D', `${name}=${value}`]),
      ],
      load.url,
    ]);
    const [, tps] = /tps = ([\d.]+) \(without initial connection time\)/.exec(stdout) ?? [];
    const [, failed] = /number of failed transactions: (\d+)/.exec(stdout) ?? [];
    if (tps === undefined || Number(failed ?? 0) > 0) throw new Error(`pgbench did not finish:\n${stdout}`);
    return Number(tps);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A claim whose numbers all differ, so that each can be found in the parameters of its statement. */
const SAMPLE = { number: 87_654, n: 13 };

/**
 * The product's statement, unchanged, with parameters that pgbench can make: the script computes numbers, texts are
 * constants, and the server concatenates texts that contain numbers.
 */
function scriptOf({ first, receipts, connections, guestId }: ClaimLoad): {
  script: string;
  constants: Record<string, string>;
} {
  const { text, values } = saveStatement(saveOfNthClaim({ ...SAMPLE, guestId }));
  const receipt = FIRST_NUMBER + SAMPLE.number;
  const numbers: [string, string][] = [
    [String(2n * GRID), '((:unit + 1) * unit_positions())::text'],
    [String(GRID), '(:unit * unit_positions())::text'],
    [String(receipt * 100 + SAMPLE.n), ':claim::text'],
    [String(receipt * 100 + 1), ':item::text'],
    [String(receipt), ':receipt::text'],
  ];
  const constants: Record<string, string> = {};
  const constant = (value: string): string => {
    const name = `c${Object.keys(constants).length}`;
    constants[name] = value;
    return `:${name}::text`;
  };
  const isNumber = new RegExp(`(${numbers.map(([digits]) => digits).join('|')})`);
  const expressionOf = (value: unknown): string => {
    if (value === SAMPLE.n + 1) return ':before';
    if (value === SAMPLE.n + 2) return ':after';
    if (typeof value === 'boolean' || typeof value === 'number') return `${value}`;
    const plain = Array.isArray(value) ? `{${value.join()}}` : value;
    if (typeof plain !== 'string') throw new Error('The statement has a parameter that this script cannot make');
    if (plain === '') return `''`;
    const parts = plain.split(isNumber).filter((part) => part !== '');
    return `(${parts.map((part) => numbers.find(([digits]) => digits === part)?.[1] ?? constant(part)).join(' || ')})`;
  };
  const statement = text.replace(/\$(\d+)/g, (_, index: string) => expressionOf(values[Number(index) - 1]));
  const whole = Math.floor(receipts / connections);
  const script = `\\set n :n + 1
\\set mine case when :client_id < ${receipts % connections} then ${whole + 1} else ${whole} end
\\set turn :n / :mine
\\set receipt ${FIRST_NUMBER + first} + :client_id + ${connections} * (:n % :mine)
\\set unit :turn / 12
\\set item :receipt * 100 + :turn % 12
\\set claim :receipt * 100 + :turn
\\set before :turn + 1
\\set after :turn + 2
${statement};
`;
  return { script, constants };
}
