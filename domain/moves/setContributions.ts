import { isSameContributor } from '../bill/contributions';
import { t } from '../language/t';
import type { Cents } from '../money';
import { hostOf, type Person, type ReceiptState } from '../receipts';
import type { Decided } from './Decision';
import type { Refused } from './Refusal';
import { moneyOf, personOf } from './factParts';
import { setContribution } from './setContribution';

/** What one person besides the host paid the restaurant. */
export interface Paid {
  readonly contributor: Person;
  readonly amountCents: Cents;
}

/**
 * The host says who besides them paid the restaurant, all of them at once (docs/product/contributions.md): whoever is not named
 * paid nothing. Nobody at the table sees a list that is only partly known.
 * @returns a refusal when one person is named twice, and what setContribution refuses; then nothing is changed. A problem names the
 * place in `paid`.
 */
export function setContributions({ state, paid }: { state: ReceiptState; paid: readonly Paid[] }): Decided {
  const isNamedTwice = paid.some(({ contributor }, index) =>
    paid.slice(0, index).some((other) => isSameContributor(state, other.contributor, contributor)),
  );
  if (isNamedTwice) {
    const message = t('Name each person once');
    return { refusal: { kind: 'invalidInput', problems: [{ path: 'contributions', message }] } };
  }
  const changes = changesTo(state, paid);
  let next = state;
  for (const { contributor, amountCents, place } of changes) {
    const decided = setContribution({ state: next, contributor, amountCents });
    if ('refusal' in decided) return at(decided, place);
    next = decided.next;
  }
  return {
    next,
    fact: {
      kind: 'contributionsSet',
      by: hostOf(state),
      contributors: changes.map(({ contributor }) => personOf(contributor)),
      amounts: changes.map(({ amountCents }) => moneyOf(state, amountCents)),
    },
    answer: {},
  };
}

interface ChangeTo extends Paid {
  /** Where the list names it. */
  readonly place: number | null;
}

/** What the list changes, with what becomes less first: it makes room for what becomes more. */
function changesTo(state: ReceiptState, paid: readonly Paid[]): ChangeTo[] {
  const knownOf = (person: Person) => state.contributions.find((each) => isSameContributor(state, each, person));
  const unnamed = state.contributions.filter((known) =>
    paid.every(({ contributor }) => !isSameContributor(state, known, contributor)),
  );
  const wanted: ChangeTo[] = [
    ...unnamed.map((contributor) => ({ contributor, amountCents: 0, place: null })),
    ...paid.map((each, place) => ({ ...each, contributor: knownOf(each.contributor) ?? each.contributor, place })),
  ];
  const growthOf = ({ contributor, amountCents }: Paid): Cents =>
    amountCents - (knownOf(contributor)?.amountCents ?? 0);
  return wanted.filter((each) => growthOf(each) !== 0).sort((a, b) => growthOf(a) - growthOf(b));
}

/** The same refusal with problems that name the place in the list. The amounts of people whom the list does not name are valid already. */
function at(refused: Refused, place: number | null): Refused {
  const { refusal } = refused;
  if (refusal.kind !== 'invalidInput' || place === null) return refused;
  const problems = refusal.problems.map(({ path, message }) => ({ path: `contributions.${place}.${path}`, message }));
  return { refusal: { ...refusal, problems } };
}
