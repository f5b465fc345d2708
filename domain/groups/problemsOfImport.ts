import type { FieldProblem } from '../bill/billProblems';
import { listOf } from '../language/format';
import { t } from '../language/t';
import type { Currency } from '../money';
import type { ExpenseGroupFile, FileNote, GroupInCurrency } from './ExpenseGroupFile';

/** Nobody reads more of them at once. */
const MOST_PROBLEMS = 20;

/** What is to be made of a file: one of its currencies, for one of its people. */
interface GroupChoice {
  readonly group: GroupInCurrency;
  /** The host's name as in the file. */
  readonly hostName: string;
}

/** The choice that an input makes, or what is missing or wrong about it, by its fields. */
export function choiceIn(
  { people, groups }: ExpenseGroupFile,
  { currency, hostName }: { currency: Currency | null; hostName: string },
): { readonly choice: GroupChoice } | { readonly problems: readonly FieldProblem[] } {
  const [first, second] = groups;
  const group = currency === null && !second ? first : groups.find((each) => each.currency === currency);
  const host = people.find((name) => name.toLowerCase() === hostName.toLowerCase());
  const problems: FieldProblem[] = [];
  if (!group)
    problems.push({
      path: 'currency',
      message: t('The file has expenses in {currencies}. Choose one of them.', {
        currencies: listOf(groups.map((each) => each.currency)),
      }),
    });
  if (host === undefined)
    problems.push({
      path: 'hostName',
      message: t('Which of them are you: {names}?', { names: listOf(people) }),
    });
  for (const problem of group?.problems.slice(0, MOST_PROBLEMS) ?? [])
    problems.push({ path: 'file', message: noteText(problem) });
  return group && host !== undefined && problems.length === 0 ? { choice: { group, hostName: host } } : { problems };
}

/** "Row 7: Tea: “abc” is no amount." */
export function noteText({ row, message }: FileNote): string {
  return row === null ? message : t('Row {row}: {message}', { row, message });
}
