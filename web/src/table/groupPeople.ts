import type { Cents } from '@fairtab/domain/money';
import type { TableClaim, TablePerson } from './tableState';
import { centsOf } from '../lib/wireMoney';

type Countable = Pick<TablePerson, 'diner' | 'name' | 'owes' | 'paid'>;

interface Claimed {
  readonly claims: readonly Pick<TableClaim, 'id' | 'diner' | 'status'>[];
}

interface PeopleGroups<Person> {
  /** Every person this device claimed for: its owner, a child, a friend with a flat battery. */
  readonly yours: readonly Person[];
  /** Others who still owe something, the largest amount first. */
  readonly owing: readonly Person[];
  readonly settled: readonly Person[];
}

/** Groups the people in the order in which a reader looks for them: own, still owing, settled. */
export function groupPeople<Person extends Countable>(
  people: readonly Person[],
  viewerDiner: string | null,
): PeopleGroups<Person> {
  const yours = people.filter(({ diner }) => diner === viewerDiner);
  const others = people.filter(({ diner }) => diner !== viewerDiner);
  const owing = others.filter(({ owes }) => centsOf(owes) > 0);
  return {
    yours,
    owing: owing.toSorted((a, b) => centsOf(b.owes) - centsOf(a.owes)),
    settled: others.filter(({ owes }) => centsOf(owes) <= 0),
  };
}

export interface Part {
  readonly owesCents: Cents;
  readonly paidCents: Cents;
  readonly totalCents: Cents;
  readonly names: readonly string[];
}

/** The ids of the claims that the viewer still has to pay. */
export function unpaidClaimIds({ items, diner }: { items: readonly Claimed[]; diner: string | null }): string[] {
  return items
    .flatMap(({ claims }) => claims)
    .filter((claim) => claim.diner === diner && claim.status === 'CLAIMED')
    .map(({ id }) => id);
}

/** What this device owes and paid, over every name it claimed under, in cents. */
export function partOf(people: readonly Countable[], viewerDiner: string | null): Part {
  const { yours } = groupPeople(people, viewerDiner);
  const owesCents = yours.reduce((sum, { owes }) => sum + centsOf(owes), 0);
  const paidCents = yours.reduce((sum, { paid }) => sum + centsOf(paid), 0);
  return { owesCents, paidCents, totalCents: owesCents + paidCents, names: yours.map(({ name }) => name) };
}
