import type { FactOf, FactPerson } from './changes';
import { listOf } from '../language/format';
import { t } from '../language/t';
import { displayMoney } from '../money';

type ContributionFact = FactOf<
  'contributionSet' | 'contributionPassedOn' | 'contributionNotPassedOn' | 'contributionSettled'
>;

type See = (people: readonly FactPerson[]) => { isYou: boolean; names: string };

/** What several people besides the host paid the restaurant, for one reader. @param eyes.see how the reader sees people */
export function contributionsText(
  { contributors, amounts }: FactOf<'contributionsSet'>,
  { actorName, see }: { actorName: string; see: See },
): string {
  const parts = contributors.map((contributor, index) => {
    const { isYou, names: name } = see([contributor]);
    const paid = amounts[index];
    const amount = paid ? displayMoney(paid.minor, paid.currency) : '';
    return isYou ? t('you {amount}', { amount }) : t('{name} {amount}', { name, amount });
  });
  return t('{actorName} says who paid the restaurant: {payers}', { actorName, payers: listOf(parts) });
}

/** What happened to what somebody besides the host paid the restaurant, for one reader. @param eyes.see how the reader sees people */
export function contributionText(fact: ContributionFact, { actorName, see }: { actorName: string; see: See }): string {
  const { isYou, names: name } = see([fact.contributor]);
  const amount = displayMoney(fact.amount.minor, fact.amount.currency);
  const isTheirs = fact.by?.guestId === fact.contributor.guestId && fact.by.name === fact.contributor.name;
  switch (fact.kind) {
    case 'contributionSet':
      if (fact.amount.minor === 0)
        return isYou
          ? t('{actorName} says you paid the restaurant nothing', { actorName })
          : t('{actorName} says {name} paid the restaurant nothing', { actorName, name });
      return isYou
        ? t('{actorName} says you paid the restaurant {amount}', { actorName, amount })
        : t('{actorName} says {name} paid the restaurant {amount}', { actorName, name, amount });
    case 'contributionPassedOn':
      if (isTheirs) return t('{actorName} got {amount} from the host', { actorName, amount });
      return isYou
        ? t('{actorName} passed {amount} on to you', { actorName, amount })
        : t('{actorName} passed {amount} on to {name}', { actorName, amount, name });
    case 'contributionNotPassedOn':
      if (isTheirs) return t('{actorName} says {amount} from the host did not arrive', { actorName, amount });
      return isYou
        ? t('{actorName} still has to pass {amount} on to you', { actorName, amount })
        : t('{actorName} still has to pass {amount} on to {name}', { actorName, amount, name });
    case 'contributionSettled':
      return isYou
        ? t('{amount} that you get from the host was settled with other receipts', { amount })
        : t('{amount} that {name} gets from the host was settled with other receipts', { amount, name });
  }
}
