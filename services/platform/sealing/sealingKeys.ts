import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Config } from '../../config';
import { SEALED, sealingKey, type SealingKey } from './Sealer';
import { SEALED_COLUMNS } from './sealedColumns';

const KEY_BYTES = 32;

/** The key is gone that sealed what is in the database. The message says what to do. */
export class LostKey extends Error {
  override readonly name = 'LostKey';
}

/**
 * The keys of DATA_KEYS or, without those, the key in the data folder, which is made at the first start.
 * @throws LostKey when the database has sealed texts and there is no key, or the file has no whole one; pg's error when it cannot be asked about them;
 * node's error when the folder cannot be written.
 */
export async function readSealingKeys(
  pool: Pick<Pool, 'query'>,
  { dataKeys, dataDir }: Pick<Config, 'dataKeys' | 'dataDir'>,
): Promise<readonly [SealingKey, ...SealingKey[]]> {
  const [first, ...others] = dataKeys;
  if (first !== undefined) return [sealingKey(first), ...others.map(sealingKey)];
  const file = join(dataDir, 'data-key');
  if (!existsSync(file) && (await hasSealedTexts(pool)))
    throw new LostKey(
      `The file ${file} is missing, and only its key opens handles and secrets that are in the database. Bring it back from a backup, or set DATA_KEYS.`,
    );
  return [sealingKey(keyIn({ file, dataDir }))];
}

async function hasSealedTexts(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const exist = SEALED_COLUMNS.map(
    ({ table, column, wasPlain }) =>
      `EXISTS (SELECT FROM ${table} WHERE ${wasPlain ? `${column} ~ '${SEALED.source}'` : `${column} IS NOT NULL`})`,
  );
  const { rows } = await pool.query<{ found: boolean }>(`SELECT ${exist.join(' OR ')} AS found`);
  return rows[0]?.found ?? false;
}

/** Made beside its place and linked there when it is whole, so that neither a power cut nor two starts at once leave half a key. */
function keyIn({ file, dataDir }: { file: string; dataDir: string }): string {
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) {
    const unfinished = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(unfinished, randomBytes(KEY_BYTES).toString('base64'), { flag: 'wx', mode: 0o600, flush: true });
    try {
      // Fails when the file exists, so that two processes that start together agree on one key.
      linkSync(unfinished, file);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      rmSync(unfinished);
    }
    syncFolder(dataDir);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (Buffer.from(key, 'base64').byteLength !== KEY_BYTES)
    throw new LostKey(`The file ${file} is damaged: it has no key of ${KEY_BYTES} bytes. Bring it back from a backup.`);
  return key;
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
