import { createHash, randomBytes } from 'node:crypto';

/** A secret that a browser or a mailed link keeps: 256 random bits. The server stores only its hash. */
export function newSecret(): { secret: string; tokenHash: Uint8Array<ArrayBuffer> } {
  const secret = randomBytes(32).toString('base64url');
  return { secret, tokenHash: hashSecret(secret) };
}

export function hashSecret(secret: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(secret).digest());
}
