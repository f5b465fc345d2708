import type { Cents } from '../money';
import type { Amount } from './amounts';
import { readItemText } from './itemText';
import { mayBeDepartment } from './labels';
import { isAmountOnly, type Row } from './rows';

/** One thing a line above the subtotal may add to it. Costs as in AmountReading. */
export interface LineOption {
  /** Negative for what is taken off; 0 when the line is not counted. */
  readonly cents: Cents;
  readonly cost: number;
}

/** A line above the subtotal that has an amount. */
export interface Candidate {
  readonly row: Row;
  readonly amount: Amount;
  readonly name: string;
  /** Printed number of units; 1 when none is printed. */
  readonly quantity: number;
  /** The likeliest first. */
  readonly options: readonly LineOption[];
  /** The rows that name it, itself among them when it has a name. */
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
} as const;
const MAX_OPTION_COST = 6;

/** The lines of the body that cost something, each with what it may stand for. */
export function candidatesOf(body: readonly Row[]): Candidate[] {
  const departments = body.findLastIndex((row) => row.amounts.length > 0 && !mayBeDepartment(row.rest)) + 1;
  return body.flatMap((row, index) => {
    const amount = row.amounts.at(-1);
    if (!amount || !COUNTED.has(row.label)) return [];
    const rows = namingRows({ body, index });
    const texts = rows.map((each) => readItemText(withoutQuantityColumn(each)));
    const own = readItemText(withoutQuantityColumn(row));
    const name = texts
      .map((text) => text.name)
      .filter(Boolean)
      .join(' ');
    const printed = own.quantity ?? texts.find((text) => text.quantity !== null)?.quantity ?? quantityByUnit(row) ?? 1;
    const options = optionsOf({ row, amount, quantity: printed, named: name !== '', adding: index >= departments });
    return options[0]?.cents === 0 && amount.cents === 0
      ? []
      : [{ row, amount, name, quantity: printed, options, rows }];
  });
}

const COUNTED: ReadonlySet<Row['label']> = new Set(['none', 'information', 'discount', 'tip', 'fee']);

/** A line without a name of its own is named by the lines without a price right above it. */
function namingRows({ body, index }: { body: readonly Row[]; index: number }): Row[] {
  const row = body[index];
  if (!row) return [];
  if (readItemText(row.rest).name !== '' && !isAmountOnly(row)) return [row];
  const [above, below] = [body[index - 1], body[index + 1]];
  if (isNameOnly(above)) return [above, row];
  return isNameOnly(below) && below.line.y - row.line.y < 1.6 * row.line.height ? [row, below] : [row];
}

function isNameOnly(row: Row | undefined): row is Row {
  return row !== undefined && row.amounts.length === 0 && row.label !== 'suggestedTip' && /[a-z]{2}/i.test(row.rest);
}

/** Columns of item, quantity, price and amount leave the quantity behind the name. */
function withoutQuantityColumn(row: Row): string {
  const quantity = quantityByUnit(row);
  return quantity === null ? row.rest : row.rest.replace(new RegExp(`(?<=[A-Za-z].*)\\s${quantity}$`), '');
}

/** Two amounts on a line, the second a multiple of the first: a unit price and the line's. */
function quantityByUnit(row: Row): number | null {
  const [unit, line] = row.amounts.slice(-2);
  if (!unit || !line || unit.cents <= 0) return null;
  const quantity = line.cents / unit.cents;
  return Number.isInteger(quantity) && quantity >= 1 && quantity < 100 ? quantity : null;
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
  /** Whether it may be the sum of a department, which stand together below the items. */
  adding: boolean;
}): LineOption[] {
  const taken = row.label === 'discount';
  const signed = amount.readings.flatMap(({ cents, cost }) =>
    taken
      ? [
          { cents: -Math.abs(cents), cost },
          { cents: Math.abs(cents), cost: cost + COST.plus },
        ]
      : [
          { cents, cost },
          { cents: -cents, cost: cost + (amount.minusBehind ? COST.minusBehind : COST.minus) },
        ],
  );
  const perUnit =
    quantity > 1
      ? amount.readings.map(({ cents, cost }) => ({ cents: cents * quantity, cost: cost + perUnitCost(row) }))
      : [];
  const others = row.amounts.slice(0, -1).map(({ cents }) => ({ cents, cost: COST.otherAmount }));
  const weak = row.label === 'information' || row.label === 'tip' || row.label === 'fee' || adding;
  const drop = { cents: 0, cost: taken || weak ? COST.dropWeak : named ? COST.drop : COST.dropUnnamed };
  return cheapest([...signed, ...perUnit, ...others, drop]);
}

/** "2 @ 4.50" without another amount: what is printed is the price of one. */
function perUnitCost(row: Row): number {
  return row.amounts.length === 1 && /@/.test(row.rest) ? 0.5 : COST.perUnit;
}

function cheapest(options: readonly LineOption[]): LineOption[] {
  const byCents = new Map<Cents, number>();
  for (const { cents, cost } of options) {
    if (cost <= MAX_OPTION_COST) byCents.set(cents, Math.min(cost, byCents.get(cents) ?? Infinity));
  }
  return [...byCents].map(([cents, cost]) => ({ cents, cost })).sort((a, b) => a.cost - b.cost);
}
