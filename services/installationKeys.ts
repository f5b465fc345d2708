import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { Config } from './config';
import { readPushKeys } from './messages/push/pushKeys';
import type { SealingKey } from './platform/sealing/Sealer';

/** This process has other keys than the processes that use the database already. The message says what to copy. */
export class OtherKeys extends Error {
  override readonly name = 'OtherKeys';
}

const HELP = 'docs/operations.md, Keys, says how to change a key.';

/**
 * Compares the keys of this process with the fingerprints in the database, where the first process leaves them. Any of
 * the sealing keys may be the one in the database. The first of them replaces it there.
 * @throws OtherKeys when they are others; pg's error when the database cannot be asked; node's error when the data folder
 * cannot be written.
 */
export async function checkInstallationKeys(
  pool: Pick<Pool, 'query'>,
  { config, keys }: { config: Pick<Config, 'pushKey' | 'dataDir'>; keys: readonly [SealingKey, ...SealingKey[]] },
): Promise<void> {
  const names = keys.map(({ name }) => name);
  const data = await keepFingerprint(pool, { name: 'data', known: names, fingerprint: keys[0].name });
  if (data !== null)
    throw new OtherKeys(
      `This process has other keys than those that seal what is in the database: it has ${names.join(', ')}, and the one in use is ${data}. Set DATA_KEYS to the value that the other processes have, or copy their DATA_DIR/data-key into ${config.dataDir}. ${HELP}`,
    );
  const own = createHash('sha256').update(readPushKeys(config).publicKey).digest('base64url').slice(0, 8);
  const push = await keepFingerprint(pool, { name: 'push', known: [own], fingerprint: own });
  if (push !== null)
    throw new OtherKeys(
      `This process has another key for push messages than the other processes: it has ${own}, and the one in use is ${push}. Set PUSH_KEY to the value that they have, or copy their DATA_DIR/push-key into ${config.dataDir}. ${HELP}`,
    );
}

/** @returns the fingerprint in the database when it is none of those that are known here, else null. */
async function keepFingerprint(
  pool: Pick<Pool, 'query'>,
  { name, known, fingerprint }: { name: string; known: readonly string[]; fingerprint: string },
): Promise<string | null> {
  await pool.query(
    `INSERT INTO installation_key (name, fingerprint) VALUES ($1, $2)
     ON CONFLICT (name) DO UPDATE SET fingerprint = excluded.fingerprint
     WHERE installation_key.fingerprint = ANY($3) AND installation_key.fingerprint <> excluded.fingerprint`,
    [name, fingerprint, known],
  );
  const { rows } = await pool.query<{ fingerprint: string }>(
    'SELECT fingerprint FROM installation_key WHERE name = $1',
    [name],
  );
  const kept = rows[0]?.fingerprint;
  return kept === undefined || known.includes(kept) ? null : kept;
}
