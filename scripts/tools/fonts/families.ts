import { SYSTEM_FONTS } from './fallbackFace';

/** The value of an axis, or the part of it that is kept. */
type Axes = Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;

export interface FontFamily {
  /** The role in web/src/ui/tokens.ts, and the beginning of the files' names. */
  readonly role: 'display' | 'text';
  readonly name: string;
  /** The npm package, and its file of a part of the characters. */
  readonly source: { readonly package: string; readonly file: (part: string) => string };
  readonly axes: Axes;
  /** The weights that the kept axes cover, as in CSS. */
  readonly weight: string;
  /** In units of the font. Given where the font's own lines would lift its capitals out of the middle of a line. */
  readonly lines?: { readonly ascent: number; readonly descent: number };
  /** Each takes the place of ours until it has arrived, at the weights that it is drawn with. */
  readonly fallbacks: readonly {
    readonly name: string;
    readonly faces: readonly { weight: string; like: number; font: (typeof SYSTEM_FONTS)[keyof typeof SYSTEM_FONTS] }[];
  }[];
  readonly generic: string;
}

export const FAMILIES: readonly FontFamily[] = [
  {
    role: 'display',
    name: 'Newsreader',
    source: { package: '@fontsource-variable/newsreader', file: (part) => `newsreader-${part}-opsz-normal.woff2` },
    // One weight, drawn for the size of a heading.
    axes: { wght: 600, opsz: 28 },
    weight: '600',
    lines: { ascent: 1870, descent: -530 },
    fallbacks: [
      { name: 'Newsreader Georgia', faces: [{ weight: '600', like: 600, font: SYSTEM_FONTS.georgiaBold }] },
      { name: 'Newsreader Times', faces: [{ weight: '600', like: 600, font: SYSTEM_FONTS.timesBold }] },
      { name: 'Newsreader Noto', faces: [{ weight: '600', like: 600, font: SYSTEM_FONTS.notoSerifBold }] },
    ],
    generic: 'Georgia, serif',
  },
  {
    role: 'text',
    name: 'Figtree',
    source: { package: '@fontsource-variable/figtree', file: (part) => `figtree-${part}-wght-normal.woff2` },
    axes: { wght: { min: 400, max: 700 } },
    weight: '400 700',
    fallbacks: [
      {
        name: 'Figtree Arial',
        faces: [
          { weight: '400', like: 400, font: SYSTEM_FONTS.arial },
          { weight: '600 700', like: 600, font: SYSTEM_FONTS.arialBold },
        ],
      },
      {
        name: 'Figtree Roboto',
        faces: [
          { weight: '400', like: 400, font: SYSTEM_FONTS.roboto },
          { weight: '600 700', like: 600, font: SYSTEM_FONTS.robotoBold },
        ],
      },
    ],
    generic: 'system-ui, sans-serif',
  },
];
