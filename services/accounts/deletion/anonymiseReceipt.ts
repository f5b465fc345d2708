import { t } from '@fairtab/domain/language/t';
import { FORMER_GUEST } from '@fairtab/domain/people/formerGuest';
import { withContributorMoved } from '@fairtab/domain/bill/contributions';
import { householdOf, withoutGuest } from '@fairtab/domain/households';
import { namesOf, payersOfPayment } from '@fairtab/domain/moves/factParts';
import type { Decision } from '@fairtab/domain/moves/Decision';
import { contactOwnerOf, type ClaimState, type PaymentState, type ReceiptState } from '@fairtab/domain/receipts';
import { CHANGE_KINDS, type ChangeKind } from '@fairtab/domain/facts/changeKinds';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { Prisma } from '../../generated/prisma/client';
import { lineOf } from '../../receipts/writing/stepAfter';
import { rewriteFacts } from '../../receipts/writing/rewriteFacts';
import { changeReceipt } from '../../receipts/writing/changeReceipt';

/** The guest whose name is removed, and the nameless guest who owns the claims and payments from then on. */
export interface Anonymisation {
  readonly guestId: string;
  readonly formerId: string;
}

/**
 * Removes a guest's name, contact and handle from a receipt that another guest hosts. Claims and payments stay, so that
 * the bill still adds up, and the history says the same without the name. Running it again does what is left.
 */
export async function anonymiseReceipt(
  ctx: ServiceContext,
  { receiptId, anonymisation }: { receiptId: string; anonymisation: Anonymisation },
): Promise<void> {
  const trail = { receiptId, anonymisation };
  // Once more afterwards, for what the host did meanwhile.
  await rewriteTrail(ctx, trail);
  try {
    await changeReceipt(ctx, { receiptId, bySystem: true, decide: (state) => decide(state, anonymisation) });
  } catch (error) {
    if (!(error instanceof NotFound)) throw error;
  }
  await rewriteTrail(ctx, trail);
}

function decide(state: ReceiptState, { guestId, formerId }: Anonymisation): Decision {
  const isThere =
    state.claims.some((claim) =>
      [claim, claim.treated, ...claim.sharedWith].some((person) => person?.guestId === guestId),
    ) ||
    state.payments.some(({ payerGuestId }) => payerGuestId === guestId) ||
    householdOf(state.households, guestId) !== null ||
    state.contributions.some((each) => each.guestId === guestId);
  if (!isThere) throw new NotFound(t('Nothing on this receipt belongs to the guest.'));
  const claimOf = (claim: ClaimState): ClaimState => {
    const isTreated = claim.treated?.guestId === guestId;
    const sharedWith = claim.sharedWith.filter((person) => person.guestId !== guestId);
    if (claim.guestId !== guestId && !isTreated && sharedWith.length === claim.sharedWith.length) return claim;
    return {
      ...claim,
      sharedWith,
      ...(contactOwnerOf(claim) === guestId ? { claimerEmail: null, claimerPhone: null } : {}),
      ...(claim.guestId === guestId ? { guestId: formerId, claimerName: FORMER_GUEST } : {}),
      ...(isTreated ? { treated: { guestId: formerId, name: FORMER_GUEST } } : {}),
    };
  };
  // One payment may name several people. The others keep their names.
  const paymentOf = (payment: PaymentState): PaymentState => {
    const payers = payersOfPayment(state, payment);
    if (payers.every((payer) => payer.guestId !== guestId)) return payment;
    const payerName = namesOf(payers.map((payer) => (payer.guestId === guestId ? { name: FORMER_GUEST } : payer)));
    return payment.payerGuestId === guestId
      ? { ...payment, payerGuestId: formerId, payerName, handle: null }
      : { ...payment, payerName };
  };
  return {
    next: {
      ...state,
      claims: state.claims.map(claimOf),
      payments: state.payments.map(paymentOf),
      households: withoutGuest(state.households, guestId),
      contributions: withContributorMoved(state, {
        from: (person) => person.guestId === guestId,
        to: () => ({ guestId: formerId, name: FORMER_GUEST }),
      }),
    },
    fact: { kind: 'accountDeleted', by: null },
    answer: {},
  };
}

/**
 * The trail says the same without the name. A line that an older program stored as a sentence keeps only its kind, when the
 * guest made it or when it may name somebody besides the one who made it.
 */
async function rewriteTrail(
  ctx: ServiceContext,
  { receiptId, anonymisation: { guestId, formerId } }: { receiptId: string; anonymisation: Anonymisation },
): Promise<void> {
  await rewriteFacts(ctx, {
    receiptIds: [receiptId],
    guestId,
    rewrite: () => ({ guestId: formerId, name: null }),
  });
  const { prisma } = ctx.db;
  const old = await prisma.change.findMany({ where: { receiptId, fact: { equals: Prisma.AnyNull } } });
  for (const { version, actorGuestId, actorName, kind } of old) {
    const of = CHANGE_KINDS.find((known) => known === kind);
    const isTheirs = actorGuestId === guestId;
    if (!of || (!isTheirs && NAMES_ONLY_ITS_ACTOR.has(of))) continue;
    const by = actorGuestId === null ? null : { guestId: actorGuestId, name: actorName };
    const { kind: _, ...line } = lineOf({
      kind: 'nameless',
      of,
      by: isTheirs ? { guestId: formerId, name: null } : by,
    });
    await prisma.change.update({ where: { receiptId_version: { receiptId, version } }, data: line });
  }
}

/** The sentences of these kinds name nobody besides who acted. */
const NAMES_ONLY_ITS_ACTOR: ReadonlySet<ChangeKind> = new Set([
  'created',
  'edited',
  'claimed',
  'declined',
  'shared',
  'deleted',
  'restored',
]);
