import { hashPassword } from '@fairtab/services/accounts/passwords/passwords';
import type { Database } from '@fairtab/services/db';
import { randomBytes } from 'node:crypto';
import { compare } from '../compare';
import { readBody } from '../documents';
import { graphQLRequest } from '../load/requests';
import { newBusyReceipt } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { percentile } from '../stats';
import { mustBeRight } from './mustBeRight';

const LOGINS = 20;
const ROUNDS = 10;
/** A phone that looks at its bill again and again, for as long as the logins of a round may take. */
const READS = 40;
const READ_EVERY_MS = 10;
const PASSWORD = 'tomato soup at noon';
const MOST_LOGIN_MS = 400;
const MOST_READ_MS = 50;

const LOG_IN = `mutation ($input: LogInInput!) {
  result: logIn(input: $input) { __typename ... on LogInPayload { sessionId user { username } } } }`;

/** Twenty people sign in at the same moment, while somebody at a table reads the bill, beside nothing but twenty hashes. */
export const logIn: Row = {
  name: 'login',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newBusyReceipt(database.db);
    const usernames = await newAccounts(database.db);
    await database.settle();
    const api = await ServerProcess.startApi(database.url);
    try {
      const { port } = api;
      const logins = usernames.map((username) =>
        graphQLRequest({ port, body: { query: LOG_IN, variables: { input: { username, password: PASSWORD } } } }),
      );
      const reads = Array.from({ length: READS }, () => graphQLRequest({ port, body: readBody(receipt.id) }));
      const loginMs: number[] = [];
      const readMs: number[] = [];
      const round = async (): Promise<number> => {
        const [loggedIn, read] = await Promise.all([
          bench.http.call('run', { port, connections: LOGINS, requests: logins, right: '"LogInPayload"' }),
          bench.http.call('run', {
            port,
            connections: 1,
            requests: reads,
            everyMs: READ_EVERY_MS,
            right: '"Roast Chicken"',
          }),
        ]);
        const { latencies } = mustBeRight(loggedIn);
        loginMs.push(...latencies);
        readMs.push(...mustBeRight(read).latencies);
        bench.say(`  last login ${inMs(Math.max(...latencies))}, slowest read ${inMs(Math.max(...read.latencies))}`);
        return Math.max(...latencies);
      };
      await round();
      await hashAlone();
      loginMs.length = 0;
      readMs.length = 0;
      const { baseline, ratio } = await compare({ rounds: ROUNDS, ours: round, baseline: hashAlone });
      const [login, read] = [percentile(loginMs, 99), percentile(readMs, 99)];
      return [
        {
          measure: `${LOGINS} logins at once, while a live receipt is read`,
          ours: `p50 ${inMs(percentile(loginMs, 50))}, p99 ${inMs(login)}; read p99 ${inMs(read)}`,
          baseline: `${inMs(baseline)} for ${LOGINS} hashes alone`,
          ratio: ratio.toFixed(2),
          target: `p99 < ${MOST_LOGIN_MS} ms, read p99 < ${MOST_READ_MS} ms`,
          isReached: login < MOST_LOGIN_MS && read < MOST_READ_MS,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};

/** From the first to the last of them, in ms. */
async function hashAlone(): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: LOGINS }, () => hashPassword(PASSWORD)));
  return performance.now() - start;
}

/** @returns their names; all have one password. */
async function newAccounts(db: Database): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const accounts = Array.from({ length: LOGINS }, (_, index) => {
    const username = `bench-${index}`;
    const guestId = randomBytes(16).toString('base64url');
    return { id: randomBytes(16).toString('base64url'), username, usernameKey: username, guestId, passwordHash };
  });
  await db.prisma.guest.createMany({ data: accounts.map(({ guestId: id }) => ({ id })) });
  await db.prisma.user.createMany({ data: accounts });
  return accounts.map(({ username }) => username);
}
