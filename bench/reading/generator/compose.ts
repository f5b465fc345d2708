import type { Random } from '@fairtab/domain/testing/random';
import sharp from 'sharp';
import { centred, gap, left, line, right, type PrintedLine } from './PrintedLine';
import { drawReceipt } from './drawReceipt';
import { KITCHENS } from './kitchens';
import { photographFlat } from './photographFlat';
import { money } from './printDishes';
import { tablecloth } from './tablecloth';
import { wear, type Wear } from './wear';

/** What is done to a photo whose truth stays the same. */
export type Composition = keyof typeof COMPOSITIONS;

export interface Scene {
  readonly photo: Uint8Array;
  /** The photo of another receipt. */
  readonly other: Uint8Array;
  readonly random: Random;
}

export function compose(composition: Composition, scene: Scene): Promise<Buffer> {
  return COMPOSITIONS[composition](scene);
}

const worn =
  (how: Wear) =>
  ({ photo, random }: Scene): Promise<Buffer> =>
    wear(photo, how, random);

export const COMPOSITIONS = {
  'second receipt': async ({ photo, other, random }) => {
    const second = await resized(other, { height: random.int(600, 800), turn: random.int(-12, 12) });
    const bill = await resized(photo, { height: 1000, turn: random.int(-3, 3) });
    // The other one is cut off at the side of the photo.
    const visible = Math.round(second.width * (random.int(45, 70) / 100));
    const isLeft = random.chance(0.5);
    const width = bill.width + visible;
    return placed({ width, height: Math.max(bill.height, second.height) }, random, [
      { ...second, left: isLeft ? visible - second.width : bill.width, top: random.int(0, 200) },
      { ...bill, left: isLeft ? visible : 0, top: 0 },
    ]);
  },
  'card slip': async ({ photo, random }) => {
    const slip = await resized(await cardSlip(random), { height: random.int(450, 600), turn: random.int(-15, 15) });
    const bill = await resized(photo, { height: 1000, turn: random.int(-3, 3) });
    const isLeft = random.chance(0.5);
    return placed({ width: bill.width + slip.width, height: bill.height }, random, [
      { ...slip, left: isLeft ? 0 : bill.width, top: random.int(50, 350) },
      { ...bill, left: isLeft ? slip.width : 0, top: 0 },
    ]);
  },
  'on a menu': async ({ photo, random }) => {
    const paper = await resized(await menu(random), { height: 1300, turn: random.int(-20, 20) });
    const bill = await resized(photo, { height: 800, turn: random.int(-4, 4) });
    const width = Math.round(bill.width * 1.7);
    return placed({ width, height: 1150 }, random, [
      { ...paper, left: -random.int(0, 200), top: -random.int(0, 150) },
      { ...bill, left: random.int(0, width - bill.width), top: random.int(50, 300) },
    ]);
  },
  'on a tablecloth': async ({ photo, random }) => {
    // The photo covers 45 % of the picture.
    const bill = await resized(photo, { height: 1000, turn: random.int(-8, 8) });
    const [width, height] = [Math.round(bill.width * 1.49), Math.round(bill.height * 1.49)];
    return placed({ width, height }, random, [
      { ...bill, left: random.int(0, width - bill.width), top: random.int(0, height - bill.height) },
    ]);
  },
  warped: worn({ warp: 0.06, crumple: 0.5 }),
  crumpled: worn({ crumple: 1, fading: 0.4, noise: 8 }),
  'half size': async ({ photo, random }) => {
    const { width, height } = await sharp(photo).metadata();
    return wear(photo, { longSide: Math.round(Math.max(width, height) / 2) }, random);
  },
  blurred: worn({ blur: 1.5 }),
  'dark and noisy': worn({ light: 0.35, noise: 14 }),
  cut: async ({ photo, random }) => {
    const { width, height } = await sharp(photo).metadata();
    const [side, top] = [Math.round(width * 0.04), Math.round(height * 0.02)];
    const area = { left: side, top, width: width - 2 * side, height: height - 2 * top };
    return wear(await sharp(photo).extract(area).png().toBuffer(), { turn: random.int(-2, 2) }, random);
  },
  turned: ({ photo, random }) => {
    const turn = random.pick([90, 180, 270]) + random.int(-12, 12);
    return photographFlat(photo, { width: 1700, height: 1700, paper: 1000, turn }, random);
  },
  tilted: ({ photo, random }) => {
    const turn = random.int(15, 45) * (random.chance(0.5) ? 1 : -1);
    return photographFlat(photo, { width: 1700, height: 1700, paper: 1000, turn }, random);
  },
  'seen aslant': ({ photo, random }) => {
    const [turn, aslant] = [random.int(-8, 8), random.int(30, 60) / 100];
    return photographFlat(
      photo,
      { width: 1500, height: 1700, paper: 1150, turn, aslant, from: random.int(-45, 45) },
      random,
    );
  },
  // A phone of 12 megapixels, held far away, and a photo that nobody cut.
  'from far away': ({ photo, random }) =>
    photographFlat(photo, { width: 3000, height: 4000, paper: 1100, turn: random.int(-8, 8) }, random),
} as const satisfies Record<string, (scene: Scene) => Promise<Buffer>>;

