import { moneyOf } from './factParts';
import { withContributorMoved } from '../bill/contributions';
import { t } from '../language/t';
import type { Cents } from '../money';
import { hostOf, isSamePerson, type ClaimState, type Person, type ReceiptState } from '../receipts';
import { sumAmounts } from '../owed';
import { checkAmount } from './checkAmount';
import type { Decided } from './Decision';
import { conflict } from './Refusal';

/**
 * What an account can take over from the host: the unpaid claims that the host's own device made for this name, for themselves and
 * by nobody treated (docs/product/names.md). Claims of people with a device of their own are not the host's to give.
 */
export function claimsToTakeOver(state: ReceiptState, name: string): ClaimState[] {
  const person = hostsGuest(state, name);
  if (isSamePerson(person, { guestId: state.hostGuestId, name: state.hostName })) return [];
  return state.claims.filter(
    ({ guestId, claimerName, status, treated }) =>
      status === 'claimed' && treated === null && isSamePerson({ guestId, name: claimerName }, person),
  );
}

/**
 * Gives these claims to the guest of the account that was asked. Name, pieces and amount stay; what was paid stays with the
 * host, and so does what others share with the name.
 * @param move.guestId the guest of the account that takes over
 * @returns the ids of the claims, or a refusal when there is nothing to take over, the account is the host's own, or the client
 * showed a wrong amount.
 */
export function takeOver({
  state,
  guestId,
  name,
  expectedAmountCents,
}: {
  state: ReceiptState;
  guestId: string;
  name: string;
  expectedAmountCents: Cents | null;
}): Decided<{ claimIds: readonly string[] }> {
  const claims = new Set(claimsToTakeOver(state, name));
  const [first] = claims;
  if (!first || guestId === state.hostGuestId) return conflict(t('Nothing is left to take over.'));
  const amountCents = sumAmounts([...claims]);
  const wrongAmount = checkAmount({ expectedCents: expectedAmountCents, amountCents, currency: state.currency });
  if (wrongAmount) return wrongAmount;
  const claimIds = [...claims].map(({ id }) => id);
  return {
    next: {
      ...state,
      claims: state.claims.map((claim) => (claims.has(claim) ? { ...claim, guestId } : claim)),
      contributions: withContributorMoved(state, {
        from: (person) => isSamePerson(person, hostsGuest(state, name)),
        to: (person) => ({ guestId, name: person.name }),
      }),
    },
    fact: {
      kind: 'claimsTakenOver',
      by: { guestId, name: first.claimerName },
      claimIds,
      from: hostOf(state),
      amount: moneyOf(state, amountCents),
    },
    answer: { claimIds },
  };
}

function hostsGuest({ hostGuestId }: ReceiptState, name: string): Person {
  return { guestId: hostGuestId, name };
}
