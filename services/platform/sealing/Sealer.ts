import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
/** A sealed text: the name of a key, and a nonce and a tag at least. PostgreSQL reads this expression, too. */
export const SEALED = /^[A-Za-z0-9_-]{8}[.][A-Za-z0-9_-]{38,}$/;

/** A 256-bit key of AES-256-GCM. Sealed texts carry its name. */
export interface SealingKey {
  readonly name: string;
  readonly key: Buffer;
}

/**
 * Seals texts that must not be readable in the database or its backups: with AES-256-GCM, a new nonce each, bound to
 * their place, so that a sealed text copied to another row does not open there. The first key seals, all of them open:
 * to change the key, put a new one in front, reseal, and drop the old one.
 */
export class Sealer {
  readonly #keys: readonly [SealingKey, ...SealingKey[]];

  constructor(keys: readonly [SealingKey, ...SealingKey[]]) {
    this.#keys = keys;
  }

  /** @param place such as "account.totp_secret:<account id>" */
  seal(text: string, place: string): string {
    const [{ name, key }] = this.#keys;
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${name}.${sealed.toString('base64url')}`;
  }

  /** @throws when the key is unknown, or the text was changed or belongs to another place. */
  open(sealedText: string, place: string): string {
    const [name, data = ''] = sealedText.split('.');
    const known = this.#keys.find((candidate) => candidate.name === name);
    if (!known) throw new Error(`A text is sealed with the key ${name ?? ''}, which DATA_KEYS does not have`);
    const bytes = Buffer.from(data, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  }

  /** A secret of 256 bits that is always the same for a purpose, and that nobody can compute without the first key. */
  derive(purpose: string): string {
    return createHmac('sha256', this.#keys[0].key).update(`derived:${purpose}`).digest('base64url');
  }

  /** Whether the text was sealed, with whatever key. Earlier versions kept some texts as they were. */
  isSealed(text: string): boolean {
    return SEALED.test(text);
  }

  /** Whether the text is sealed with another key than the first one. */
  isOutdated(sealedText: string): boolean {
    return !sealedText.startsWith(`${this.#keys[0].name}.`);
  }
}

/** Reads a key in base64 or base64url. Its name is derived from it, so that the order of keys may change. */
export function sealingKey(text: string): SealingKey {
  const key = Buffer.from(text, 'base64');
  return { name: createHash('sha256').update(key).digest('base64url').slice(0, 8), key };
}
