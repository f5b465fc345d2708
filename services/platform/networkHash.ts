import { createHash } from 'node:crypto';

/** The key of a network in the budgets. @param network the address of a client (`ServiceContext.client`), or the id of a guest whose network is not known. */
export function networkHash(network: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(`network:${network}`).digest());
}
