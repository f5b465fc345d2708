import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { createLogger } from '../logger';
import { openSealer } from './openSealer';

const newKey = () => randomBytes(32).toString('base64');
const pool = { query: () => Promise.resolve({ rows: [] }) } as unknown as Pick<Pool, 'query'>;
const pushKey = randomBytes(32).toString('base64url');

async function opened(dataKeys: string[], asked: Pick<Pool, 'query'> = pool) {
  let log = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logger = createLogger({ name: 'test', level: 'info', destination });
  const sealer = await openSealer({ pool: asked, config: { dataKeys, dataDir: '/nowhere', pushKey }, logger });
  return { sealer, log };
}

it('shows in the log that the key was changed, and no key', async () => {
  const [old, fresh] = [newKey(), newKey()];
  const before = await opened([old]);
  const name = before.sealer.seal('@ana', 'here').split('.')[0];
  const after = await opened([fresh, old]);
  expect(JSON.parse(before.log)).toMatchObject({ msg: 'security', event: 'keysRead', keys: [name] });
  expect(JSON.parse(after.log)).toMatchObject({ keys: [expect.not.stringMatching(`^${name}$`), name] });
  for (const key of [old, fresh]) expect(before.log + after.log).not.toContain(key.slice(0, 12));
});

it('opens while the database is away, and the log says that the keys were not compared', async () => {
  const away = { query: () => Promise.reject(new Error('away')) };
  const { sealer, log } = await opened([newKey()], away);
  expect(sealer.open(sealer.seal('@ana', 'here'), 'here')).toBe('@ana');
  expect(log).toContain('the keys could not be compared with those in use');
});

it('refuses when the database knows other keys', async () => {
  const other = { query: () => Promise.resolve({ rows: [{ fingerprint: 'another' }] }) } as unknown as Pick<
    Pool,
    'query'
  >;
  await expect(opened([newKey()], other)).rejects.toThrow('other keys');
});
