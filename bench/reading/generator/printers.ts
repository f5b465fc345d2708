import type { Layout } from './layouts';

/** A phone sends a long receipt at this size. */
const LONG = { longSide: 2000 } as const;
const TAX = [{ name: 'Tax', rate: 8.25 }];

const LAYOUT = { columns: 38, font: 'DejaVu Sans Mono', head: 'large', date: 'ordered' } as const;
const WISHES = { kitchen: 'italian', counts: true, modifiers: true, taxes: TAX } as const;

/**
 * What tables in the United States get today: a roll with modifiers, a block about the card, suggested tips and an
 * advertisement, of four makes of registers.
 */
export const PRINTERS: readonly Layout[] = [
  {
    ...LAYOUT,
    name: 'toast, charged gratuity',
    dishes: 'dollar',
    foot: 'additionalTip',
    wear: LONG,
    wishes: { ...WISHES, tip: { name: '22% Auto Gratuity (22.00%)', rate: 22 } },
  },
  {
    ...LAYOUT,
    name: 'toast, card and fee',
    font: 'Liberation Sans Narrow',
    dishes: 'dollar',
    foot: 'cardTip',
    wear: LONG,
    wishes: {
      ...WISHES,
      kitchen: 'bar',
      fee: { name: 'Kitchen Appreciation', cents: 245 },
      tip: { name: 'Tip', rate: 20 },
    },
  },
  {
    ...LAYOUT,
    name: 'square, tip below the total',
    font: 'Liberation Sans',
    date: 'named',
    dishes: 'behind',
    foot: 'paidTip',
    wishes: {
      ...WISHES,
      kitchen: 'fastFood',
      modifiers: false,
      taxes: [{ name: 'Sales Tax (8.25%)', rate: 8.25 }],
      tip: { name: 'Tip', rate: 18 },
    },
  },
  {
    ...LAYOUT,
    name: 'clover, tips to tick',
    font: 'Liberation Mono',
    columns: 32,
    head: 'plain',
    date: 'named',
    dishes: 'dollar',
    foot: 'tickedTips',
    wishes: { ...WISHES, kitchen: 'diner' },
  },
  {
    ...LAYOUT,
    name: 'aloha, two taxes',
    font: 'Nimbus Mono PS',
    columns: 42,
    date: 'short',
    dishes: 'front',
    foot: 'amountsOfTips',
    wear: LONG,
    wishes: {
      ...WISHES,
      taxes: [
        { name: 'State Tax', rate: 6 },
        { name: 'City Tax', rate: 2.25 },
      ],
      fee: { name: 'Living Wage 3%', cents: 180 },
    },
  },
];

/** The same on long rolls, after a dinner of many, photographed whole: their letters are low although the photo is good. */
export const LONG_ROLLS: readonly Layout[] = PRINTERS.map((layout) => ({
  ...layout,
  name: `long, ${layout.name}`,
  isLong: true,
  columns: layout.columns + 6,
  wear: {},
  wishes: { ...layout.wishes, modifiers: true, isLong: true },
}));

/** The same in whole photos, with the table around them, as a client sends them that cuts nothing. */
export const UNCUT_ROLLS: readonly Layout[] = LONG_ROLLS.map((layout) => ({ ...layout, isUncut: true }));
