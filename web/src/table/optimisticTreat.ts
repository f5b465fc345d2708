import { centsOf, formatMoney } from '@fairtab/domain/money';
import { isSettledClaim } from './isSettled';
import { withTotals } from './optimisticTable';
import type { TableClaim, TablePerson, TableState } from './tableState';

type Owner = Pick<TablePerson, 'diner' | 'name'>;

interface Treat {
  readonly table: TableState;
  readonly claimIds: readonly string[];
}

/** The table after one person has taken on claims of another (domain/moves/treat.ts). */
export function withTreat({ table, claimIds, payer }: Treat & { payer: Owner }): TableState {
  return withClaims({ table, claimIds }, (claim) => {
    const had = hadBy(claim);
    const isOwn = isSame(had, payer);
    return {
      ...claim,
      diner: payer.diner,
      claimerName: payer.name,
      treatedDiner: isOwn ? null : had.diner,
      treatedName: isOwn ? null : had.name,
    };
  });
}

/** The table after claims went back to those who were treated to them. */
export function withoutTreat(treat: Treat): TableState {
  return withClaims(treat, (claim) => {
    const { diner, name: claimerName } = hadBy(claim);
    return { ...claim, diner, claimerName, treatedDiner: null, treatedName: null };
  });
}

/** What a treat changes: whose some claims are, and so what people owe. Nothing else on the bill is different. */
function withClaims({ table, claimIds }: Treat, change: (claim: TableClaim) => TableClaim): TableState {
  const changing = new Set(claimIds);
  const items = table.items.map((item) => ({
    ...item,
    claims: item.claims.map((claim) => (changing.has(claim.id) ? change(claim) : claim)),
  }));
  return withTotals({ ...table, items, people: peopleOf(table, items) });
}

/** Everybody with a claim or treated to one, in the places they have. Who is new comes last. */
function peopleOf(table: TableState, items: TableState['items']): TablePerson[] {
  const { people: known, currency } = table;
  const live = items.flatMap(({ claims }) => claims).filter(({ status }) => status !== 'CANCELLED');
  const people = live.map(ownerOf).reduce<readonly (Owner & { readonly id: string })[]>((all, owner) => {
    const isKnown = all.some((person) => isSame(person, owner));
    return isKnown ? all : [...all, { ...owner, id: `new:${owner.diner}:${owner.name}` }];
  }, known);
  return people.flatMap(({ id, diner, name }) => {
    const own = live.filter((claim) => isSame(ownerOf(claim), { diner, name }));
    const isThere = own.length > 0 || live.some((claim) => isSame(hadBy(claim), { diner, name }));
    const total = (isSettled: boolean): string =>
      formatMoney(
        own.reduce(
          (cents, claim) => cents + (isSettledClaim(table, claim) === isSettled ? centsOf(claim.amount) : 0),
          0,
        ),
        currency,
      );
    const claims = own.map((claim) => ({ id: claim.id }));
    const { household = null, askedInto = null } = known.find((person) => person.diner === diner) ?? {};
    return isThere ? [{ id, diner, name, owes: total(false), paid: total(true), household, askedInto, claims }] : [];
  });
}

function ownerOf({ diner, claimerName: name }: TableClaim): Owner {
  return { diner, name };
}

/** The person who had it, whoever pays for it. */
function hadBy(claim: TableClaim): Owner {
  const { treatedDiner: diner, treatedName: name } = claim;
  return diner && name ? { diner, name } : ownerOf(claim);
}

function isSame(a: Owner, b: Owner): boolean {
  return a.diner === b.diner && a.name.toLowerCase() === b.name.toLowerCase();
}
