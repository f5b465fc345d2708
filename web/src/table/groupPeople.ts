import type { Cents } from '@fairtab/domain/money';
import type { TablePerson } from './tableState';
import { centsOf } from '../lib/wireMoney';

type Countable = Pick<TablePerson, 'diner' | 'name' | 'owes' | 'paid'>;

export interface PeopleGroups<Person> {
  /** Everybody this device claimed for: its owner, a child, a friend with a flat battery. */
  readonly yours: readonly Person[];
  /** Others with something outstanding, who owes most first. */
  readonly owing: readonly Person[];
  readonly settled: readonly Person[];
}

/** Sorts the table into what a reader asks first: my part, who still owes, who is done. */
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

/** What this device is in for, over every name it claimed under; in cents. */
export function partOf(people: readonly Countable[], viewerDiner: string | null): Part {
  const { yours } = groupPeople(people, viewerDiner);
  const owesCents = yours.reduce((sum, { owes }) => sum + centsOf(owes), 0);
  const paidCents = yours.reduce((sum, { paid }) => sum + centsOf(paid), 0);
  return { owesCents, paidCents, totalCents: owesCents + paidCents, names: yours.map(({ name }) => name) };
}
