import { contributionOf, paidByHost, usedOf } from '../bill/contributions';
import { t } from '../language/t';
import { displayMoney, type Cents } from '../money';
import { hostOf, isSamePerson, type Contribution, type Person, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import { moneyOf, personOf } from './factParts';
import { conflict } from './Refusal';

/**
 * The host says how much somebody else paid the restaurant (docs/product/contributions.md): it pays for their own part, and the
 * host owes them the rest. An amount of 0 takes it away again. Claims and payments keep their amounts.
 * @returns a refusal when it is the host, when more would be paid than the bill comes to, or when more of it is used already.
 */
export function setContribution({
  state,
  contributor,
  amountCents,
}: {
  state: ReceiptState;
  contributor: Person;
  amountCents: Cents;
}): Decided {
  if (isSamePerson(contributor, hostOf(state))) return conflict(t('The host paid what nobody else did.'));
  const known = contributionOf(state, contributor);
  const used = known ? usedOf(state, known) : 0;
  if (amountCents < used)
    return conflict(
      t('{amount} of what {name} paid is settled already, so it cannot be less.', {
        amount: displayMoney(used, state.currency),
        name: contributor.name,
      }),
    );
  const left = paidByHost(state) + (known?.amountCents ?? 0);
  if (amountCents > left) {
    const message = t('That is more than the {amount} that are left of the bill.', {
      amount: displayMoney(left, state.currency),
    });
    return { refusal: { kind: 'invalidInput', problems: [{ path: 'amount', message }] } };
  }
  return {
    next: amountCents === (known?.amountCents ?? 0) ? state : { ...state, contributions: changed() },
    fact: {
      kind: 'contributionSet',
      by: hostOf(state),
      contributor: personOf(known ?? contributor),
      amount: moneyOf(state, amountCents),
    },
    answer: {},
  };

  function changed(): readonly Contribution[] {
    if (amountCents === 0) return state.contributions.filter((each) => each !== known);
    if (known) return state.contributions.map((each) => (each === known ? { ...each, amountCents } : each));
    const added = { ...personOf(contributor), amountCents, passedOnCents: 0, settledCents: 0, owedCents: 0 };
    return [...state.contributions, added];
  }
}
