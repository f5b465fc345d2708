import { formatUnits, freePieces, lengthOf, lengthOfPieces, parseUnits } from '@fairtab/domain/claims';
import { centsOf, formatMoney, type Cents, type Currency } from '@fairtab/domain/money';
import type { Piece, Ruler } from '@fairtab/domain/shares';
import { isSettledClaim } from './isSettled';
import { freeOf, type Preview } from './pricing';
import type { TableClaim, TableItem, TablePayment, TablePerson, TableState } from './tableState';

/** The table as it will be with the claim. Shown at once, and rolled back when the server refuses. */
export function withClaim(details: {
  table: TableState;
  ruler: Ruler;
  itemIndex: number;
  claim: TableClaim;
  preview: Preview;
}): TableState {
  const { table, ruler, itemIndex, claim, preview } = details;
  const items = table.items.map((item, index) => {
    if (index !== itemIndex) return item;
    const taken = freePieces(item.quantity, freeOf(item));
    const free = freePieces(item.quantity, [...taken, ...preview.pieces]);
    return { ...repriced({ item, index, ruler, free, currency: table.currency }), claims: [...item.claims, claim] };
  });
  return withTotals({ ...table, items, people: peopleWith(table, claim) });
}

/**
 * The table without a claim. Unless it was the line's only claim, only the server knows which stretches become free; how
 * much becomes free, and what that costs, is known here.
 */
export function withoutClaim({ table, claimId }: { table: TableState; claimId: string }): TableState {
  const claim = claimOf(table, claimId);
  if (!claim) return table;
  const { currency } = table;
  const items = table.items.map((item) => {
    if (!item.claims.some(({ id }) => id === claimId)) return item;
    const claims = item.claims.filter(({ id }) => id !== claimId);
    const alone = claims.every(({ status }) => status === 'CANCELLED');
    return {
      ...item,
      claims,
      unclaimed: plus({ a: item.unclaimed, b: claim.amount, currency }),
      unitsLeft: formatUnits(parseUnits(item.unitsLeft) + lengthOf(claim)),
      free: alone ? [{ start: '0', end: String(item.quantity) }] : item.free,
      fullyClaimed: false,
    };
  });
  const people = table.people
    .map((person) => personWithout({ person, claim, table }))
    .filter(({ claims }) => claims.length > 0);
  return withTotals({ ...table, items, people });
}

/** The table after one payment for the claims. */
export function withPayment({
  table,
  claimIds,
  payment,
}: {
  table: TableState;
  claimIds: readonly string[];
  payment: TablePayment;
}): TableState {
  const paying = new Set(claimIds);
  const items = table.items.map((item) => ({
    ...item,
    claims: item.claims.map((claim) =>
      paying.has(claim.id) ? { ...claim, status: 'PAID' as const, payment: { id: payment.id } } : claim,
    ),
  }));
  const people = table.people.map((person) => {
    const cents = sum(person.claims.flatMap(({ id }) => (paying.has(id) ? openAmountOf(table, id) : [])));
    return {
      ...person,
      owes: formatMoney(centsOf(person.owes) - cents, table.currency),
      paid: formatMoney(centsOf(person.paid) + cents, table.currency),
    };
  });
  return withTotals({ ...table, items, people, payments: [...table.payments, payment] });
}

export function claimOf(table: TableState, claimId: string): TableClaim | null {
  return table.items.flatMap(({ claims }) => claims).find(({ id }) => id === claimId) ?? null;
}

function openAmountOf(table: TableState, claimId: string): Cents {
  const claim = claimOf(table, claimId);
  return claim && !isSettledClaim(table, claim) ? centsOf(claim.amount) : 0;
}

function repriced(details: {
  item: TableItem;
  index: number;
  ruler: Ruler;
  free: readonly Piece[];
  currency: Currency;
}): TableItem {
  const { item, index, ruler, free, currency } = details;
  const left = lengthOfPieces(free);
  return {
    ...item,
    unclaimed: formatMoney(ruler.amountOf(index, free), currency),
    fullyClaimed: left === 0n,
    unitsLeft: formatUnits(left),
    free: free.map(({ start, end }) => ({ start: formatUnits(start), end: formatUnits(end) })),
  };
}

/** A person is a guest and a name (docs/product/access.md). A new one gets a temporary id until the server's arrives. */
function peopleWith(table: TableState, claim: TableClaim): TablePerson[] {
  const { people, currency } = table;
  const side = isSettledClaim(table, claim) ? 'paid' : 'owes';
  const isClaimer = (person: TablePerson): boolean =>
    person.diner === claim.diner && person.name.toLowerCase() === claim.claimerName.toLowerCase();
  if (people.some(isClaimer))
    return people.map((person) =>
      isClaimer(person)
        ? {
            ...person,
            [side]: plus({ a: person[side], b: claim.amount, currency }),
            claims: [...person.claims, { id: claim.id }],
          }
        : person,
    );
  const { diner, claimerName: name, amount, id: claimId } = claim;
  const { household = null, askedInto = null } = people.find((person) => person.diner === diner) ?? {};
  const claims = [{ id: claimId }];
  return [
    ...people,
    {
      id: `new:${diner}:${name}`,
      diner,
      name,
      owes: formatMoney(0, currency),
      paid: formatMoney(0, currency),
      [side]: amount,
      household,
      askedInto,
      claims,
    },
  ];
}

function personWithout(details: { person: TablePerson; claim: TableClaim; table: TableState }): TablePerson {
  const { person, claim, table } = details;
  if (!person.claims.some(({ id }) => id === claim.id)) return person;
  const side = isSettledClaim(table, claim) ? 'paid' : 'owes';
  const left = formatMoney(centsOf(person[side]) - centsOf(claim.amount), table.currency);
  return { ...person, [side]: left, claims: person.claims.filter(({ id }) => id !== claim.id) };
}

/** The table with the sums of its claims. */
export function withTotals(table: TableState): TableState {
  const live = table.items.flatMap(({ claims }) => claims).filter(({ status }) => status !== 'CANCELLED');
  const claimed = sum(live.map(({ amount }) => centsOf(amount)));
  const paid = sum(live.filter((claim) => isSettledClaim(table, claim)).map(({ amount }) => centsOf(amount)));
  const unclaimed = sum(table.items.map((item) => centsOf(item.unclaimed)));
  return {
    ...table,
    claimed: formatMoney(claimed, table.currency),
    paid: formatMoney(paid, table.currency),
    unclaimed: formatMoney(unclaimed, table.currency),
    remaining: formatMoney(centsOf(table.total) - paid, table.currency),
  };
}

function plus({ a, b, currency }: { a: string; b: string; currency: Currency }): string {
  return formatMoney(centsOf(a) + centsOf(b), currency);
}

function sum(cents: readonly Cents[]): Cents {
  return cents.reduce((total, amount) => total + amount, 0);
}
