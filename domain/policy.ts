import { payersWith, type Household } from './households';

/** Every action that a viewer may want to do with a receipt. */
export const ACTIONS = [
  'seeReceipt',
  'claim',
  'payClaim',
  'unclaim',
  'treat',
  'spreadTreat',
  'endTreat',
  'askHousehold',
  'seeContact',
  'cancelClaim',
  'reopenClaim',
  'confirmPayment',
  'disputePayment',
  'refundPayment',
  'setContribution',
  'passOn',
  'remindDiner',
  'askToTakeOver',
  'editReceipt',
  'shareReceipt',
  'seePhotos',
  'sharePhotos',
  'keepBooks',
  'putInEvening',
  'deleteReceipt',
  'restoreReceipt',
] as const;
export type Action = (typeof ACTIONS)[number];

/** no: refused openly (403). hidden: answered as if it did not exist (404). */
export type Verdict = 'yes' | 'no' | 'hidden';

/** Who may see a receipt besides its host: everybody with the link, the diners on it, nobody. */
export const VISIBILITIES = ['link', 'participants', 'private'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/**
 * A viewer's relation to the receipt and the claim in question. The first that fits counts:
 * host: made the receipt. claimOwner: owns the claim in question. diner: has a live claim on the receipt, is treated to
 * one, or paid the restaurant. household: a diner who pays as one with the claim's owner. visitor: has only the link.
 */
type Role = 'host' | 'claimOwner' | 'household' | 'diner' | 'visitor';

const ROLES_THAT_SEE: Record<Visibility, readonly Role[]> = {
  link: ['host', 'claimOwner', 'household', 'diner', 'visitor'],
  participants: ['host', 'claimOwner', 'household', 'diner'],
  private: ['host'],
};

const forHost: Record<Role, Verdict> = {
  host: 'yes',
  claimOwner: 'hidden',
  household: 'hidden',
  diner: 'hidden',
  visitor: 'hidden',
};
const forEveryone: Record<Role, Verdict> = {
  host: 'yes',
  claimOwner: 'yes',
  household: 'yes',
  diner: 'yes',
  visitor: 'yes',
};
const forClaimOwner: Record<Role, Verdict> = {
  host: 'yes',
  claimOwner: 'yes',
  household: 'no',
  diner: 'no',
  visitor: 'no',
};
const forTable: Record<Role, Verdict> = {
  host: 'yes',
  claimOwner: 'yes',
  household: 'yes',
  diner: 'yes',
  visitor: 'no',
};

/** The permissions of viewers who may see the receipt (docs/product/access.md). */
const TABLE: Record<Action, Record<Role, Verdict>> = {
  seeReceipt: forEveryone,
  claim: forEveryone,
  // A household pays as one; each part stays its own person's in everything else.
  payClaim: { ...forClaimOwner, household: 'yes' },
  unclaim: forClaimOwner,
  // Whoever sits at the table may take on somebody's part. Only the host says that others do.
  treat: forTable,
  spreadTreat: { ...forClaimOwner, claimOwner: 'no' },
  // The person who is treated counts as an owner of the claim, too.
  endTreat: forClaimOwner,
  askHousehold: forTable,
  seeContact: forClaimOwner,
  cancelClaim: forHost,
  reopenClaim: forHost,
  confirmPayment: forHost,
  disputePayment: forHost,
  refundPayment: forHost,
  setContribution: forHost,
  // Whoever paid the restaurant counts as the claim's owner: they know whether it arrived.
  passOn: forClaimOwner,
  remindDiner: forHost,
  askToTakeOver: forHost,
  editReceipt: forHost,
  shareReceipt: forHost,
  // Once the host has shared the photos, everybody who sees the receipt may see them.
  seePhotos: forHost,
  sharePhotos: forHost,
  // The host's note for the own books.
  keepBooks: forHost,
  putInEvening: forHost,
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
    /** Whether everybody who may see the receipt may also see its photos. */
    readonly photosShared: boolean;
    readonly claims: readonly {
      readonly guestId: string;
      readonly status: string;
      /** The person whose part it is, when the guest treats them. */
      readonly treated?: { readonly guestId: string } | null;
    }[];
    readonly households: readonly Household[];
    readonly contributions: readonly { readonly guestId: string }[];
  };
  /** The claim in question; for the contact data of a payment, its payer. */
  readonly claim?: { readonly guestId: string };
}

/**
 * Whether the viewer may do it (docs/product/access.md). Only the guest's id decides; names never do. A deleted receipt is
 * hidden from everybody, and the host can only restore it. This says nothing about whether the move is possible in the
 * present state: see whyClaimMoveIsRefused in claims.ts and whyPaymentMoveIsRefused in payments.ts.
 */
export function may({ viewer, action, receipt, claim }: Question): Verdict {
  const role = roleOf({ viewer, receipt, claim });
  if (receipt.deletedAt !== null) return action === 'restoreReceipt' ? TABLE[action][role] : 'hidden';
  if (!ROLES_THAT_SEE[receipt.visibility].includes(role)) return 'hidden';
  return (action === 'seePhotos' && receipt.photosShared ? forEveryone : TABLE[action])[role];
}

/** Whether the guest made the receipt, has a live claim on it, or is treated to one. */
export function takesPart({ viewer, receipt }: Pick<Question, 'viewer' | 'receipt'>): boolean {
  return roleOf({ viewer, receipt }) !== 'visitor';
}

function roleOf({ viewer, receipt, claim }: Omit<Question, 'action'>): Role {
  if (viewer.guestId === null) return 'visitor';
  if (viewer.guestId === receipt.hostGuestId) return 'host';
  if (viewer.guestId === claim?.guestId) return 'claimOwner';
  const isAtTable =
    receipt.contributions.some(({ guestId }) => guestId === viewer.guestId) ||
    receipt.claims.some(
      ({ guestId, treated, status }) =>
        status !== 'cancelled' && (guestId === viewer.guestId || treated?.guestId === viewer.guestId),
    );
  if (!isAtTable) return 'visitor';
  return claim && payersWith(receipt.households, claim.guestId).includes(viewer.guestId) ? 'household' : 'diner';
}
