import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogger } from '../logger';
import { openSealer } from './openSealer';

const newKey = () => randomBytes(32).toString('base64');
const pool = { query: () => Promise.reject(new Error('Nothing is asked when there are keys')) };

async function opened(dataKeys: string[]) {
  let log = '';
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const logger = createLogger({ name: 'test', level: 'info', destination });
  const sealer = await openSealer({ pool, config: { dataKeys, dataDir: '/nowhere' }, logger });
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
