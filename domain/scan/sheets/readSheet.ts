import { LEVEL, type Lean } from '../lines/lean';
import { joinPages } from '../rows/pages';
import { rowsOf, type Row } from '../rows/rows';
import { doubtRuleOf, type DoubtRule } from '../solving/doubtRuleOf';
import { isShifted } from '../solving/isShifted';
import { sectionsOf } from '../solving/sections';
import { solve, type Solution } from '../solving/solve';
import type { Page, Word } from '../words';

/** One assumption about which words belong to the bill, and what they mean then. */
export interface SheetReading {
  readonly pages: readonly Page[];
  readonly rows: readonly Row[];
  /** The photo of each word, counted from 0. */
  readonly pageOf: ReadonlyMap<Word, number>;
  readonly solution: Solution;
  /** Why the arithmetic does not confirm it; null when it does. */
  readonly doubtedBy: DoubtRule | null;
}

export function readSheet(pages: readonly Page[], lean: Lean = LEVEL): SheetReading {
  const { lines, pageOf } = joinPages(pages, lean);
  const rows = rowsOf(lines);
  const solution = solve(sectionsOf(rows));
  const doubtedBy = doubtRuleOf(solution) ?? (isShifted(rows, solution) ? 'rowsShifted' : null);
  return { pages, rows, pageOf, solution, doubtedBy };
}
