import type { Expense, ExpenseGroup } from '../books/expenses';
import { formatMoney, type Cents } from '../money';
import type { Random } from './random';

const NAMES = ['Ana', 'Ben', 'Cleo "C."', '日本', "'quoted", '=SUM(A1)', 'Dan, Jr.', 'Eve; Mallory', 'Zoë'];

/** A group with expenses and paybacks, each with one payer, as Fairtab writes groups. */
export function randomGroup(random: Random): ExpenseGroup {
  const people = NAMES.slice(0, random.int(2, NAMES.length));
  const expenses = Array.from({ length: random.int(1, 12) }, (_, index): Expense => {
    const parts = people
      .map((_name, person) => ({ person, amountCents: random.chance(0.7) ? random.int(1, 20_000) : 0 }))
      .filter(({ amountCents }) => amountCents > 0);
    const shared = parts.length > 0 ? parts : [{ person: 0, amountCents: 1 }];
    return {
      title: random.pick(['Hotel', 'Dinner, with wine', '+1 taxi', 'Ben paid Ana', "'s-Hertogenbosch", '"Casa"']),
      date: `2026-03-${String(index + 1).padStart(2, '0')}`,
      payer: random.int(0, people.length - 1),
      costCents: shared.reduce((sum, { amountCents }) => sum + amountCents, 0),
      parts: shared,
      isPayback: random.chance(0.2),
    };
  });
  return { name: 'Trip', description: '', currency: random.pick(['USD', 'JPY', 'KWD']), people, expenses };
}

/** The rows of a file whose expenses have any number of payers, and what each person is owed in the end. */
export function randomFile(random: Random): { text: string; balances: Cents[] } {
  const people = NAMES.slice(0, random.int(2, 6)).map((name) => `"${name.replaceAll('"', '""')}"`);
  const balances = people.map(() => 0);
  const rows = Array.from({ length: random.int(1, 15) }, (_, index) => {
    const amounts = people.map(() => (random.chance(0.7) ? random.int(-30_000, 30_000) : 0));
    const sum = amounts.reduce((total, each) => total + each, 0);
    amounts[0] = (amounts[0] ?? 0) - sum;
    amounts.forEach((cents, person) => (balances[person] = (balances[person] ?? 0) + cents));
    const movedCents = amounts.reduce((total, each) => total + Math.max(each, 0), 0);
    const costCents = movedCents + (random.chance(0.6) ? random.int(0, 9_999) : 0);
    const day = `2026-03-${String((index % 28) + 1).padStart(2, '0')}`;
    return [day, `Row ${index}`, 'General', money(costCents), 'USD', ...amounts.map(money)].join(',');
  });
  const header = ['Date', 'Description', 'Category', 'Cost', 'Currency', ...people].join(',');
  const total = ['2026-03-31', 'Total balance', ' ', ' ', 'USD', ...balances.map(money)].join(',');
  return { text: [header, '', ...rows, '', total, ''].join('\n'), balances };
}

function money(cents: Cents): string {
  return formatMoney(cents, 'USD');
}
