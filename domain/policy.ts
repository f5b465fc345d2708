/** Everything one can want to do with a receipt. */
export const ACTIONS = [
  'seeReceipt',
  'claim',
  'payClaim',
  'unclaim',
  'seeContact',
  'cancelClaim',
  'reopenClaim',
  'confirmPayment',
  'disputePayment',
  'editReceipt',
] as const;
export type Action = (typeof ACTIONS)[number];

/** no: refused openly (403). hidden: answered as if the thing did not exist (404). */
export type Verdict = 'yes' | 'no' | 'hidden';

/** What a viewer is to the receipt and the claim in question; the strongest one counts. */
type Role = 'host' | 'ownPerson' | 'visitor';

/** The table of decisions §4, for receipts that are shared by link. */
const TABLE: Record<Action, Record<Role, Verdict>> = {
  seeReceipt: { host: 'yes', ownPerson: 'yes', visitor: 'yes' },
  claim: { host: 'yes', ownPerson: 'yes', visitor: 'yes' },
  payClaim: { host: 'yes', ownPerson: 'yes', visitor: 'no' },
  unclaim: { host: 'yes', ownPerson: 'yes', visitor: 'no' },
  seeContact: { host: 'yes', ownPerson: 'yes', visitor: 'no' },
  cancelClaim: { host: 'yes', ownPerson: 'hidden', visitor: 'hidden' },
  reopenClaim: { host: 'yes', ownPerson: 'hidden', visitor: 'hidden' },
  confirmPayment: { host: 'yes', ownPerson: 'hidden', visitor: 'hidden' },
  disputePayment: { host: 'yes', ownPerson: 'hidden', visitor: 'hidden' },
  editReceipt: { host: 'yes', ownPerson: 'hidden', visitor: 'hidden' },
};

export interface Question {
  readonly viewer: { readonly guestId: string | null };
  readonly action: Action;
  readonly receipt: { readonly hostGuestId: string };
  /** The claim it is about; for the contact data of a payment, its payer. */
  readonly claim?: { readonly guestId: string };
}

/**
 * Whether the viewer may do it (decisions §4). The guest identity alone decides; names never do. Whether it is possible
 * in the claim's present state is another question: see refusalOf in claims.ts.
 */
export function may({ viewer, action, receipt, claim }: Question): Verdict {
  return TABLE[action][roleOf({ viewer, receipt, claim })];
}

function roleOf({ viewer, receipt, claim }: Omit<Question, 'action'>): Role {
  if (viewer.guestId === receipt.hostGuestId) return 'host';
  return viewer.guestId === claim?.guestId ? 'ownPerson' : 'visitor';
}
