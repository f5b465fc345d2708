import { t } from '../language/t';
import { whyClaimMoveIsRefused } from '../claims';
import { displayMoney } from '../money';
import { sumAmounts, type ClaimState, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * Gives claims back to the people who were treated to them (docs/product/claims.md). They cost the same as before.
 * @param move.guestId the guest that makes the move: a payer, a treated person or the host
 * @returns a refusal when nobody is treated to one of the claims, or one of them is paid or cancelled.
 */
export function endTreat({
  state,
  guestId,
  claims,
}: {
  state: ReceiptState;
  guestId: string;
  claims: readonly ClaimState[];
}): Decided {
  const [first] = claims;
  if (!first?.treated) return conflict(t('Nobody is treated to this.'));
  const back = new Map<ClaimState, ClaimState>();
  const names = new Set<string>();
  for (const claim of claims) {
    const refusal = whyClaimMoveIsRefused('pay', claim.status);
    if (refusal !== null) return conflict(refusal);
    if (!claim.treated) return conflict(t('Nobody is treated to this.'));
    names.add(claim.treated.name);
    const { guestId: ownerId, name } = claim.treated;
    back.set(claim, { ...claim, guestId: ownerId, claimerName: name, treated: null });
  }
  const money = displayMoney(sumAmounts(claims), state.currency);
  const isTaken = guestId === first.treated.guestId;
  const actorName = isTaken ? first.treated.name : guestId === first.guestId ? first.claimerName : state.hostName;
  return {
    next: { ...state, claims: state.claims.map((claim) => back.get(claim) ?? claim) },
    actorName,
    kind: 'treatEnded',
    summary: isTaken
      ? t('{actorName} takes back {money}', { actorName, money })
      : t('{actorName} gave {money} back to {names}', { actorName, money, names: [...names].join(' & ') }),
    answer: {},
  };
}
