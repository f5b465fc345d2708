import { Random } from '@fairtab/domain/testing/random';
import { truthOf, type Bill, type Truth } from './Bill';
import { drawReceipt } from './drawReceipt';
import { inventBill } from './inventBill';
import { LAYOUTS, type Layout } from './layouts';
import { printDishes } from './printDishes';
import { hasSubtotal, printFoot } from './printFoot';
import { photographRoll } from './photographRoll';
import { printHead } from './printHead';
import type { PrintedLine } from './PrintedLine';
import { fillTemplate, printsSubtotal } from './templates/fillTemplate';
import type { Template } from './templates/Template';
import { wear, type Wear } from './wear';

/** A picture of an invented receipt, and what is true of it. */
export interface GeneratedReceipt {
  readonly layout: string;
  readonly truth: Truth;
  readonly picture: Buffer;
}

/** The same seed gives the same receipt. Every layout has its turn. */
export async function generateReceipt(seed: number, layouts: readonly Layout[] = LAYOUTS): Promise<GeneratedReceipt> {
  const random = new Random(seed * 7919 + 17);
  const layout = layouts[seed % layouts.length];
  if (!layout) throw new RangeError('There are no layouts');
  const bill = inventBill(layout.wishes, random);
  const { font, columns } = layout;
  const paper = { lines: printed(bill, layout), font, columns, random };
  return {
    layout: layout.name,
    truth: truthOf(bill, { hasSubtotal: hasSubtotal(layout.foot) }),
    picture: layout.isLong
      ? await photographRoll(await drawReceipt({ ...paper, scale: ROLL_SCALE }), { isCut: !layout.isUncut, random })
      : await wear(await drawReceipt(paper), { ...usualWear(random), ...layout.wear }, random),
  };
}

/** The same seed gives the same receipt, of a register that is written down as a template. */
export async function generateFromTemplate({
  seed,
  templates,
  isClean = false,
}: {
  seed: number;
  templates: readonly Template[];
  /** Whether the paper is flat and fresh, and the photo sharp. */
  isClean?: boolean;
}): Promise<GeneratedReceipt> {
  const random = new Random(seed * 6277 + 29);
  const template = templates[seed % templates.length];
  if (!template) throw new RangeError('There are no templates');
  const { name, wishes, font = MONO, columns = 40, longSide } = template;
  const bill = inventBill(wishes, random);
  const drawn = await drawReceipt({ lines: fillTemplate(bill, template), font, columns, random });
  return {
    layout: name,
    truth: truthOf(bill, { hasSubtotal: printsSubtotal(template) }),
    picture: await wear(
      drawn,
      isClean ? CLEAN : { ...usualWear(random), ...(longSide !== undefined && { longSide }) },
      random,
    ),
  };
}

const MONO = 'DejaVu Sans Mono';

/** Before the camera shrinks it to what it sees from that far. */
const ROLL_SCALE = 1.5;

function printed(bill: Bill, layout: Layout): PrintedLine[] {
  return [
    ...printHead({ bill, head: layout.head, date: layout.date }),
    ...printDishes(bill.dishes, layout.dishes),
    ...printFoot(bill, layout.foot),
  ];
}

const CLEAN: Wear = { light: 0.97, noise: 2, longSide: 1000 };

/** As people photograph receipts: mostly well, never perfectly. */
function usualWear(random: Random): Wear {
  return {
    crumple: random.int(0, 70) / 100,
    warp: random.int(0, 30) / 1000,
    fading: random.int(0, 60) / 100,
    noise: random.int(2, 14),
    turn: random.int(-5, 5),
    light: random.int(60, 100) / 100,
    blur: random.int(4, 10) / 10,
    longSide: random.pick([1000, 1000, 900, 800]),
  };
}
