import type { ReceiptState } from '@fairtab/domain/receipts';

/** What identifies a state: its version together with the id of the write that made it. */
export type WriteIdentity = Pick<ReceiptState, 'version' | 'writeId'>;

export function isSameWrite(a: WriteIdentity, b: WriteIdentity): boolean {
  return a.version === b.version && a.writeId === b.writeId;
}

/**
 * Whether the database lost a state that it had: after a failover to a server that lagged behind, or the restore of a backup.
 * @param found what the database has. @param known what it had when it was asked.
 */
export function wentBack(found: WriteIdentity, known: WriteIdentity): boolean {
  return found.version < known.version || (found.version === known.version && found.writeId !== known.writeId);
}
