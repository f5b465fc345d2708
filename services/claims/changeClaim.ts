import { refusalOf, type ClaimMove } from '@fairtab/domain/claims';
import type { Action } from '@fairtab/domain/policy';
import type { ClaimState, ItemState, ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeKind } from '@fairtab/domain/trail';
import { authorise } from '../authorise';
import type { ServiceContext } from '../context';
import { Conflict, NotFound } from '../errors';
import { changeReceipt, type Actor } from '../receipts/changeReceipt';
import { receiptIdOf } from '../receipts/receiptIdOf';

export interface ClaimChange {
  readonly claimId: string;
  readonly action: Action;
  readonly move: ClaimMove;
  readonly kind: ChangeKind;
  /** What a diner reads who may not. */
  readonly refusal: string;
  decide(found: { state: ReceiptState; claim: ClaimState; item: ItemState; actorName: string }): {
    next: ReceiptState;
    summary: string;
  };
}

/**
 * What unclaim, cancel and reopen have in common: find the claim, ask the policy, ask whether the move is possible.
 * @throws NotFound, NotAllowed, Conflict.
 */
export async function changeClaim(ctx: ServiceContext, change: ClaimChange): Promise<{ receipt: ReceiptState }> {
  return changeReceipt(ctx, {
    receiptId: await receiptIdOf(ctx, { part: 'claim', id: change.claimId }),
    decide: (state, actor) => {
      const claim = state.claims.find(({ id }) => id === change.claimId);
      const item = state.items.find(({ id }) => id === claim?.itemId);
      if (!claim || !item) throw new NotFound();
      authorise({ viewer: actor, action: change.action, receipt: state, claim }, change.refusal);
      const impossible = refusalOf(change.move, claim.status);
      if (impossible !== null) throw new Conflict(impossible);
      const actorName = actingName({ state, actor, claim });
      return { actorName, kind: change.kind, answer: {}, ...change.decide({ state, claim, item, actorName }) };
    },
  });
}

/** Who the trail says it was: the claim's own name, unless the host acts on somebody else's claim. */
export function actingName({ state, actor, claim }: { state: ReceiptState; actor: Actor; claim: ClaimState }): string {
  return actor.guestId === claim.guestId ? claim.claimerName : state.hostName;
}

/** The same state with one claim replaced. */
export function withClaim(state: ReceiptState, claim: ClaimState): ReceiptState {
  return { ...state, claims: state.claims.map((known) => (known.id === claim.id ? claim : known)) };
}
