import type { BillWishes } from './inventBill';
import type { DishStyle } from './printDishes';
import type { DateStyle, HeadStyle } from './printHead';
import type { FootStyle } from './printFoot';
import type { Wear } from './wear';

/** One way in which registers print receipts. */
export interface Layout {
  readonly name: string;
  readonly wishes: BillWishes;
  readonly dishes: DishStyle;
  readonly head: HeadStyle;
  readonly date: DateStyle;
  readonly foot: FootStyle;
  readonly font: string;
  /** Whether it is a roll of 20 to 40 cm that was photographed whole, as it lies on the table. */
  readonly isLong?: boolean;
  /** Whether the photo of a long one arrives with the table around it. */
  readonly isUncut?: boolean;
  /** What is unusual about its photos. */
  readonly wear?: Wear;
  /** Letters on a line of text that is as wide as the paper. */
  readonly columns: number;
}

const MONO = ['DejaVu Sans Mono', 'Liberation Mono', 'Noto Sans Mono', 'Nimbus Mono PS'] as const;
const PROPORTIONAL = [
  'Liberation Sans Narrow',
  'DejaVu Sans Condensed',
  'Liberation Sans',
  'Nimbus Sans Narrow',
] as const;

const SALES = [{ name: 'Tax', rate: 8.25 }];
const NAMED = [{ name: 'Sales Tax 7.5%', rate: 7.5 }];
const TWO = [
  { name: 'State Tax', rate: 6 },
  { name: 'City Tax', rate: 2.25 },
];
const THREE = [...TWO, { name: 'Liquor Tax', rate: 1.1 }];
const SPANISH = [{ name: 'Impuesto', rate: 8.75 }];
const GST = [{ name: 'GST 6%', rate: 6 }];

type Row = readonly [
  name: string,
  kitchen: BillWishes['kitchen'],
  dishes: DishStyle,
  head: HeadStyle,
  date: DateStyle,
  foot: FootStyle,
  wishes: Partial<BillWishes>,
];

