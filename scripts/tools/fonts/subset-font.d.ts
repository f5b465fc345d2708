/** The part of the package that buildFonts.ts uses; it brings no types. */
declare module 'subset-font' {
  export interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'truetype' | 'woff2';
    /** The value of each axis, or the part of it that is kept. */
    readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
    /** OpenType features, such as `tnum`; all of them unless given. */
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly keepAllGlyphs?: boolean;
  }

  /** @param text the characters to keep; null with keepAllGlyphs. */
  export default function subsetFont(font: Buffer, text: string | null, options: SubsetOptions): Promise<Buffer>;
}
