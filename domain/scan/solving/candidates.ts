import type { Cents } from '../../money';
import type { Amount } from '../text/amounts';
import { mayBeDepartment } from '../text/labels';
import { isAmountOnly, type Row } from '../rows/rows';
import { countedText, numberColumnsOf, withoutNumber, type Quantity } from './quantities';

/** One amount that a line above the subtotal may add to it. Cost as in AmountReading. */
export interface LineOption {
  /** Negative for a discount; 0 when the line is not counted. */
  readonly cents: Cents;
  readonly cost: number;
  /** Set when nothing on the line suggests this: a line with a name is not counted, or a discount has no minus. */
  readonly isGuess?: true;
}

/** A line above the subtotal that has an amount. */
export interface Candidate {
  readonly row: Row;
  readonly amount: Amount;
  readonly name: string;
  /** Printed number of units; a sure 1 when none is printed. */
  readonly quantity: Quantity;
  /** The likeliest first. */
  readonly options: readonly LineOption[];
  /** The rows with its name, including its own when that has a name. */
  readonly rows: readonly Row[];
}

const COST = {
  drop: 4,
  dropWeak: 1.5,
  dropUnnamed: 2.5,
  perUnit: 2.5,
  otherAmount: 2,
  minus: 3.5,
  minusBehind: 1,
  plus: 3,
  note: 0.5,
} as const;
const MAX_OPTION_COST = 6;

/** The lines of the body that have an amount, with what each may add. */
export function candidatesOf(body: readonly Row[]): Candidate[] {
  const departments = body.findLastIndex((row) => row.amounts.length > 0 && !mayBeDepartment(row.rest)) + 1;
  const namesBelow = hasNamesBelow(body);
  const columns = numberColumnsOf(body);
  const candidates = body.flatMap((row, index) => {
    const amount = row.amounts.at(-1);
    if (!amount || !COUNTED.has(row.label)) return [];
    if (isDetail({ body, index })) return [];
    const rows = namingRows({ body, index, namesBelow });
    const texts = rows.map((each) => countedText(each, columns));
    const own = countedText(row, columns);
    const detail = detailQuantity(body[index - 1], amount.cents) ?? detailQuantity(body[index + 1], amount.cents);
    const printed = texts
      .map((text) => text.name)
      .filter(Boolean)
      .join(' ');
    const name = detail === null ? printed : withoutNumber(printed, detail);
    const quantity = (detail === null ? null : { units: detail, isSure: true }) ??
      own.quantity ??
      texts.find((text) => text.quantity !== null)?.quantity ?? { units: 1, isSure: true };
    const options = optionsOf({
      row,
      amount,
      quantity: quantity.units,
      named: name !== '',
      adding: index >= departments,
    });
    return options[0]?.cents === 0 && amount.cents === 0 ? [] : [{ row, amount, name, quantity, options, rows }];
  });
  const dishes = candidates.filter(({ row }) => body.indexOf(row) < departments);
  const sums = candidates.filter(({ row }) => body.indexOf(row) >= departments);
  return sums.length > 1 && sumOf(dishes) === sumOf(sums) ? dishes : candidates;
}

function sumOf(candidates: readonly Candidate[]): Cents {
  return candidates.reduce((sum, { options }) => sum + (options[0]?.cents ?? 0), 0);
}

const COUNTED: ReadonlySet<Row['label']> = new Set(['none', 'information', 'discount', 'tip', 'fee']);

/** A line without a name gets the name of lines without a price around it. */
function namingRows({ body, index, namesBelow }: { body: readonly Row[]; index: number; namesBelow: boolean }): Row[] {
  const row = body[index];
  if (!row) return [];
  const [nearest, ...others] = namesAbove({ body, index }).reverse();
  // When lines begin with a quantity, a name goes on from such a line to its price.
  const begun = [nearest, others[0]].find((above) => above && above.label !== 'information' && isCounted(above));
  if (isNamed(row)) {
    const goesOn = nearest && begun === nearest && !isCounted(row);
    return goesOn && body.some((other) => other.amounts.length > 0 && isCounted(other)) ? [nearest, row] : [row];
  }
  const [next, afterNext] = namesAfter({ body, index });
  if (namesBelow && next) return afterNext ? [row, next, afterNext] : [row, next];
  if (begun) return [begun, row];
  if (nearest) return [nearest, row];
  return next && next.line.y - row.line.y < 1.6 * row.line.height ? [row, next] : [row];
}

function isCounted(row: Row): boolean {
  return STARTS_WITH_QUANTITY.test(row.name);
}

const STARTS_WITH_QUANTITY = /^\W*\d{1,2}\s?[xX]?\s+[A-Za-z]/;

function isNamed(row: Row): boolean {
  return row.item.name !== '' && !isAmountOnly(row);
}

/** The lines without a price between a line and the previous line with a price. */
function namesAbove({ body, index }: { body: readonly Row[]; index: number }): Row[] {
  const start = body.slice(0, index).findLastIndex((row) => !isNameOnly(row)) + 1;
  return body.slice(start, index);
}