interface Sheet {
  readonly input: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A sheet of this height, turned by these degrees. */
export async function resized(picture: Uint8Array, { height, turn }: { height: number; turn: number }): Promise<Sheet> {
  const small = await sharp(picture).autoOrient().resize({ height }).png().toBuffer();
  const turned = sharp(small)
    .ensureAlpha()
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } });
  const { data, info } = await turned.png().toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

/** Puts sheets on a table. They may reach beyond its edges. */
export async function placed(
  { width, height }: { width: number; height: number },
  random: Random,
  sheets: readonly (Sheet & { readonly left: number; readonly top: number })[],
): Promise<Buffer> {
  const visible = await Promise.all(
    sheets.map(async ({ input, left: x, top: y, ...size }) => {
      const area = { left: Math.max(0, -x), top: Math.max(0, -y) };
      const rest = {
        width: Math.min(size.width - area.left, width - Math.max(0, x)),
        height: Math.min(size.height - area.top, height - Math.max(0, y)),
      };
      const cut = await sharp(input)
        .extract({ ...area, ...rest })
        .toBuffer();
      return { input: cut, left: Math.max(0, x), top: Math.max(0, y) };
    }),
  );
  const cloth = sharp(tablecloth({ width, height }, random), { raw: { width, height, channels: 3 } });
  return cloth
    .composite(visible)
    .jpeg({ quality: random.int(70, 88) })
    .toBuffer();
}

/** A merchant's copy, of another meal, with suggestions. */
function cardSlip(random: Random): Promise<Buffer> {
  const cents = random.int(1000, 20_000);
  const lines: PrintedLine[] = [
    centred(random.pick(KITCHENS.bar.houses), 1.3),
    centred('MERCHANT COPY'),
    gap,
    line(left(`0${random.int(1, 9)}/1${random.int(0, 9)}/2019`), right('7:42 PM')),
    line(left('VISA'), right('XXXX4417')),
    line(left('Approval:'), right(String(random.int(100_000, 999_999)))),
    gap,
    line(left('Amount'), right(`$${money(cents)}`)),
    gap,
    line(left('Tip'), right('__________')),
    gap,
    line(left('Total'), right('__________')),
    gap,
    line(left('X'), right('____________________')),
    centred('I agree to pay the above total'),
  ];
  return drawReceipt({ lines, font: 'DejaVu Sans Mono', columns: 32, random });
}

/** Two columns of dishes with prices in another typeface. */
function menu(random: Random): Promise<Buffer> {
  const kitchen = KITCHENS.italian;
  const lines: PrintedLine[] = Array.from({ length: 22 }, (_, index) =>
    index % 6 === 0
      ? centred(random.pick(['STARTERS', 'MAINS', 'DRINKS', 'Our Specials']), 1.5)
      : line(
          left(random.pick(kitchen.dishes)),
          right(random.pick(['12', '14.5', '9.95', '16']), 0.44),
          left(random.pick(kitchen.dishes), 0.52),
          right(random.pick(['11', '13.50', '8.95', '21'])),
        ),
  );
  return drawReceipt({ lines, font: 'Nimbus Roman', columns: 48, random });
}
