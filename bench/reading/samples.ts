import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Random } from '@fairtab/domain/testing/random';
import type { Truth } from './generator/Bill';
import { compose, COMPOSITIONS, type Composition } from './generator/compose';
import { generateFromTemplate, generateReceipt } from './generator/generateReceipt';
import { LAYOUTS, type Layout } from './generator/layouts';
import { COUNTER_MEALS } from './generator/templates/counterMeals';
import { COUNTERS } from './generator/templates/counters';
import { COUNTRIES } from './generator/templates/countries';
import { DINING } from './generator/templates/dining';
import { PAID_TABLES } from './generator/templates/paidTables';
import type { Template } from './generator/templates/Template';
import { TABLES } from './generator/templates/tables';
import { TABS } from './generator/templates/tabs';
import { WHOLE_AMOUNTS } from './generator/templates/wholeAmounts';
import { LONG_ROLLS, PRINTERS, UNCUT_ROLLS } from './generator/printers';

/** One picture with its truth. */
export interface Sample {
  readonly set: string;
  readonly id: string;
  /** Rules are made on tuned pictures only. The others say how well they hold. */
  readonly isTuned: boolean;
  /** The truth comes with the picture, because inventing one draws the other. */
  readonly load: () => Promise<{ readonly truth: Truth; readonly picture: Buffer }>;
}

const SYNTHETIC_ROUNDS = 2;
const PRINTER_ROUNDS = 4;
const TEMPLATE_ROUNDS = 4;

/** Photos with a file `ground_truth.json`, of which every second one is tuned to. */
export async function labelledSamples({
  folder,
  set,
  tier,
}: {
  folder: string;
  set: string;
  tier: string | null;
}): Promise<Sample[]> {
  const labelled = await labelsOf(folder, tier);
  return labelled.map(({ path, truth, isTuned }) => ({
    set,
    id: path,
    isTuned,
    load: async () => ({ truth, picture: await readFile(join(folder, path)) }),
  }));
}

/** Every labelled photo in every scene. Scenes of tuned photos are tuned, and show tuned photos only. */
export async function composedSamples({ folder, tier }: { folder: string; tier: string }): Promise<Sample[]> {
  const labelled = await labelsOf(folder, tier);
  const kinds = Object.keys(COMPOSITIONS) as Composition[];
  return kinds.flatMap((kind, which) =>
    labelled.map(({ path, truth, isTuned }, at) => ({
      set: kind,
      id: `${kind} ${path}`,
      isTuned,
      load: async () => {
        const other = labelled[(at + 2 * (which + 3)) % labelled.length] ?? { path };
        const [photo, second] = await Promise.all([path, other.path].map((each) => readFile(join(folder, each))));
        if (!photo || !second) throw new Error(`${path} is missing`);
        const random = new Random(at * 1009 + which);
        return { truth, picture: await compose(kind, { photo, other: second, random }) };
      },
    })),
  );
}

/** Every layout several times. Half of the rounds are tuned to. */
export function syntheticSamples(): Sample[] {
  return [
    ...inventedSamples({ set: 'synthetic', layouts: LAYOUTS, rounds: SYNTHETIC_ROUNDS }),
    ...inventedSamples({ set: 'printers of today', layouts: PRINTERS, rounds: PRINTER_ROUNDS }),
    ...inventedSamples({ set: 'long rolls', layouts: LONG_ROLLS, rounds: PRINTER_ROUNDS }),
    ...inventedSamples({ set: 'uncut rolls', layouts: UNCUT_ROLLS, rounds: PRINTER_ROUNDS }),
    ...templateSamples({ set: 'tables and counters', templates: [...TABLES, ...COUNTERS] }),
    ...templateSamples({ set: 'other countries', templates: COUNTRIES }),
    ...templateSamples({ set: 'whole amounts', templates: WHOLE_AMOUNTS }),
    ...PHOTOGRAPHED.flatMap(([scene, how], at) =>
      templateSamples({
        set: `today ${scene}`,
        templates: [...DINING, ...TABS, ...COUNTER_MEALS, ...PAID_TABLES],
        rounds: 2,
        first: 1000 * (at + 1),
        how,
      }),
    ),
    ...inventedSamples({ set: 'synthetic at half size', layouts: LAYOUTS, rounds: SYNTHETIC_ROUNDS, first: 1000 }).map(
      (sample, at) => ({ ...sample, load: () => composed(sample.load, { as: 'half size', seed: at }) }),
    ),
  ];
}

/** How bills of today's registers are photographed: whether as people do, and what is done to the photo then. */
const PHOTOGRAPHED: readonly (readonly [string, Photographed])[] = [
  ['clean', { isClean: true }],
  ['worn', {}],
  ['blurred', { then: 'blurred' }],
  ['half size', { then: 'half size' }],
  ['turned', { then: 'turned' }],
];

interface Photographed {
  readonly isClean?: true;
  readonly then?: Composition;
}

function inventedSamples({
  set,
  layouts,
  rounds,
  first = 0,
}: {
  set: string;
  layouts: readonly Layout[];
  rounds: number;
  /** The seed of the first one. */
  first?: number;
}): Sample[] {
  return Array.from({ length: rounds * layouts.length }, (_, seed) => ({
    set,
    id: `${set} ${seed} ${layouts[seed % layouts.length]?.name ?? ''}`,
    isTuned: seed < (rounds / 2) * layouts.length,
    load: () => generateReceipt(first + seed, layouts),
  }));
}

function templateSamples({
  set,
  templates,
  rounds = TEMPLATE_ROUNDS,
  first = 0,
  how: { isClean, then } = {},
}: {
  set: string;
  templates: readonly Template[];
  rounds?: number;
  /** The seed of the first one. */
  first?: number;
  how?: Photographed;
}): Sample[] {
  return Array.from({ length: rounds * templates.length }, (_, at) => {
    const load = (): ReturnType<Sample['load']> =>
      generateFromTemplate({ seed: first + at, templates, isClean: isClean === true });
    return {
      set,
      id: `${set} ${at} ${templates[at % templates.length]?.name ?? ''}`,
      isTuned: at < (rounds / 2) * templates.length,
      load: then ? () => composed(load, { as: then, seed: at }) : load,
    };
  });
}

async function composed(
  load: Sample['load'],
  { as, seed }: { as: Composition; seed: number },
): ReturnType<Sample['load']> {
  const { truth, picture } = await load();
  return { truth, picture: await compose(as, { photo: picture, other: picture, random: new Random(seed) }) };
}

interface Labelled {
  readonly path: string;
  readonly truth: Truth;
  readonly isTuned: boolean;
}

async function labelsOf(folder: string, tier: string | null): Promise<Labelled[]> {
  const labels: { receipts: Record<string, Partial<Truth> & { tier?: string }> } = JSON.parse(
    await readFile(join(folder, 'ground_truth.json'), 'utf8'),
  );
  return Object.entries(labels.receipts)
    .filter(([, label]) => tier === null || label.tier === tier)
    .map(([path, label], at) => ({ path, truth: { ...NOTHING, ...label }, isTuned: at % 2 === 0 }));
}

const NOTHING: Truth = {
  restaurantName: null,
  date: null,
  subtotal: null,
  tax: null,
  tip: null,
  total: null,
  items: null,
};
