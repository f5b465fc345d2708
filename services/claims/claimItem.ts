import { describePortion, describeWhatIsLeft, formatUnits, lengthOfPieces, takePieces } from '@fairtab/domain/claims';
import { claimItemInput, type ClaimItem } from '@fairtab/domain/inputs';
import { displayMoney, formatMoney } from '@fairtab/domain/money';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { AlreadyClaimed, AmountMismatch, NotFound } from '../errors';
import { keyedRequest } from '../idempotency';
import { parseInput } from '../parseInput';
import { changeReceipt, type Actor, type Decision } from '../receipts/changeReceipt';
import { claimFromStored, claimToStored, type StoredClaim } from '../receipts/receiptQuery';
import { receiptIdOf } from '../receipts/receiptIdOf';

/** Within a cent the server's own amount is stored; beyond it the client shows somebody a wrong number (decisions §2). */
const TOLERATED_CENTS = 1;

/**
 * Takes a portion of an item for a name. The server chooses the piece of the ruler and computes the amount.
 * @throws InvalidInput, NotFound, AlreadyClaimed (less is left than wanted), AmountMismatch, Conflict (key reuse),
 * TooManyAttempts (by diner, never by table).
 */
export async function claimItem(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; claimId: string; claim: ClaimState }> {
  const { idempotencyKey, ...wanted } = parseInput(claimItemInput, input);
  if (ctx.viewer.guestId !== null) await ctx.limits.spend('claimsOfDiner', ctx.viewer.guestId);
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: await receiptIdOf(ctx, { part: 'item', id: wanted.itemId }),
    keyed: keyedRequest(ctx, { operation: 'claimItem', key: idempotencyKey, request: wanted }),
    decide: (state, actor) => decide({ ctx, state, actor, wanted }),
  });
  const claim = claimFromStored(answer.claim);
  return { receipt, claimId: claim.id, claim };
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
  wanted: Omit<ClaimItem, 'idempotencyKey'>;
}): Decision<{ claim: StoredClaim }> {
  authorise({ viewer: actor, action: 'claim', receipt: state }, 'You cannot claim on this receipt.');
  const { items, ruler } = ctx.store.summary(state);
  const line = items.find(({ item }) => item.id === wanted.itemId);
  if (!line) throw new NotFound('That item is no longer on the receipt.');
  const portion = { units: wanted.units ?? line.item.quantity, splitCount: wanted.splitCount };
  const pieces = takePieces(line.free, portion);
  if (!pieces) {
    throw new AlreadyClaimed({
      message: describeWhatIsLeft({ name: line.item.name, quantity: line.item.quantity, free: line.free }),
      receipt: state,
      itemId: line.item.id,
      unitsLeft: formatUnits(lengthOfPieces(line.free)),
    });
  }
  const amountCents = ruler.amountOf(line.index, pieces);
  if (wanted.expectedAmountCents !== null && Math.abs(wanted.expectedAmountCents - amountCents) > TOLERATED_CENTS) {
    throw new AmountMismatch({ message: `The right amount is ${formatMoney(amountCents)}.`, amountCents });
  }
  const claim: ClaimState = {
    id: ctx.newId(),
    itemId: line.item.id,
    guestId: actor.guestId,
    claimerName: wanted.claimerName,
    claimerEmail: wanted.claimerEmail,
    claimerPhone: wanted.claimerPhone,
    ...portion,
    pieces,
    amountCents,
    status: 'claimed',
    paymentId: null,
    createdAt: ctx.now().toISOString(),
  };
  return {
    next: { ...state, claims: [...state.claims, claim] },
    actorName: claim.claimerName,
    kind: 'claimed',
    summary: `${claim.claimerName} claimed ${describePortion(portion, line.item)} for ${displayMoney(amountCents)}`,
    answer: { claim: claimToStored(claim) },
  };
}
