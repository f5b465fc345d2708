import { refusalOf } from '@fairtab/domain/claims';
import { payClaimsInput, type PayClaims } from '@fairtab/domain/inputs';
import { displayMoney } from '@fairtab/domain/money';
import { METHOD_LABELS } from '@fairtab/domain/payLinks';
import { sumAmounts, type ClaimState, type PaymentState, type ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import { actingName } from '../claims/changeClaim';
import type { ServiceContext } from '../context';
import { Conflict, NotFound } from '../errors';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';
import { changeReceipt, type Actor, type Decision } from '../receipts/changeReceipt';

/**
 * Reports claims as paid with one payment: the given ones, or all outstanding claims of the viewer. All or none.
 * @throws InvalidInput, NotFound, NotAllowed (somebody else's claim), Conflict (nothing outstanding, paid, cancelled, key reuse).
 */
export async function payClaims(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; paymentId: string }> {
  const { idempotencyKey, ...wanted } = parseInput(payClaimsInput, input);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'payClaims', key: idempotencyKey, request: wanted }),
    decide: (state, actor) => decide({ ctx, state, actor, wanted }),
  });
  return { receipt, paymentId: answer.paymentId };
}

function decide({
  ctx,
  state,
  actor,
  wanted,
}: {
  ctx: ServiceContext;
  state: ReceiptState;
  actor: Actor;
  wanted: Omit<PayClaims, 'idempotencyKey'>;
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

  // What the host reports, the host has no need to confirm.
  const isConfirmed = actor.guestId === state.hostGuestId;
  const at = ctx.now().toISOString();
  const payment: PaymentState = {
    id: ctx.newId(),
    payerGuestId: first.guestId,
    payerName: namesOf(claims),
    amountCents: sumAmounts(claims),
    method: wanted.method,
    handle: wanted.handle,
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
    summary: `${subject} paid ${displayMoney(payment.amountCents)} by ${METHOD_LABELS[payment.method]}`,
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
