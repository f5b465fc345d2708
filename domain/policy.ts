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
  'shareReceipt',
  'seePhotos',
  'sharePhotos',
  'deleteReceipt',
  'restoreReceipt',
] as const;
export type Action = (typeof ACTIONS)[number];

/** no: refused openly (403). hidden: answered as if the thing did not exist (404). */
export type Verdict = 'yes' | 'no' | 'hidden';

/** Who may see a receipt besides its host: whoever has the link, whoever claimed on it, nobody. */
export const VISIBILITIES = ['link', 'participants', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** What a viewer is to the receipt and the claim in question; the strongest one counts. */
type Role = 'host' | 'ownPerson' | 'participant' | 'visitor';

const ROLES_THAT_SEE: Record<Visibility, readonly Role[]> = {
  link: ['host', 'ownPerson', 'participant', 'visitor'],
  participants: ['host', 'ownPerson', 'participant'],
  private: ['host'],
};

const forHost: Record<Role, Verdict> = { host: 'yes', ownPerson: 'hidden', participant: 'hidden', visitor: 'hidden' };
const forEveryone: Record<Role, Verdict> = { host: 'yes', ownPerson: 'yes', participant: 'yes', visitor: 'yes' };
const forItsPerson: Record<Role, Verdict> = { host: 'yes', ownPerson: 'yes', participant: 'no', visitor: 'no' };

/** The table of decisions §4, for those who may see the receipt. */
const TABLE: Record<Action, Record<Role, Verdict>> = {
  seeReceipt: forEveryone,
  claim: forEveryone,
  payClaim: forItsPerson,
  unclaim: forItsPerson,
  seeContact: forItsPerson,
  cancelClaim: forHost,
  reopenClaim: forHost,
  confirmPayment: forHost,
  disputePayment: forHost,
  editReceipt: forHost,
  shareReceipt: forHost,
  // Until the host shares them.
  seePhotos: forHost,
  sharePhotos: forHost,
  deleteReceipt: forHost,
  restoreReceipt: forHost,
};

export interface Question {
  readonly viewer: { readonly guestId: string | null };
  readonly action: Action;
  readonly receipt: {
    readonly hostGuestId: string;
    readonly visibility: Visibility;
    readonly deletedAt: string | null;
    /** Whether whoever may see the receipt may see the photos it was read from. */
    readonly photosShared: boolean;
    readonly claims: readonly { readonly guestId: string; readonly status: string }[];
  };
  /** The claim it is about; for the contact data of a payment, its payer. */
  readonly claim?: { readonly guestId: string };
}

/**
 * Whether the viewer may do it (decisions §4). The guest identity alone decides; names never do. Of a deleted receipt
 * nobody sees anything, and its host can do one thing: restore it. Whether something is possible in the present state
 * of a claim is another question: see refusalOf in claims.ts.
 */
export function may({ viewer, action, receipt, claim }: Question): Verdict {
  const role = roleOf({ viewer, receipt, claim });
  if (receipt.deletedAt !== null) return action === 'restoreReceipt' ? TABLE[action][role] : 'hidden';
  if (!ROLES_THAT_SEE[receipt.visibility].includes(role)) return 'hidden';
  return (action === 'seePhotos' && receipt.photosShared ? forEveryone : TABLE[action])[role];
}

function roleOf({ viewer, receipt, claim }: Omit<Question, 'action'>): Role {
  if (viewer.guestId === null) return 'visitor';
  if (viewer.guestId === receipt.hostGuestId) return 'host';
  if (viewer.guestId === claim?.guestId) return 'ownPerson';
  return receipt.claims.some(({ guestId, status }) => guestId === viewer.guestId && status !== 'cancelled')
    ? 'participant'
    : 'visitor';
}
