import { hashPassword } from '@fairtab/services/accounts/passwords/passwords';
import type { Database } from '@fairtab/services/platform/db';
import { randomBytes } from 'node:crypto';
import { compare } from '../compare';
import { logInBody, readBody } from '../documents';
import { graphQLRequest } from '../load/requests';
import { newBusyReceipt } from '../receipts';
import { inMs, type Bench, type Row } from '../Row';
import { ServerProcess } from '../ServerProcess';
import { percentile } from '../stats';
import { assertRight } from './assertRight';

const LOGINS = 20;
const ROUNDS = 10;
/** A phone reads its bill this often, which takes as long as the logins of a round. */
const READS = 40;
const READ_EVERY_MS = 10;
const PASSWORD = 'tomato soup at noon';
/** All logins, as a multiple of their hashes. */
const MAX_RATIO = 1.25;
const MAX_LOGIN_MS = 400;
const MAX_READ_MS = 50;

/** Twenty logins at the same moment, alone and while a diner reads a bill. The baseline computes only the twenty hashes. */
export const logIn: Row = {
  name: 'login',
  run: async (bench: Bench) => {
    const { database } = bench;
    const receipt = await newBusyReceipt(database.db);
    const usernames = await newAccounts(database.db);
    await database.analyze();
    const api = await ServerProcess.startApi(database.url);
    try {
      const { port } = api;
      const logins = usernames.map((username) =>
        graphQLRequest({ port, body: logInBody({ username, password: PASSWORD }) }),
      );
      const reads = Array.from({ length: READS }, () => graphQLRequest({ port, body: readBody(receipt.id) }));
      const loginMs: number[] = [];
      const readMs: number[] = [];
      const logInAtOnce = async (): Promise<readonly number[]> =>
        assertRight(
          await bench.http.call('run', { port, connections: LOGINS, requests: logins, right: '"LogInPayload"' }),
        ).latencies;
      const alone = async (): Promise<number> => Math.max(...(await logInAtOnce()));
      const whileRead = async (): Promise<number> => {
        const [latencies, read] = await Promise.all([
          logInAtOnce(),
          bench.http.call('run', {
            port,
            connections: 1,
            requests: reads,
            everyMs: READ_EVERY_MS,
            right: '"Roast Chicken"',
          }),
        ]);
        loginMs.push(...latencies);
        readMs.push(...assertRight(read).latencies);
        bench.say(`  last login ${inMs(Math.max(...latencies))}, slowest read ${inMs(Math.max(...read.latencies))}`);
        return Math.max(...latencies);
      };
      await whileRead();
      await hashAlone();
      loginMs.length = 0;
      readMs.length = 0;
      const quiet = await compare({ rounds: ROUNDS, ours: alone, baseline: hashAlone });
      const busy = await compare({ rounds: ROUNDS, ours: whileRead, baseline: hashAlone });
      const [login, read] = [percentile(loginMs, 99), percentile(readMs, 99)];
      return [
        {
          measure: `${LOGINS} logins at once`,
          ours: `all after ${inMs(quiet.ours)}`,
          baseline: `${inMs(quiet.baseline)} for ${LOGINS} hashes alone`,
          ratio: quiet.ratio.toFixed(2),
          target: `<= ${MAX_RATIO}`,
          isReached: quiet.ratio <= MAX_RATIO,
        },
        {
          measure: 'the same, while a live receipt is read',
          ours: `p50 ${inMs(percentile(loginMs, 50))}, p99 ${inMs(login)}; read p99 ${inMs(read)}`,
          baseline: `${inMs(busy.baseline)} for ${LOGINS} hashes alone`,
          ratio: busy.ratio.toFixed(2),
          target: `p99 < ${MAX_LOGIN_MS} ms, read p99 < ${MAX_READ_MS} ms`,
          isReached: login < MAX_LOGIN_MS && read < MAX_READ_MS,
        },
      ];
    } finally {
      await api.stop();
    }
  },
};

/** Time for all hashes, in ms. */
async function hashAlone(): Promise<number> {
  const start = performance.now();
  await Promise.all(Array.from({ length: LOGINS }, () => hashPassword(PASSWORD)));
  return performance.now() - start;
}

/** Makes accounts with the same password. @returns their usernames. */
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
