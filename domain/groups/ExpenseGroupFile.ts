import type { Cents, Currency } from '../money';

/** One row of the file: an expense, or money that one person gave another. */
export interface FileExpense {
  /** The row of the file, as a spreadsheet counts them: the first is 1. */
  readonly row: number;
  /** ISO date; null when the file has none that is understood. */
  readonly date: string | null;
  /** In one line. Never empty. */
  readonly title: string;
  /** What people paid together, which is also what they had together. Above zero. */
  readonly costCents: Cents;
  /** What each person paid, in the order of the people. Never below zero. */
  readonly paidCents: readonly Cents[];
  /** What each person had, in the order of the people. Never below zero. */
  readonly hadCents: readonly Cents[];
}

/** Something about one row, or about the file, for whoever imports it. */
export interface FileNote {
  /** Null for the file as a whole. */
  readonly row: number | null;
  readonly message: string;
}

/** What the file has in one currency. */
export interface GroupInCurrency {
  /** The code as in the file, in capitals. It may be one that Fairtab does not know: then there is a problem. */
  readonly currency: Currency;
  /** In the order of the file. */
  readonly expenses: readonly FileExpense[];
  /** What each person is owed after all rows, below zero for what they owe. They add up to zero. */
  readonly balances: readonly Cents[];
  /** Why no bill can be made of it. */
  readonly problems: readonly FileNote[];
  /** What whoever imports it should know before a bill is made. */
  readonly notes: readonly FileNote[];
}

/** A file of an expense group. */
export interface ExpenseGroupFile {
  /** No two have the same name, also in other case. */
  readonly people: readonly string[];
  /** The currency with the most rows first. Never empty. */
  readonly groups: readonly GroupInCurrency[];
}

/** One row of the file below its header, as far as it is known before its amounts are read. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly string[];
  /** In the order of the people. */
  readonly amounts: readonly string[];
}
