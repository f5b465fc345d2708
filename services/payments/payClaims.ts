import { refusalOf } from '@fairtab/domain/claims';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import { payClaimsInput, type PayClaims } from '@fairtab/domain/payInputs';
import { sumAmounts, type ClaimState, type PaymentState, type ReceiptState } from '@fairtab/domain/receipts';
import { WAYS_TO_PAY, type PaymentMethod } from '@fairtab/domain/waysToPay';
import { authorise } from '../authorise';
import { actingName } from '../claims/changeClaim';
import type { ServiceContext } from '../context';
import { AmountMismatch, Conflict, NotFound } from '../errors';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';
import { readPaymentMethod } from '../paymentMethods/savedMethods';
import { changeReceipt, type Actor, type Decision } from '../receipts/changeReceipt';

/** Beyond a cent the client showed somebody a wrong number (decisions §2). */
const TOLERATED_CENTS = 1;

/** The rail the money went over, and the payer's name on it. */
interface Rail {
  readonly method: PaymentMethod;
  readonly handle: string | null;
}

/**
 * Reports claims as paid with one payment: the given ones, or all outstanding claims of the viewer. All or none.
 * @throws InvalidInput, NotFound, NotAllowed (somebody else's claim), Conflict (nothing outstanding, paid, cancelled,
 * key reuse), AmountMismatch, NotSignedIn (a saved method without an account).
 */
export async function payClaims(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const parsed = parseInput(payClaimsInput, input);
  const { idempotencyKey, ...wanted } = parsed;
  const rail = await railOf(ctx, parsed);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'payClaims', key: idempotencyKey, request: wanted }),
    decide: (state, actor) => decide({ ctx, state, actor, wanted, rail }),
  });
  return { receipt, paymentId: answer.paymentId };
}

async function railOf(ctx: ServiceContext, wanted: PayClaims): Promise<Rail> {
  if (wanted.paymentMethodId === null) return { method: wanted.method, handle: wanted.handle };
  const { type, identifier } = await readPaymentMethod(ctx, wanted.paymentMethodId);
  return { method: type, handle: identifier };
}

function decide({
  ctx,
  state,
  actor,
  wanted,
  rail,
}: {
  ctx: ServiceContext;
  state: ReceiptState;
  actor: Actor;
  wanted: Pick<PayClaims, 'claimIds' | 'expectedAmountCents'>;
  rail: Rail;
}): Decision<{ paymentId: string }> {
  authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, 'You cannot see this receipt.');
  const claims = wanted.claimIds ? claimsById(state, wanted.claimIds) : outstandingClaimsOf(state, actor);
  for (const claim of claims) {
    authorise(
      { viewer: actor, action: 'payClaim', receipt: state, claim },
      'Only the person who claimed this item, or the host, can pay for it.',
    );
    const impossible = refusalOf('pay', claim.status);
    if (impossible !== null) throw new Conflict(impossible);
  }
  const [first] = claims;
  if (!first) throw new Conflict('You have no outstanding claims on this receipt.');

  if (claims.some(({ guestId }) => guestId !== first.guestId))
    throw new Conflict('These claims belong to several people. Pay for one person at a time.');

  const amountCents = sumAmounts(claims);
  if (wanted.expectedAmountCents !== null && Math.abs(wanted.expectedAmountCents - amountCents) > TOLERATED_CENTS)
    throw new AmountMismatch({ message: `The right amount is ${formatMoney(amountCents)}.`, amountCents });

  // What the host reports, the host has no need to confirm.
  const isConfirmed = actor.guestId === state.hostGuestId;
  const at = ctx.now().toISOString();
  const payment: PaymentState = {
    id: ctx.newId(),
    payerGuestId: first.guestId,
    payerName: namesOf(claims),
    amountCents,
    ...rail,
    status: isConfirmed ? 'confirmed' : 'reported',
    createdAt: at,
    completedAt: isConfirmed ? at : null,
  };
  const settled = new Set(claims.map(({ id }) => id));
  const settle = (claim: ClaimState): ClaimState =>
    settled.has(claim.id) ? { ...claim, status: 'paid', paymentId: payment.id } : claim;
  const actorName = actingName({ state, actor, claim: first });
  const subject = actor.guestId === first.guestId ? payment.payerName : `${actorName} says ${payment.payerName}`;
  return {
    next: { ...state, claims: state.claims.map(settle), payments: [...state.payments, payment] },
    actorName,
    kind: 'paid',
    summary: `${subject} paid ${displayMoney(payment.amountCents)} by ${WAYS_TO_PAY[payment.method].label}`,
    answer: { paymentId: payment.id },
  };
}

function claimsById(state: ReceiptState, ids: readonly string[]): ClaimState[] {
  return [...new Set(ids)].map((id) => {
    const claim = state.claims.find((candidate) => candidate.id === id);
    if (!claim) throw new NotFound('There is no such claim on this receipt.');
    return claim;
  });
}

/** "Ana", or "Ana & Ben" where one device pays for several names. */
function namesOf(claims: readonly ClaimState[]): string {
  return [...new Set(claims.map(({ claimerName }) => claimerName))].join(' & ');
}

function outstandingClaimsOf(state: ReceiptState, actor: Actor): ClaimState[] {
  return state.claims.filter(({ guestId, status }) => guestId === actor.guestId && status === 'claimed');
}
