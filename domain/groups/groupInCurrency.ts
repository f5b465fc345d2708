import { readForeignCsvText } from '../books/csvText';
import { isCurrency } from '../currencies';
import { listOf } from '../language/format';
import { t } from '../language/t';
import { displayMoney, type Cents, type Currency } from '../money';
import { isBlank, withoutUnwantedCharacters } from '../text';
import type { FileExpense, FileNote, FileRow, GroupInCurrency } from './ExpenseGroupFile';
import { balancedCents, isWhole, readFileAmount, roundedCents } from './fileAmounts';
import { paidAndHad } from './paidAndHad';

/** The rows of one currency, and what is to be said about them. */
export function groupInCurrency({
  currency,
  people,
  rows,
}: {
  currency: Currency;
  people: readonly string[];
  rows: readonly FileRow[];
}): GroupInCurrency {
  const sums = { expenses: [] as FileExpense[], problems: [] as FileNote[], notes: [] as FileNote[] };
  let total: { row: number; balances: Cents[] } | null = null;
  const balances = people.map(() => 0);
  if (!isCurrency(currency))
    return {
      currency,
      expenses: [],
      balances,
      problems: [
        { row: rows[0]?.row ?? null, message: t('Fairtab does not know the currency “{currency}”.', { currency }) },
      ],
      notes: [],
    };
  for (const each of rows) {
    const read = readRow(each, { currency, people });
    if ('problem' in read) sums.problems.push({ row: each.row, message: read.problem });
    else if ('total' in read) total = { row: each.row, balances: read.total };
    else {
      read.balances.forEach((cents, index) => (balances[index] = (balances[index] ?? 0) + cents));
      if (read.expense) sums.expenses.push(read.expense);
      if (read.note) sums.notes.push({ row: each.row, message: read.note });
    }
  }
  if (sums.problems.length === 0 && sums.expenses.length === 0)
    sums.problems.push({ row: null, message: t('Nobody owes anybody anything in this file.') });
  const notes = total ? [...differencesFrom(total, { balances, people, currency }), ...sums.notes] : sums.notes;
  return { currency, ...sums, balances, notes };
}

type ReadRow =
  | { readonly problem: string }
  | { readonly total: Cents[] }
  | { readonly expense: FileExpense | null; readonly note: string | null; readonly balances: readonly Cents[] };

function readRow(
  { row, cells, amounts }: FileRow,
  { currency, people }: { currency: Currency; people: readonly string[] },
): ReadRow {
  const [date = '', description = '', category = '', cost = ''] = cells;
  const parts = amounts.map((cell) => (cell === '' ? 0 : readFileAmount(cell, currency)));
  const unread = parts.indexOf(null);
  if (unread >= 0)
    return {
      problem: t('{name}: “{text}” is no amount.', { name: people[unread] ?? '', text: amounts[unread] ?? '' }),
    };
  const differences = parts.map((part) => part ?? 0);
  // In whatever language its name is, only the row of the totals costs nothing and is of no category.
  if (cost === '' && category === '') return { total: differences.map(roundedCents) };
  const costParts = readFileAmount(cost, currency);
  const title = titleOf(description) || titleOf(category) || t('Expense');
  if (costParts === null) return { problem: t('{title}: “{text}” is no amount.', { title, text: cost }) };
  const balances = balancedCents(differences);
  if (!balances) return { problem: t('{title}: what people paid and had does not add up to zero.', { title }) };
  const printedCents = roundedCents(costParts);
  const show = (cents: Cents): string => displayMoney(cents, currency);
  const movedCents = balances.reduce((sum, cents) => sum + Math.max(cents, 0), 0);
  if (movedCents === 0)
    return {
      expense: null,
      balances,
      note:
        printedCents === 0
          ? null
          : t('{title}, {amount}: whoever paid it had it, so nobody owes anything. It is left out.', {
              title,
              amount: show(printedCents),
            }),
    };
  const isRounded =
    !isWhole(costParts) || differences.some((part, index) => !isWhole(part) || roundedCents(part) !== balances[index]);
  const isRefund = printedCents < 0;
  if (!isRefund && movedCents > printedCents + (isRounded ? people.length : 0))
    return {
      problem: t('{title}: people owe {owed} for it, which is more than its cost of {cost}.', {
        title,
        owed: show(movedCents),
        cost: show(printedCents),
      }),
    };
  const costCents = Math.max(isRefund ? 0 : printedCents, movedCents);
  const note = isRefund
    ? t('{title} is a refund of {refund}. On the bill it is the {amount} of it that are others’.', {
        title,
        refund: show(-printedCents),
        amount: show(costCents),
      })
    : isRounded
      ? t('{title} has parts of a cent, which are rounded.', { title })
      : null;
  const expense = { row, date: dayOf(date), title, costCents, ...paidAndHad({ costCents, balances }) };
  return { expense, note, balances };
}

function titleOf(cell: string): string {
  const text = withoutUnwantedCharacters(readForeignCsvText(cell)).replace(/\s+/g, ' ').trim().normalize('NFC');
  return isBlank(text) ? '' : text;
}

/** The day of "2026-03-01" or "2026-03-01 12:00"; null for other forms, of which day and month are not known. */
function dayOf(cell: string): string | null {
  const [day = ''] = /^\d{4}-\d\d-\d\d(?!\d)/.exec(cell) ?? [];
  return day !== '' && !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day) ? day : null;
}

/** Where the total of the file is another than that of its rows. */
function differencesFrom(
  total: { row: number; balances: readonly Cents[] },
  { balances, people, currency }: { balances: readonly Cents[]; people: readonly string[]; currency: Currency },
): FileNote[] {
  const wrong = people.flatMap((name, index) => {
    const [said = 0, counted = 0] = [total.balances[index], balances[index]];
    if (said === counted) return [];
    const show = (cents: Cents): string => displayMoney(cents, currency);
    return [t('{name} {said} instead of {counted}', { name, said: show(said), counted: show(counted) })];
  });
  if (wrong.length === 0) return [];
  const message = t('The total of the file is not the sum of its rows: {differences}. The bill follows the rows.', {
    differences: listOf(wrong),
  });
  return [{ row: total.row, message }];
}
