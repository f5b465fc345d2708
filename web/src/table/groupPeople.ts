import { centsOf, type Cents } from '@fairtab/domain/money';
import type { TableClaim, TablePerson } from './tableState';

type Countable = Pick<TablePerson, 'diner' | 'name' | 'owes' | 'paid'>;

interface Claimed {
  readonly claims: readonly Pick<TableClaim, 'id' | 'status'>[];
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

/** Whether somebody new may be this person: the host's device claimed for them, and they still owe something. */
export function isPlaceToTake(
  { diner, name, owes }: Pick<TablePerson, 'diner' | 'name' | 'owes'>,
  { hostDiner, hostName }: { hostDiner: string; hostName: string },
): boolean {
  return diner === hostDiner && name !== hostName && centsOf(owes) > 0;
}

export interface Part {
  readonly owesCents: Cents;
  readonly paidCents: Cents;
  readonly totalCents: Cents;
  readonly names: readonly string[];
}

type Payer = Pick<TablePerson, 'diner' | 'household'>;

/** The diners for whom the viewer pays: this device's own, and those who pay as one with it (domain/households.ts). */
export function payersWith(people: readonly Payer[], viewerDiner: string | null): readonly (string | null)[] {
  const own = people.find(({ diner }) => diner === viewerDiner)?.household;
  return own ? people.filter(({ household }) => household === own).map(({ diner }) => diner) : [viewerDiner];
}

/** The ids of the claims that the viewer still has to pay. What the host had is settled, so that person owes nothing. */
export function unpaidClaimIds({
  items,
  people,
  diner,
}: {
  items: readonly Claimed[];
  people: readonly (Payer & Pick<TablePerson, 'owes' | 'claims'>)[];
  diner: string | null;
}): string[] {
  const payers = payersWith(people, diner);
  const owing = people.filter((person) => payers.includes(person.diner) && centsOf(person.owes) > 0);
  const theirs = new Set(owing.flatMap(({ claims }) => claims.map(({ id }) => id)));
  return items
    .flatMap(({ claims }) => claims)
    .filter(({ id, status }) => theirs.has(id) && status === 'CLAIMED')
    .map(({ id }) => id);
}

/** The amounts that this device, and those who pay as one with it, owe and paid, over every name, in minor units. */
export function partOf(people: readonly (Countable & Payer)[], viewerDiner: string | null): Part {
  const payers = payersWith(people, viewerDiner);
  const theirs = people.filter(({ diner }) => payers.includes(diner));
  const owesCents = theirs.reduce((sum, { owes }) => sum + centsOf(owes), 0);
  const paidCents = theirs.reduce((sum, { paid }) => sum + centsOf(paid), 0);
  return { owesCents, paidCents, totalCents: owesCents + paidCents, names: theirs.map(({ name }) => name) };
}