function namesAfter({ body, index }: { body: readonly Row[]; index: number }): Row[] {
  const count = body.slice(index + 1).findIndex((row) => !isNameOnly(row));
  return body.slice(index + 1, count < 0 ? body.length : index + 1 + count);
}

/** Some receipts print the price above the name: then every price has a name below it, including the last, and not "Items: 6". */
function hasNamesBelow(body: readonly Row[]): boolean {
  const unnamed = body.flatMap((row, index) => (row.amounts.length > 0 && !isNamed(row) ? [index] : []));
  return unnamed.length > 1 && unnamed.every((index) => namesAfter({ body, index })[0]?.label === 'none');
}

/** Whether a line has only the quantity or the unit price: "3 @ 2.50", "($2.50 each)" beside "Taco 7.50". */
function isDetail({ body, index }: { body: readonly Row[]; index: number }): boolean {
  const [row, above, below] = [body[index], body[index - 1], body[index + 1]];
  if (!row) return false;
  if (EACH.test(row.rest) && above && above.amounts.length > 0) return true;
  const [unit, more] = row.amounts;
  const isPriceOfOne = unit && !more && NAMED_EACH.test(row.rest) && (above?.item.quantity ?? 1) > 1;
  if (isPriceOfOne && unit.cents * (above?.item.quantity ?? 1) === above?.amounts.at(-1)?.cents) return true;
  return [above, below].some(
    (other) => other && isNamed(other) && detailQuantity(row, other.amounts.at(-1)?.cents ?? 0) !== null,
  );
}

const EACH = /^\W*(?:each|ea|per unit|unit price)\W*$/i;
/** "HH $5 each": a price of one with its reason, below a line with a count that it makes. */
const NAMED_EACH = /\beach\W*$/i;
const MOST_UNITS = 99;

/** The quantity in "3 @ 2.50", when the product is `cents`, or by "($2.50 each)". */
function detailQuantity(row: Row | undefined, cents: Cents): number | null {
  const [unit, second] = row?.amounts ?? [];
  if (!row || !unit || second) return null;
  const { name, quantity } = row.item;
  const units = cents / Math.abs(unit.cents);
  if (EACH.test(row.rest)) return Number.isInteger(units) && units > 0 && units <= MOST_UNITS ? units : null;
  return name === '' && quantity !== null && unit.cents * quantity === cents ? quantity : null;
}

function isNameOnly(row: Row | undefined): row is Row {
  return row !== undefined && row.amounts.length === 0 && row.label !== 'suggestedTip' && /[a-z]{2}/i.test(row.rest);
}

function optionsOf({
  row,
  amount,
  quantity,
  named,
  adding,
}: {
  row: Row;
  amount: Amount;
  quantity: number;
  named: boolean;
  /** Whether the line may be the sum of a department. These stand together below the items. */
  adding: boolean;
}): LineOption[] {
  const taken = row.label === 'discount';
  if (!taken && isNote({ row, amount }))
    return [
      { cents: 0, cost: 0 },
      { cents: amount.cents, cost: COST.note },
    ];
  const signed = amount.readings.flatMap(({ cents, cost }) =>
    taken
      ? [
          { cents: -Math.abs(cents), cost },
          { cents: Math.abs(cents), cost: cost + COST.plus },
        ]
      : [
          { cents, cost },
          amount.minusBehind
            ? { cents: -cents, cost: cost + COST.minusBehind }
            : { cents: -cents, cost: cost + COST.minus, isGuess: true as const },
        ],
  );
  const perUnit =
    quantity > 1
      ? amount.readings.map(({ cents, cost }) => ({ cents: cents * quantity, cost: cost + perUnitCost(row) }))
      : [];
  const others = row.amounts.slice(0, -1).map(({ cents }) => ({ cents, cost: COST.otherAmount }));
  const weak = ['information', 'tip', 'fee'].includes(row.label) || adding;
  const drop =
    taken || weak
      ? { cents: 0, cost: COST.dropWeak }
      : { cents: 0, cost: named ? COST.drop : COST.dropUnnamed, isGuess: true as const };
  return cheapest([...signed, ...perUnit, ...others, drop]);
}

/** "Avocado ($1.00)", of which a bracket may be lost: the price of a modifier, which the dish's price mostly includes already. */
function isNote({ row, amount }: { row: Row; amount: Amount }): boolean {
  return row.text[amount.start] === '(' || row.text[amount.end - 1] === ')';
}

/** The cost of taking an amount as the price of one: "2 @ 4.50" without another amount. */
function perUnitCost(row: Row): number {
  return row.amounts.length === 1 && /@/.test(row.rest) ? 0.5 : COST.perUnit;
}

function cheapest(options: readonly LineOption[]): LineOption[] {
  const byCents = new Map<Cents, LineOption>();
  for (const option of options) {
    const known = byCents.get(option.cents);
    if (option.cost <= MAX_OPTION_COST && (!known || option.cost < known.cost)) byCents.set(option.cents, option);
  }
  return [...byCents.values()].sort((a, b) => a.cost - b.cost);
}
