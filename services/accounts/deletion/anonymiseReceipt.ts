import { t } from '@fairtab/domain/language/t';
import { FORMER_GUEST, withoutNames } from '@fairtab/domain/formerGuest';
import { householdOf, withoutGuest } from '@fairtab/domain/households';
import type { Decision } from '@fairtab/domain/moves/Decision';
import { contactOwnerOf, type ClaimState, type PaymentState, type ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../errors';
import { changeReceipt } from '../../receipts/changeReceipt';

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
  const names = await namesOn(ctx, { receiptId, guestId: anonymisation.guestId });
  const trail = { receiptId, anonymisation, names };
  // Before, because the claims tell which names to look for. And once more afterwards, for what the host did meanwhile.
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
    householdOf(state.households, guestId) !== null;
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
  const paymentOf = (payment: PaymentState): PaymentState =>
    payment.payerGuestId === guestId
      ? { ...payment, payerGuestId: formerId, payerName: FORMER_GUEST, handle: null }
      : payment;
  return {
    next: {
      ...state,
      claims: state.claims.map(claimOf),
      payments: state.payments.map(paymentOf),
      households: withoutGuest(state.households, guestId),
    },
    actorName: 'Fairtab',
    kind: 'moved',
    summary: t("A guest's account was deleted"),
    answer: {},
  };
}

/** All names of the guest on the receipt: on claims, on payments, and on claims that are gone. */
async function namesOn(
  ctx: ServiceContext,
  { receiptId, guestId }: { receiptId: string; guestId: string },
): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ name: string }>(
    `SELECT claimer_name AS name FROM claim WHERE receipt_id = $1 AND guest_id = $2
     UNION SELECT treated_name FROM claim WHERE receipt_id = $1 AND treated_guest_id = $2
     UNION SELECT payer_name FROM payment WHERE receipt_id = $1 AND payer_guest_id = $2
     UNION SELECT actor_name FROM change WHERE receipt_id = $1 AND actor_guest_id = $2`,
    [receiptId, guestId],
  );
  return rows.map(({ name }) => name).filter((name) => name !== FORMER_GUEST);
}

async function rewriteTrail(
  ctx: ServiceContext,
  { receiptId, anonymisation, names }: { receiptId: string; anonymisation: Anonymisation; names: readonly string[] },
): Promise<void> {
  const { prisma } = ctx.db;
  for (const { version, actorGuestId, actorName, summary } of await prisma.change.findMany({ where: { receiptId } })) {
    const isTheirs = actorGuestId === anonymisation.guestId;
    const nameless = withoutNames(summary, { names, isTheirs });
    if (!isTheirs && nameless === summary) continue;
    await prisma.change.update({
      where: { receiptId_version: { receiptId, version } },
      data: {
        summary: nameless,
        ...(isTheirs ? { actorGuestId: anonymisation.formerId, actorName: FORMER_GUEST } : { actorName }),
      },
    });
  }
}
