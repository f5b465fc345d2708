import { MAX_ITEM_NOTE, readItemName } from '../inputs/fields';
import { t } from '../language/t';
import { dateFormat } from '../language/format';
import type { Cents, Currency } from '../money';
import type { FileExpense, GroupInCurrency } from './ExpenseGroupFile';

/** A bill of a group has at most so many lines and claims: more are slow to draw on a phone, and nobody reads them. */
export const MAX_GROUP_LINES = 100;
export const MAX_GROUP_CLAIMS = 1_000;

const day = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** One line of the bill that a group becomes. */
export interface GroupLine {
  readonly name: string;
  /** The day, and the whole title when the name has not all of it; empty when there is nothing to say. */
  readonly note: string;
  readonly costCents: Cents;
  /** What each person had, in the order of the people. */
  readonly hadCents: readonly Cents[];
}

/** The bill that a group becomes. */
export interface GroupBill {
  readonly currency: Currency;
  /** ISO date of the latest expense that is not after today; null when the file has no such day. */
  readonly date: string | null;
  /** The earliest expenses first. */
  readonly lines: readonly GroupLine[];
  /** What each person paid for all lines together. */
  readonly paidCents: readonly Cents[];
  /** How many of the earliest expenses are one line together; 0 when each has its own. */
  readonly folded: number;
}

/**
 * One line for each row, what people gave each other included: whoever got the money had that line. So each amount of the file is on
 * the bill, and nothing depends on the word for a payment, which differs by language (docs/product/import.md). When there are more
 * than a bill can hold, the earliest are one line.
 * @param today ISO date
 */
export function groupBill({ currency, expenses }: GroupInCurrency, today: string): GroupBill {
  const inOrder = expenses.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.row - b.row);
  const people = expenses[0]?.hadCents.length ?? 0;
  const folded = howManyToFold(inOrder, people);
  const [earlier, later] = [inOrder.slice(0, folded), inOrder.slice(folded)];
  const days = inOrder.flatMap(({ date }) => date ?? []);
  const isOneDay = new Set(days).size <= 1;
  return {
    currency,
    date: days.filter((day) => day <= today).at(-1) ?? null,
    lines: [
      ...(folded > 0 ? [foldedLine(earlier)] : []),
      ...later.map(({ title, date, costCents, hadCents }) => ({
        ...named(title, isOneDay ? null : date),
        costCents,
        hadCents,
      })),
    ],
    paidCents: sumOf(expenses.map(({ paidCents }) => paidCents)),
    folded,
  };
}

function howManyToFold(expenses: readonly FileExpense[], people: number): number {
  const claimsOf = ({ hadCents }: FileExpense): number => hadCents.filter((cents) => cents > 0).length;
  const claims = expenses.reduce((sum, each) => sum + claimsOf(each), 0);
  if (expenses.length <= MAX_GROUP_LINES && claims <= MAX_GROUP_CLAIMS) return 0;
  let left = MAX_GROUP_CLAIMS - people;
  const kept = expenses
    .toReversed()
    .slice(0, MAX_GROUP_LINES - 1)
    .filter((each) => (left -= claimsOf(each)) >= 0);
  return expenses.length - kept.length;
}

function foldedLine(expenses: readonly FileExpense[]): GroupLine {
  const last = expenses.findLast(({ date }) => date !== null)?.date;
  return {
    name: t('{count, plural, one {# earlier expense} other {# earlier expenses}}', { count: expenses.length }),
    note: last ? t('until {date}', { date: dayText(last) }) : '',
    costCents: expenses.reduce((sum, { costCents }) => sum + costCents, 0),
    hadCents: sumOf(expenses.map(({ hadCents }) => hadCents)),
  };
}

function named(title: string, date: string | null): Pick<GroupLine, 'name' | 'note'> {
  const note = date === null ? '' : dayText(date);
  if (readItemName(title).ok) return { name: title, note };
  const name = `${title.slice(0, 100).trimEnd()}…`;
  return {
    name,
    note: [title, note]
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, MAX_ITEM_NOTE),
  };
}

function dayText(date: string): string {
  return day(new Date(date));
}

function sumOf(rows: readonly (readonly Cents[])[]): Cents[] {
  return (rows[0] ?? []).map((_, person) => rows.reduce((sum, row) => sum + (row[person] ?? 0), 0));
}
