declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';
  /** Comes with web-push, which encrypts with it. */
  const ece: {
    decrypt(message: Buffer, options: { version: string; privateKey: ECDH; authSecret: string }): Buffer;
  };
  export default ece;
}
