import type { Row } from '../rows/rows';
import { chargeOf } from '../solving/charges';
import type { Solution } from '../solving/solve';
import { confidenceOfText } from './confidence';

/** The longest note of a line, in characters. The form takes as many. */
const MAX_LENGTH = 200;
/** A wish is printed further to the right than its dish by at least and at most so many heights of the text. */
const INDENTED = { least: 0.5, most: 6 } as const;
/** A wish stands directly below its dish or below another wish: so many heights of the text. */
const NEXT_LINE = 2.5;
/** Text of other things in view is read with less confidence than this. */
const READ = 0.7;
/** Signs and words that begin a wish, however far it is indented. */
const WISH = /^\W*(?:[*+>-]+\s*|w\/|w\/o\b|(?:no|add|extra|sub|with|without|light|less|more|sin|con)\s)(?=.*[a-z]{2})/i;
/** Headings between the dishes. */
const HEADING = /^\W*(?:seat|course|guest|person|diner|position|pos|customer|asiento|mesa)\b/i;
const BANNER = /[*=~_-]{2}\W*$/;

/**
 * The wishes below each dish that cost nothing ("No onions", "Medium rare", "Avocado (1.00)"), by the index of the
 * dish's candidate. The rule is in docs/product/scanning.md.
 */
export function notesOf({ rows, solution }: { rows: readonly Row[]; solution: Solution }): ReadonlyMap<number, string> {
  const dishOf = dishesByLine(solution);
  const notes = new Map<number, string[]>();
  let dish = null as DishAbove | null;
  for (const row of rows) {
    const at = dishOf.get(row.line);
    if (at !== undefined) {
      dish = at === null ? null : { at, left: leftOf(row), y: row.line.y };
    } else if (dish && isWish(row) && row.line.y - dish.y < NEXT_LINE * row.line.height && isBegunBelow(row, dish)) {
      notes.set(dish.at, [...(notes.get(dish.at) ?? []), textOf(row)]);
      dish = { ...dish, y: row.line.y };
    } else dish = null;
  }
  return new Map([...notes].map(([at, texts]) => [at, shortened(texts.join(', '))]));
}

interface DishAbove {
  readonly at: number;
  /** Where its line begins, in pixels. */
  readonly left: number;
  /** The height of its line, or of the wish below it that was found last. */
  readonly y: number;
}

/** The index of the dish that a line names or prices; null for a line that counts and is no dish. */
function dishesByLine(solution: Solution): ReadonlyMap<Row['line'], number | null> {
  return new Map(
    solution.candidates.flatMap((candidate, at) => {
      const cents = solution.items.options[at]?.cents ?? 0;
      if (cents === 0) return [];
      const isDish = cents > 0 && chargeOf({ candidate, solution }) === null;
      return candidate.rows.map(({ line }) => [line, isDish ? at : null] as const);
    }),
  );
}

/** Whether a line is a wish by its own text: it has words, and no price that could be charged. */
function isWish({ label, amounts, text, item, line }: Row): boolean {
  const price = amounts.at(-1);
  const isFree = !price || price.cents === 0 || text[price.start] === '(' || text[price.end - 1] === ')';
  if (label !== 'none' || !isFree || HEADING.test(text) || BANNER.test(text)) return false;
  return /[a-z]{2}/i.test(item.name) && confidenceOfText(line.words) >= READ;
}

function isBegunBelow(row: Row, { left }: DishAbove): boolean {
  const indent = (leftOf(row) - left) / row.line.height;
  return WISH.test(row.text) || (indent >= INDENTED.least && indent <= INDENTED.most);
}

function textOf({ item: { name, quantity } }: Row): string {
  return quantity !== null && quantity > 1 ? `${quantity} ${name}` : name;
}

function leftOf({ line }: Row): number {
  return Math.min(...line.words.map(({ polygon: [upper, , , lower] }) => Math.min(upper.x, lower.x)));
}

/** A note, cut to what the form takes. */
export function shortened(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, MAX_LENGTH - 1).trimEnd()}…`;
}
