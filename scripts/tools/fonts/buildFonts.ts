import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { format, resolveConfig } from 'prettier';
import subsetFont from 'subset-font';
import { PAGE_PARTS, PRINT_PARTS, unicodeRange } from './characters';
import { fallbackFace, type FontMetrics } from './fallbackFace';
import { FAMILIES, type FontFamily } from './families';
import { withLines } from './withLines';

type PagePart = keyof typeof PAGE_PARTS;
const PAGE_PART_NAMES = Object.keys(PAGE_PARTS) as PagePart[];

/** Kerning, accents, and figures of equal width for amounts. */
const FEATURES = ['kern', 'liga', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/** The files of web/src/ui/fonts by name: the fonts of the pages, their licences, and the styles that load them. */
export async function buildFonts(): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const family of FAMILIES) {
    for (const part of PAGE_PART_NAMES) files.set(fileOf(family, part), await subset(family, { part }));
    const licence = await readFile(join(folderOf(family), 'LICENSE'));
    files.set(`${family.role}-OFL.txt`, licence);
  }
  files.set('faces.css', Buffer.from(await facesSheet()));
  return files;
}

/** The font of the pictures of shared links, in the only format that their drawing library reads. */
export async function buildPreviewFont(): Promise<Buffer> {
  const [family] = FAMILIES;
  if (family?.role !== 'display') throw new Error('The first family is not the display face');
  const { source, characters } = PRINT_PARTS.latin;
  return subsetFont(await sourceOf(family, source), String.fromCodePoint(...characters), {
    targetFormat: 'truetype',
    variationAxes: family.axes,
    noHinting: true,
  });
}

/** The weights of printed pages. A PDF has no variable fonts. */
const PRINTED_WEIGHTS = [400, 600] as const;

/** The fonts of services/money/books/pdf/fonts by name: the text face of the pages at each weight of print. */
export async function buildPrintFonts(): Promise<Map<string, Buffer>> {
  const family = FAMILIES.find(({ role }) => role === 'text');
  if (!family) throw new Error('There is no text face');
  const files = new Map<string, Buffer>();
  for (const [part, { source, characters }] of Object.entries(PRINT_PARTS)) {
    const font = await sourceOf(family, source);
    for (const wght of PRINTED_WEIGHTS) {
      const options = {
        targetFormat: 'truetype',
        variationAxes: { wght },
        keepFeatures: FEATURES,
        noHinting: true,
      } as const;
      files.set(`text-${wght}-${part}.ttf`, await subsetFont(font, String.fromCodePoint(...characters), options));
    }
  }
  return files;
}

const fileOf = ({ role }: FontFamily, part: PagePart): string => `${role}-${part}.woff2`;

function folderOf({ source }: FontFamily): string {
  return dirname(createRequire(import.meta.url).resolve(`${source.package}/package.json`));
}

function sourceOf(family: FontFamily, part: 'latin' | 'latin-ext'): Promise<Buffer> {
  return readFile(join(folderOf(family), 'files', family.source.file(part)));
}

async function subset(
  family: FontFamily,
  { part, axes = family.axes }: { part: PagePart; axes?: FontFamily['axes'] },
): Promise<Buffer> {
  const { source, characters } = PAGE_PARTS[part];
  const font = await subsetFont(await sourceOf(family, source), String.fromCodePoint(...characters), {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const inLine = family.lines ? withLines(font, family.lines) : font;
  return subsetFont(inLine, null, { targetFormat: 'woff2', keepAllGlyphs: true });
}

async function metricsOf(family: FontFamily, weight: number): Promise<FontMetrics> {
  const file = await subset(family, { part: 'basic', axes: { ...family.axes, wght: weight } });
  const { unitsPerEm, ascent, descent, lineGap, xWidthAvg } = await fromBuffer(file);
  return { unitsPerEm, ascent, descent, lineGap, avgWidth: xWidthAvg };
}

async function facesSheet(): Promise<string> {
  const faces: string[] = [];
  for (const family of FAMILIES) {
    PAGE_PART_NAMES.forEach((part, index) => {
      const later = PAGE_PART_NAMES.slice(index + 1).flatMap(
        (other): readonly number[] => PAGE_PARTS[other].characters,
      );
      faces.push(
        `@font-face { font-family: '${family.name}'; font-weight: ${family.weight}; font-display: swap; src: url('./${fileOf(family, part)}?no-inline') format('woff2'); unicode-range: ${unicodeRange(PAGE_PARTS[part].characters, new Set(later))}; }`,
      );
    });
    for (const { name, faces: drawn } of family.fallbacks)
      for (const { weight, like, font } of drawn)
        faces.push(fallbackFace(await metricsOf(family, like), { family: name, weight, font }));
  }
  const stacks = FAMILIES.map(({ role, name, fallbacks, generic }) => {
    const names = [name, ...fallbacks.map((fallback) => fallback.name)].map((each) => `'${each}'`);
    return `--font-${role}: ${names.join(', ')}, ${generic};`;
  });
  const text = `/* Written by \`npm run fonts\` (scripts/tools/subsetFonts.ts). Do not edit. */
/* Our fonts, and fonts of the device that take the same room until ours have arrived. */
${faces.join('\n')}
:root { ${stacks.join(' ')} }
`;
  return format(text, { ...(await resolveConfig(import.meta.filename)), parser: 'css' });
}
