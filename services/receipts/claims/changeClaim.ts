import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import { cancelClaim as cancel } from '@fairtab/domain/moves/cancelClaim';
import { declineShare as decline } from '@fairtab/domain/moves/declineShare';
import type { ClaimMoveInput } from '@fairtab/domain/moves/moveClaim';
import { reopenClaim as reopen } from '@fairtab/domain/moves/reopenClaim';
import { unclaim as giveBack } from '@fairtab/domain/moves/unclaim';
import type { Action } from '@fairtab/domain/policy';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { changeReceipt } from '../writing/changeReceipt';
import { receiptIdOfWrite } from '../writing/receiptIdOfWrite';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { authorise } from '../../people/authorise';
import { NotFound } from '../../platform/errors';

/** A claim to change, and the key by which a retry is recognised. */
export interface ClaimToChange {
  readonly claimId: string;
  readonly idempotencyKey?: unknown;
}

/**
 * What unclaim, cancel and reopen have in common: find the claim, ask the policy, make the move.
 * @param change.operation what the key belongs to, when several moves ask for the same permission
 * @param change.refusal the message for a viewer who may see the claim but not change it
 * @throws NotFound, NotAllowed, Conflict (also key reuse), InvalidInput (the key).
 */
export async function changeClaim(
  ctx: ServiceContext,
  {
    claimId,
    idempotencyKey,
    action,
    operation = action,
    refusal,
    move,
  }: ClaimToChange & { action: Action; operation?: string; refusal: string; move: (input: ClaimMoveInput) => Decided },
): Promise<{ receipt: ReceiptState }> {
  const keyed = keyedRequest(ctx, { operation, key: idempotencyKey, request: { claimId } });
  const { receipt } = await changeReceipt(ctx, {
    receiptId: await receiptIdOfWrite(ctx, { part: 'claim', id: claimId, keyed }),
    keyed,
    decide: (state, actor) => {
      const claim = state.claims.find(({ id }) => id === claimId);
      if (!claim) throw new NotFound();
      authorise({ viewer: actor, action, receipt: state, claim }, refusal);
      return move({ state, claimId, guestId: actor.guestId });
    },
  });
  return { receipt };
}

/** @throws NotFound when this is a retry, and the claim was given back since its first try. */
export function claimStillOn(receipt: ReceiptState, claimId: string): string {
  if (!receipt.claims.some(({ id }) => id === claimId))
    throw new NotFound(t('That claim is no longer on the receipt.'));
  return claimId;
}

/** @throws NotFound when one of the claims is not on the receipt. */
export function claimsNamed(state: ReceiptState, claimIds: readonly string[]): ClaimState[] {
  return claimIds.map((claimId) => {
    const claim = state.claims.find(({ id }) => id === claimId);
    if (!claim) throw new NotFound(t('There is no such claim on this receipt.'));
    return claim;
  });
}

/**
 * Deletes a claim that is not paid; its piece can be taken again (docs/product/claims.md).
 * @throws NotFound, NotAllowed (somebody else's), Conflict (paid or cancelled, key reuse).
 */
export async function unclaim(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; deletedClaimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    action: 'unclaim',
    refusal: t('Only the person who claimed this item, or the host, can unclaim it.'),
    move: giveBack,
  });
  return { receipt, deletedClaimId: wanted.claimId };
}

/**
 * The host removes a diner's claim: it stays visible as cancelled and frees the item (docs/product/claims.md).
 * @throws NotFound (also for anybody but the host), Conflict (paid or already cancelled, key reuse).
 */
export async function cancelClaim(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    action: 'cancelClaim',
    refusal: t('Only the host can cancel a claim.'),
    move: cancel,
  });
  return { receipt, claimId: claimStillOn(receipt, wanted.claimId) };
}

/**
 * The host says the money for one claim did not arrive: paid -> claimed, at today's price (docs/product/claims.md). Its
 * payment shrinks by the amount, and is disputed when no claim is left on it.
 * @throws NotFound (also for anybody but the host), Conflict (not paid, key reuse).
 */
export async function reopenClaim(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    action: 'reopenClaim',
    refusal: t('Only the host can reopen a claim.'),
    move: reopen,
  });
  return { receipt, claimId: claimStillOn(receipt, wanted.claimId) };
}

/**
 * The viewer does not share the dish that somebody asked them to share.
 * @throws NotFound, Conflict (nobody asks the viewer, key reuse).
 */
export async function declineShare(
  ctx: ServiceContext,
  wanted: ClaimToChange,
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    ...wanted,
    operation: 'declineShare',
    action: 'seeReceipt',
    refusal: t('You cannot see this receipt.'),
    move: decline,
  });
  return { receipt, claimId: claimStillOn(receipt, wanted.claimId) };
}
