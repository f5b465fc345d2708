/** Why the gate held a message back. */
export const HOLD_REASONS = [
  /** The reader of an unproven address got a first message in the last 24 hours, or three in the last seven days. */
  'recipient',
  /** Too many first messages about the receipts of one host. */
  'host',
  /** Too many first messages caused from one network. */
  'network',
  /** Too many first messages of the whole installation. */
  'installation',
  /** Whoever reads the address wants no messages. */
  'unsubscribed',
  /** No SMS go to the country of the number. */
  'country',
] as const;
export type HoldReason = (typeof HOLD_REASONS)[number];

/** A message that the gate holds back. */
export interface Held {
  readonly held: HoldReason;
  /** When the same message would pass, as far as is known now. */
  readonly until: Date;
}