const ROWS: readonly Row[] = [
  [
    'fast food, counts in front',
    'fastFood',
    'front',
    'storeNumber',
    'slashes',
    'cash',
    { taxes: SALES, modifiers: true },
  ],
  ['fast food, flags', 'fastFood', 'flag', 'phoneBeside', 'short', 'plain', { taxes: SALES }],
  [
    'fast food, every unit a line',
    'fastFood',
    'plain',
    'storeNumber',
    'dashes',
    'cash',
    { taxes: NAMED, counts: false },
  ],
  [
    'fast food, take-out',
    'fastFood',
    'frontOnlyMany',
    'numberInFront',
    'shortNoYearSign',
    'plain',
    { taxes: SALES, modifiers: true },
  ],
  [
    'fast food, coupon',
    'fastFood',
    'front',
    'plain',
    'slashes',
    'card',
    { taxes: SALES, discount: { name: 'Coupon 10%', rate: 10 } },
  ],
  [
    'fast food, tax included',
    'fastFood',
    'plain',
    'plain',
    'dots',
    'included',
    { counts: false, taxes: [], includedTax: { name: 'Includes VAT 10%', rate: 10 } },
  ],
  ['bar, tab', 'bar', 'front', 'large', 'named', 'slip', { taxes: SALES }],
  ['bar, several taxes', 'bar', 'countAndUnit', 'plain', 'slashes', 'plain', { taxes: THREE }],
  ['bar, counts behind', 'bar', 'behind', 'large', 'glued', 'suggestions', { taxes: SALES }],
  ['bar, unit below', 'bar', 'unitBelow', 'twoLines', 'slashes', 'plain', { taxes: NAMED, modifiers: true }],
  [
    'bar, gratuity',
    'bar',
    'dollar',
    'plain',
    'weekday',
    'card',
    { taxes: SALES, tip: { name: 'Auto Gratuity 20%', rate: 20 } },
  ],
  ['bar, brackets', 'bar', 'brackets', 'addressFirst', 'slashes', 'plain', { taxes: SALES }],
  [
    'bar, happy hour',
    'bar',
    'frontOnlyMany',
    'large',
    'short',
    'suggestions',
    { taxes: SALES, discount: { name: 'Happy Hour Disc', rate: 15 } },
  ],
  ['asian, menu numbers', 'asian', 'menuNumber', 'plain', 'slashes', 'plain', { counts: false, taxes: SALES }],
  ['asian, count and number', 'asian', 'countAndMenuNumber', 'phoneBeside', 'dashes', 'plain', { taxes: SALES }],
  ['asian, columns', 'asian', 'columns', 'large', 'dots', 'plain', { taxes: GST }],
  ['asian, price below', 'asian', 'priceBelow', 'plain', 'isoTime', 'cash', { taxes: NAMED }],
  [
    'asian, codes',
    'asian',
    'code',
    'storeNumber',
    'slashes',
    'balance',
    { counts: false, taxes: SALES, modifiers: true },
  ],
  ['asian, count behind', 'asian', 'countBehind', 'twoLines', 'named', 'plain', { taxes: SALES }],
  [
    'asian, service charge',
    'asian',
    'countAndUnit',
    'plain',
    'dashes',
    'plain',
    { taxes: GST, tip: { name: 'Service Charge 10%', rate: 10 } },
  ],
  ['mexican, Spanish words', 'mexican', 'front', 'large', 'slashes', 'spanish', { taxes: SPANISH }],
  [
    'mexican, Spanish, tip',
    'mexican',
    'times',
    'plain',
    'isoTime',
    'spanish',
    { taxes: SPANISH, tip: { name: 'Propina 15%', rate: 15 } },
  ],
  ['mexican, times', 'mexican', 'times', 'phoneBeside', 'short', 'plain', { taxes: SALES, modifiers: true }],
  ['mexican, airy', 'mexican', 'airy', 'plain', 'weekday', 'balance', { taxes: NAMED }],
  ['mexican, departments', 'mexican', 'front', 'large', 'slashes', 'departments', { taxes: SALES }],
  ['italian, dots', 'italian', 'dots', 'large', 'named', 'plain', { counts: false, taxes: SALES }],
  ['italian, seats', 'italian', 'seats', 'plain', 'slashes', 'suggestions', { taxes: SALES }],
  ['italian, columns', 'italian', 'columns', 'twoLines', 'dots', 'card', { taxes: NAMED }],
  [
    'italian, delivery',
    'italian',
    'times',
    'plain',
    'slashes',
    'plain',
    { taxes: SALES, fee: { name: 'Delivery Fee', cents: 399 } },
  ],
  [
    'italian, gratuity',
    'italian',
    'front',
    'addressFirst',
    'glued',
    'slip',
    { taxes: TWO, tip: { name: 'Gratuity (18.00%)', rate: 18 } },
  ],
  ['italian, unit above', 'italian', 'unitAbove', 'plain', 'short', 'plain', { taxes: SALES }],
  ['diner, guest check', 'diner', 'front', 'greeting', 'slashes', 'suggestions', { taxes: SALES, modifiers: true }],
  ['diner, seats', 'diner', 'seats', 'large', 'weekday', 'plain', { taxes: SALES, modifiers: true }],
  ['diner, terse', 'diner', 'plain', 'storeNumber', 'short', 'terse', { counts: false, taxes: SALES }],
  ['diner, cash', 'diner', 'frontOnlyMany', 'numberInFront', 'named', 'cash', { taxes: SALES }],
  [
    'diner, surcharge',
    'diner',
    'front',
    'plain',
    'slashes',
    'card',
    { taxes: SALES, fee: { name: 'Kitchen Surcharge', cents: 150 } },
  ],
  ['diner, no subtotal', 'diner', 'front', 'plain', 'dashes', 'noSubtotal', { taxes: SALES }],
  [
    'diner, senior discount',
    'diner',
    'dollar',
    'large',
    'slashes',
    'plain',
    { taxes: SALES, discount: { name: 'Senior Discount', rate: 10 } },
  ],
  ['diner, airy', 'diner', 'airy', 'twoLines', 'glued', 'balance', { taxes: TWO, modifiers: true }],
  ['diner, two copies', 'diner', 'front', 'plain', 'slashes', 'slip', { taxes: SALES }],
];

export const LAYOUTS: readonly Layout[] = ROWS.map(([name, kitchen, dishes, head, date, foot, wishes], index) => ({
  name,
  dishes,
  head,
  date,
  foot,
  // Every third printer has letters of different widths.
  font: (index % 3 === 2 ? PROPORTIONAL : MONO)[Math.floor(index / 3) % 4] ?? MONO[0],
  columns: [32, 38, 42][index % 3] ?? 38,
  wishes: { kitchen, counts: true, modifiers: false, taxes: [], ...wishes },
}));
