import { t } from '../language/t';
import type { Cents, Currency } from '../money';
import { hostOf, isSamePerson, ownerOf, type Person, type ReceiptState } from '../receipts';
import { isSettledClaim, sumDue } from '../owed';
import { peopleOf } from '../summaries';

/** One person's part of an expense. */
export interface ExpensePart {
  /** The person's place in the group. */
  readonly person: number;
  /** Above zero. */
  readonly amountCents: Cents;
}

/** A payment of one person, and whom it was for. The parts add up to the cost. */
export interface Expense {
  readonly title: string;
  /** ISO date. */
  readonly date: string;
  /** The place of whoever paid. */
  readonly payer: number;
  readonly costCents: Cents;
  readonly parts: readonly ExpensePart[];
  /** Whether it is money that was given back, and not the bill. */
  readonly isPayback: boolean;
}

/** A receipt as apps keep it that know groups of people and their expenses. */
export interface ExpenseGroup {
  readonly name: string;
  readonly description: string;
  readonly currency: Currency;
  /** No two of them are the same, also in other case. The host is the first. */
  readonly people: readonly string[];
  readonly expenses: readonly Expense[];
}

/** The place of the host in a group. */
const HOST = 0;

/**
 * The bill as one expense of its host, and each payment as one that a diner gave back. What others than the host paid the restaurant is
 * given back to the host, too, and what the host passed on goes the other way. What each of the others owes after all of them is what they
 * owe on the receipt, or are owed. A payment that was only reported counts, as it does on the receipt. What nobody claimed
 * is the host's, who paid the restaurant (docs/product/books.md).
 */
export function expensesOf(receipt: ReceiptState): ExpenseGroup {
  const host = hostOf(receipt);
  const diners = peopleOf(receipt).filter(
    (person) => !isSamePerson(person, host) && person.owesCents + person.paidCents > 0,
  );
  const onlyPaid = receipt.contributions
    .filter((contribution) => !diners.some((diner) => isSamePerson(diner, contribution)))
    .map((contribution) => ({ ...contribution, owesCents: 0, paidCents: 0 }));
  const others = [...diners, ...onlyPaid];
  const people = differentNames([host, ...others].map(({ name }) => name));
  return {
    name: receipt.restaurantName,
    description: receipt.description,
    currency: receipt.currency,
    people,
    expenses: [
      ...billOf(
        receipt,
        others.map(({ owesCents, paidCents }) => owesCents + paidCents),
      ),
      ...contributionsOf(receipt, { others, people }),
      ...paybacksOf(receipt, { others, people }),
    ],
  };
}

/** @returns nothing for a bill over nothing. */
function billOf(receipt: ReceiptState, otherCents: readonly Cents[]): Expense[] {
  const claimedCents = otherCents.reduce((sum, cents) => sum + cents, 0);
  // Paid claims keep their amount when the bill becomes smaller, and then are more than its total.
  const costCents = Math.max(receipt.totalCents, claimedCents);
  if (costCents === 0) return [];
  const parts = [costCents - claimedCents, ...otherCents].map((amountCents, person) => ({ person, amountCents }));
  return [
    {
      title: receipt.restaurantName,
      date: receipt.date,
      payer: HOST,
      costCents,
      parts: parts.filter(({ amountCents }) => amountCents > 0),
      isPayback: false,
    },
  ];
}

/** What others paid the restaurant, which pays for their parts first, and what the host passed on of it. */
function contributionsOf(
  receipt: ReceiptState,
  { others, people }: { others: readonly Person[]; people: readonly string[] },
): Expense[] {
  const [host = ''] = people;
  return others.flatMap((person, index): Expense[] => {
    const place = index + 1;
    const name = people[place] ?? '';
    const given = receipt.contributions.find((contribution) => isSamePerson(contribution, person));
    const passedOnCents = given ? given.passedOnCents + given.settledCents : 0;
    // The contribution of a phone covers all whom it claims for, and each of them is a person here.
    const coveredCents = receipt.claims
      .filter((claim) => claim.status !== 'cancelled' && isSamePerson(ownerOf(claim), person))
      .reduce((sum, claim) => sum + claim.coveredCents, 0);
    const row = { date: receipt.date, isPayback: true };
    return [
      {
        ...row,
        title: t('{name} paid the restaurant', { name }),
        payer: place,
        costCents: coveredCents + passedOnCents + (given?.owedCents ?? 0),
        parts: [{ person: HOST, amountCents: coveredCents + passedOnCents + (given?.owedCents ?? 0) }],
      },
      {
        ...row,
        title: t('{name} paid {host}', { name: host, host: name }),
        payer: HOST,
        costCents: passedOnCents,
        parts: [{ person: place, amountCents: passedOnCents }],
      },
    ].filter(({ costCents }) => costCents > 0);
  });
}

/** One for each payment and each person that it pays for, in the order in which they were paid. */
function paybacksOf(
  receipt: ReceiptState,
  { others, people }: { others: readonly Person[]; people: readonly string[] },
): Expense[] {
  return receipt.payments.flatMap(({ id, createdAt }) =>
    others.flatMap((person, index): Expense[] => {
      const paid = receipt.claims.filter(
        (claim) => claim.paymentId === id && isSettledClaim(receipt, claim) && isSamePerson(ownerOf(claim), person),
      );
      const costCents = sumDue(paid);
      if (costCents === 0) return [];
      return [
        {
          title: t('{name} paid {host}', { name: people[index + 1] ?? '', host: people[HOST] ?? '' }),
          date: createdAt.slice(0, 10),
          payer: index + 1,
          costCents,
          parts: [{ person: HOST, amountCents: costCents }],
          isPayback: true,
        },
      ];
    }),
  );
}

/** The names, where one that is there already gets a number: "Ana", "Ana (2)". A column and a participant are known by their name. */
export function differentNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${name} (${number})`;
    taken.add(free.toLowerCase());
    return free;
  });
}
