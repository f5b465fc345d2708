import { formatMoney, type Cents } from '../money';
import { csvText } from './csvText';
import type { Expense, ExpenseGroup } from './expenses';

/** The words that programs look for, which are not translated. */
const COLUMNS = ['Date', 'Description', 'Category', 'Cost', 'Currency'] as const;
const MEAL = 'Dining out';
const PAYBACK = 'Payment';
const TOTALS = 'Total balance';

/**
 * A group as the rows of a Splitwise export: a column for each person, with what the person paid minus what the person had, so
 * that each row adds up to zero, and one person alone is above it. The last row has what each is owed in the end.
 */
export function splitwiseRows({ people, expenses, currency }: ExpenseGroup): string[][] {
  const money = (cents: Cents): string => formatMoney(cents, currency);
  const rows = expenses.map((expense) => ({ expense, balances: balancesOf(expense, people.length) }));
  const totals = people.map((_, person) => rows.reduce((sum, { balances }) => sum + (balances[person] ?? 0), 0));
  const last = expenses.at(-1);
  return [
    [...COLUMNS, ...people.map(csvText)],
    ...rows.map(({ expense: { date, title, isPayback, costCents }, balances }) => [
      date,
      csvText(title),
      isPayback ? PAYBACK : MEAL,
      money(costCents),
      currency,
      ...balances.map(money),
    ]),
    ...(last ? [[last.date, TOTALS, ' ', ' ', currency, ...totals.map(money)]] : []),
  ];
}

function balancesOf({ payer, costCents, parts }: Expense, people: number): Cents[] {
  const balances = Array<Cents>(people).fill(0);
  const add = (person: number, cents: Cents) => balances.splice(person, 1, (balances[person] ?? 0) + cents);
  add(payer, costCents);
  for (const { person, amountCents } of parts) add(person, -amountCents);
  return balances;
}
