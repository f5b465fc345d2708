/** What can happen to a receipt; every change of it is one of these. */
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

/** One line of the trail people can read on a receipt: who did what, when. */
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
