import type { Cents, Currency } from '../money';
import type { ExpenseGroup } from './expenses';

/** A group as Spliit exports it, and as programs import it that read such files. Amounts are in minor units of the currency. */
export interface SpliitGroup {
  readonly id: string;
  readonly name: string;
  readonly information: string | null;
  readonly currency: Currency;
  readonly currencyCode: Currency;
  readonly participants: readonly { readonly id: string; readonly name: string }[];
  readonly expenses: readonly SpliitExpense[];
}

interface SpliitExpense {
  readonly id: string;
  /** ISO time. */
  readonly expenseDate: string;
  readonly title: string;
  readonly category: { readonly grouping: string; readonly name: string };
  readonly amount: Cents;
  readonly paidById: string;
  /** Where an expense is split by amount, the shares are amounts. None is zero. */
  readonly paidFor: readonly { readonly participantId: string; readonly shares: Cents }[];
  readonly isReimbursement: boolean;
  readonly splitMode: 'BY_AMOUNT';
  readonly recurrenceRule: 'NONE';
  readonly notes: null;
}

/** Names of Spliit, which are not translated. */
const MEAL = { grouping: 'Food and Drink', name: 'Dining Out' };
const PAYBACK = { grouping: 'Uncategorized', name: 'Payment' };

/** @param id tells the group from others in the program that imports it. It must not be the receipt's, which is its link. */
export function spliitGroup({ name, description, currency, people, expenses }: ExpenseGroup, id: string): SpliitGroup {
  const participantId = (person: number): string => `${id}-person-${person + 1}`;
  return {
    id,
    name,
    information: description || null,
    currency,
    currencyCode: currency,
    participants: people.map((person, index) => ({ id: participantId(index), name: person })),
    expenses: expenses.map(({ title, date, payer, costCents, parts, isPayback }, index) => ({
      id: `${id}-expense-${index + 1}`,
      expenseDate: `${date}T00:00:00.000Z`,
      title,
      category: isPayback ? PAYBACK : MEAL,
      amount: costCents,
      paidById: participantId(payer),
      paidFor: parts.map(({ person, amountCents }) => ({ participantId: participantId(person), shares: amountCents })),
      isReimbursement: isPayback,
      splitMode: 'BY_AMOUNT',
      recurrenceRule: 'NONE',
      notes: null,
    })),
  };
}
