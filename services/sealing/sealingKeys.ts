import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { sealingKey, type SealingKey } from './Sealer';

/**
 * The keys of DATA_KEYS or, without those, the key in the data folder, which is made at the first start.
 * @throws when the folder cannot be written.
 */
export function readSealingKeys({
  dataKeys,
  dataDir,
}: Pick<Config, 'dataKeys' | 'dataDir'>): readonly [SealingKey, ...SealingKey[]] {
  const [first, ...others] = dataKeys;
  return first === undefined ? [sealingKey(keyOfFolder(dataDir))] : [sealingKey(first), ...others.map(sealingKey)];
}

function keyOfFolder(dataDir: string): string {
  const file = join(dataDir, 'data-key');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails when the file exists, so that two processes that start together agree on one key.
    writeFileSync(file, randomBytes(32).toString('base64'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
