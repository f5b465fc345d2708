import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config';

/** The key pair by which push services know Fairtab (VAPID, RFC 8292), both halves in base64url. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const CURVE = 'prime256v1';

/**
 * The key pair of PUSH_KEY or, without it, of the file in the data folder that the first start makes. With another key
 * every browser has to subscribe again, so it belongs in the backup.
 * @throws node's error when the folder cannot be written.
 */
export function readPushKeys({ pushKey, dataDir }: Pick<Config, 'pushKey' | 'dataDir'>): PushKeys {
  const privateKey = pushKey ?? keyIn(dataDir);
  const pair = createECDH(CURVE);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

function keyIn(dataDir: string): string {
  const file = join(dataDir, 'push-key');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const pair = createECDH(CURVE);
    pair.generateKeys();
    // Leading zeros belong to the key.
    const key = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
      .subarray(-32)
      .toString('base64url');
    try {
      // Fails when the file exists, so that two processes that start together agree on one key.
      writeFileSync(file, key, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
  return readFileSync(file, 'utf8').trim();
}
