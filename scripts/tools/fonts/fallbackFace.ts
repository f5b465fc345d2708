/** Measures of a font in its own units; avgWidth is that of English text. */
export interface FontMetrics {
  readonly unitsPerEm: number;
  readonly ascent: number;
  /** Below the baseline, so negative. */
  readonly descent: number;
  readonly lineGap: number;
  readonly avgWidth: number;
}

/** A font that devices bring along. */
interface SystemFont {
  /** Full and PostScript names. Browsers know one or the other, and Linux has fonts of the same measures. */
  readonly names: readonly string[];
  readonly unitsPerEm: number;
  readonly avgWidth: number;
}

/** The widths are facts about these fonts, averaged over letters by frequency just as for our own (@capsizecss/metrics 4.3.0). */
export const SYSTEM_FONTS = {
  georgiaBold: { names: ['Georgia Bold', 'Georgia-Bold'], unitsPerEm: 2048, avgWidth: 1062 },
  timesBold: {
    names: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'LiberationSerif-Bold'],
    unitsPerEm: 2048,
    avgWidth: 886,
  },
  notoSerifBold: { names: ['Noto Serif Bold', 'NotoSerif-Bold'], unitsPerEm: 1000, avgWidth: 512 },
  arial: {
    names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    unitsPerEm: 2048,
    avgWidth: 913,
  },
  arialBold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    unitsPerEm: 2048,
    avgWidth: 983,
  },
  roboto: { names: ['Roboto', 'Roboto-Regular'], unitsPerEm: 2048, avgWidth: 911 },
  robotoBold: { names: ['Roboto Bold', 'Roboto-Bold'], unitsPerEm: 2048, avgWidth: 926 },
} as const satisfies Record<string, SystemFont>;

/** A font face that draws with a font of the device and takes exactly the room of ours, so that nothing moves when ours arrives. */
export function fallbackFace(
  ours: FontMetrics,
  { family, weight, font }: { family: string; weight: string; font: SystemFont },
): string {
  const size = ours.avgWidth / ours.unitsPerEm / (font.avgWidth / font.unitsPerEm);
  const percent = (units: number) => `${((100 * units) / ours.unitsPerEm / size).toFixed(2)}%`;
  const lines = [
    `font-family: '${family}'`,
    `font-weight: ${weight}`,
    `src: ${font.names.map((name) => `local('${name}')`).join(', ')}`,
    `size-adjust: ${(100 * size).toFixed(2)}%`,
    `ascent-override: ${percent(ours.ascent)}`,
    `descent-override: ${percent(-ours.descent)}`,
    `line-gap-override: ${percent(ours.lineGap)}`,
  ];
  return `@font-face { ${lines.join('; ')}; }`;
}
