/** The kinds of changes of a receipt. */
export const CHANGE_KINDS = [
  'created',
  'edited',
  'claimed',
  'unclaimed',
  'paid',
  'cancelled',
  'reopened',
  'confirmed',
  'disputed',
  'shared',
  'deleted',
  'restored',
  'moved',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** One line of a receipt's trail: who did what, and when. */
export interface ChangeRecord {
  readonly receiptId: string;
  /** The receipt's version after the change. */
  readonly version: number;
  /** Null when Fairtab itself acted. */
  readonly actorGuestId: string | null;
  readonly actorName: string;
  readonly kind: ChangeKind;
  /** A sentence for people: "Ana claimed 1 of 3 Grey Goose". */
  readonly summary: string;
  readonly at: string;
}
