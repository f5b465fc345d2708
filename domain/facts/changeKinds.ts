/** The kinds of changes of a receipt. */
export const CHANGE_KINDS = [
  'created',
  'edited',
  'claimed',
  'unclaimed',
  'declined',
  'treated',
  'treatEnded',
  'household',
  'paid',
  'cancelled',
  'reopened',
  'confirmed',
  'disputed',
  'refunded',
  'shared',
  'deleted',
  'restored',
  'moved',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
