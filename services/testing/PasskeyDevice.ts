import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { TEST_ORIGIN } from './testOrigin';

const FLAG = { isPresent: 0x01, isVerified: 0x04, hasKey: 0x40 } as const;
/** COSE (RFC 9052): an elliptic curve key for ES256 on P-256, its parts by number. */
const COSE = { kind: 1, algorithm: 3, curve: -1, x: -2, y: -3 } as const;
const EC2 = 2;
const ES256 = -7;
const P256 = 1;

interface Passkey {
  readonly id: string;
  readonly site: string;
  readonly userHandle: string;
  readonly key: KeyObject;
  useCount: number;
}

/** How an answer differs from that of an honest device on the right page. */
interface Lies {
  /** The page that asks. */
  readonly origin?: string;
  /** Whether the device asked for a finger, a face or a PIN. */
  readonly isVerified?: boolean;
  readonly challenge?: string;
}

/** A device that makes and uses passkeys as a browser does, in software. */
export class PasskeyDevice {
  readonly passkeys: Passkey[] = [];

  /** @param options what startPasskey returned. @returns what addPasskey takes. */
  create(options: string, lies: Lies = {}): string {
    const { challenge, rp, user } = JSON.parse(options) as {
      challenge: string;
      rp: { id: string };
      user: { id: string };
    };
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const id = randomBytes(16);
    const passkey = { id: id.toString('base64url'), site: rp.id, userHandle: user.id, key: privateKey, useCount: 0 };
    this.passkeys.push(passkey);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const coseKey = new Map<number, number | Uint8Array>([
      [COSE.kind, EC2],
      [COSE.algorithm, ES256],
      [COSE.curve, P256],
      [COSE.x, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [COSE.y, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]);
    const keyData = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.byteLength]), id, isoCBOR.encode(coseKey)]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', Uint8Array.from(Buffer.concat([this.#dataOf(passkey, FLAG.hasKey, lies), keyData]))],
    ]);
    return answer(passkey.id, {
      clientDataJSON: clientData('webauthn.create', { challenge, lies }).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    });
  }

  /** @param options what startPasskeyLogIn returned. @returns what logInWithPasskey takes. */
  sign(options: string, lies: Lies = {}): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    const passkey = this.passkeys.find(({ site }) => site === rpId);
    if (!passkey) throw new Error(`The device has no passkey for ${rpId}`);
    passkey.useCount += 1;
    const authenticatorData = this.#dataOf(passkey, 0, lies);
    const client = clientData('webauthn.get', { challenge, lies });
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
    return answer(passkey.id, {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, passkey.key).toString('base64url'),
      userHandle: passkey.userHandle,
    });
  }

  #dataOf({ site, useCount }: Passkey, flags: number, { isVerified = true }: Lies): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(useCount);
    const flag = flags | FLAG.isPresent | (isVerified ? FLAG.isVerified : 0);
    return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flag]), count]);
  }
}

function clientData(type: string, { challenge, lies }: { challenge: string; lies: Lies }): Buffer {
  const { origin = TEST_ORIGIN } = lies;
  return Buffer.from(JSON.stringify({ type, challenge: lies.challenge ?? challenge, origin, crossOrigin: false }));
}

function answer(id: string, response: object): string {
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
}
