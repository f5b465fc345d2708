import { lineCentsOf, subtotalOf, totalOf, type Bill, type Dish, type Extra } from '../Bill';
import { centred, gap, large, left, line, right, type Cell, type PrintedLine } from '../PrintedLine';
import { money } from '../printDishes';
import { MONTHS, two, twelveHours } from '../printHead';
import type { MoneyStyle, Template } from './Template';

/** The lines that a register prints of a bill. */
export function fillTemplate(bill: Bill, { text, money: style = 'point' }: Template): PrintedLine[] {
  const rows = text.trim().split('\n');
  const isOfDishes = (row: string): boolean => /^[*&+@]/.test(row);
  const [from, to] = [rows.findIndex(isOfDishes), rows.findLastIndex(isOfDishes) + 1];
  const facts = factsOf(bill, style);
  return [
    ...rows.slice(0, from).map((row) => printed(row, facts)),
    ...bill.dishes.flatMap((dish, at) =>
      rows.slice(from, to).flatMap((row) => dishLines({ row, dish, isFirst: at === 0, facts, style })),
    ),
    ...rows.slice(to).map((row) => printed(row, facts)),
  ];
}

/** Whether the sum of the dishes is printed. */
export function printsSubtotal({ text }: Template): boolean {
  return text.includes('<subtotal>');
}

/** What stands in a gap; null when it is unknown. */
type Facts = (gap: string) => string | null;

function dishLines({
  row,
  dish,
  isFirst,
  facts,
  style,
}: {
  row: string;
  dish: Dish;
  isFirst: boolean;
  facts: Facts;
  style: MoneyStyle;
}): PrintedLine[] {
  const own: Facts = (name) => dishFact(dish, name, style) ?? facts(name);
  const rest = row.slice(1);
  if (row.startsWith('+'))
    return dish.modifiers.map((modifier) =>
      printed(modifier.cents > 0 ? rest : (rest.split('|')[0] ?? ''), (name) =>
        name === 'wish' ? modifier.name : name === 'price' ? moneyOf(modifier.cents, style) : own(name),
      ),
    );
  const isPrinted = row.startsWith('*') || (row.startsWith('&') ? dish.quantity > 1 : isFirst);
  return isPrinted ? [printed(rest, own)] : [];
}

/** Where columns end, as shares of the paper's width. */
const ENDS: Readonly<Record<number, readonly number[]>> = { 2: [1], 3: [0.75, 1], 4: [0.52, 0.76, 1] };

function printed(row: string, facts: Facts): PrintedLine {
  const text = row.replace(/<(?<gap>\w+)>/g, (_, name: string) => {
    const fact = facts(name);
    if (fact === null) throw new RangeError(`Nothing is called ${name} on a receipt`);
    return fact;
  });
  if (text.trim() === '') return gap;
  if (text.startsWith('^')) return centred(text.slice(1));
  const isLarge = text.startsWith('!');
  const [first = '', ...others] = text.slice(isLarge ? 1 : 0).split('|');
  const ends = ENDS[others.length + 1] ?? [];
  const indented = first.trimStart();
  const cells: Cell[] = [
    left(indented, (first.length - indented.length) / 40),
    ...others.map((cell, at) => right(cell, ends[at])),
  ];
  return isLarge ? large(1.3, ...cells) : line(...cells);
}

/** What stands between thousands where no decimals are printed. */
const THOUSANDS: Readonly<Partial<Record<MoneyStyle, string>>> = {
  wholeComma: ',',
  wholePoint: '.',
  wholeBlank: ' ',
};

function moneyOf(cents: number, style: MoneyStyle): string {
  const text = money(cents);
  const thousands = THOUSANDS[style];
  if (thousands !== undefined) return text.replace('.00', '').replaceAll(',', thousands);
  return style === 'point' ? text : text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}

function dishFact(dish: Dish, name: string, style: MoneyStyle): string | null {
  if (name === 'price') return moneyOf(lineCentsOf(dish), style);
  if (name === 'unit') return moneyOf(dish.unitCents, style);
  if (name === 'n') return String(dish.quantity);
  if (name === 'name') return dish.name;
  if (name === 'number') return String(dish.number);
  return null;
}

function factsOf(bill: Bill, style: MoneyStyle): Facts {
  const { house, date, time } = bill;
  const words: Readonly<Record<string, string | number>> = {
    house: house.name,
    street: house.street,
    town: house.town,
    phone: house.phone,
    server: bill.server,
    check: bill.check,
    table: bill.table,
    guests: bill.guests,
    units: bill.dishes.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: bill.dishes.length,
    m: date.month,
    mm: two(date.month),
    mon: MONTHS[date.month - 1] ?? '',
    d: date.day,
    dd: two(date.day),
    yy: two(date.year % 100),
    yyyy: date.year,
    time: twelveHours(bill),
    time24: `${two(time.hour)}:${two(time.minute)}`,
  };
  return (name) => {
    const word = words[name];
    if (word !== undefined) return String(word);
    const cents = centsOf(bill, name);
    return cents === null ? null : moneyOf(cents, style);
  };
}

/** The amount with this name; `tip18` and `total18` are a suggested tip of 18 % and the total with it. */
function centsOf(bill: Bill, name: string): number | null {
  const [subtotal, total] = [subtotalOf(bill), totalOf(bill)];
  const all = (kind: Extra['kind']): number[] =>
    bill.extras.filter((extra) => extra.kind === kind).map(({ cents }) => cents);
  const sum = (kind: Extra['kind']): number => all(kind).reduce((added, cents) => added + cents, 0);
  const suggested = Math.round((subtotal * Number(/\d+$/.exec(name)?.[0] ?? 0)) / 100);
  if (/^tip\d+$/.test(name)) return suggested;
  if (/^total\d+$/.test(name)) return total + suggested;
  const paid = Math.ceil(total / 1000) * 1000;
  const amounts: Readonly<Record<string, number>> = {
    subtotal,
    total,
    tax: sum('tax'),
    first: all('tax')[0] ?? 0,
    second: all('tax')[1] ?? 0,
    third: all('tax')[2] ?? 0,
    tip: sum('tip'),
    fee: sum('fee'),
    off: -sum('discount'),
    included: sum('included'),
    reduced: subtotal + sum('discount'),
    untipped: total - sum('tip'),
    charged: total - sum('fee'),
    taxed: subtotal + sum('discount') + sum('tax'),
    net: total - sum('included'),
    paid,
    change: paid - total,
  };
  return amounts[name] ?? null;
}
