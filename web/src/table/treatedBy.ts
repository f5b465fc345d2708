import type { LookOf } from './dinerLooks';
import type { TableClaim, TablePerson } from './tableState';

type Treat = Pick<TableClaim, 'diner' | 'claimerName' | 'treatedDiner' | 'treatedName' | 'status'>;

/** The labels of those who pay for what a person had, each once. */
export function treatedBy(details: {
  person: Pick<TablePerson, 'diner' | 'name'>;
  items: readonly { readonly claims: readonly Treat[] }[];
  lookOf: LookOf;
}): string[] {
  const { person, items, lookOf } = details;
  const name = person.name.toLowerCase();
  const treats = items
    .flatMap(({ claims }) => claims)
    .filter(
      ({ status, treatedDiner, treatedName }) =>
        status !== 'CANCELLED' && treatedDiner === person.diner && treatedName?.toLowerCase() === name,
    );
  return [...new Set(treats.map((claim) => lookOf({ diner: claim.diner, name: claim.claimerName }).label))];
}
