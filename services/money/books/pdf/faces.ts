import { hasRightToLeft } from '@fairtab/domain/text';
import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { clustersOf, inVisualOrder } from './visualOrder';

/** A font file and the characters that it has. */
export interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<number>;
  /** Whether the letters of a text are laid out from right to left when it is drawn. */
  readonly isRightToLeft: (text: string) => boolean;
  /** Whether its glyphs do not tell what they say: they stand in another order than the letters, or several letters share one. */
  readonly isSpelledOut: boolean;
}

export type Face = 'text' | 'bold' | 'display';

/** Characters in a row that one font draws. */
export interface Run {
  readonly font: Font;
  readonly text: string;
  /** The characters behind the glyphs, where the glyphs do not tell them, in the order of reading. */
  readonly says?: string;
}

const [TEXT, TEXT_EXT, BOLD, BOLD_EXT, DISPLAY] = [
  ...['text-400-latin', 'text-400-latin-ext', 'text-600-latin', 'text-600-latin-ext'].map(
    (name) => `./fonts/${name}.ttf`,
  ),
  '../../../receipts/previews/display.ttf',
].map((path) => openFont(path)) as [Font, Font, Font, Font, Font];

/** The fonts of each face. A character is drawn by the first one that has it. */
const FONTS: Readonly<Record<Face, readonly Font[]>> = {
  text: [TEXT, TEXT_EXT],
  bold: [BOLD, BOLD_EXT],
  display: [DISPLAY],
};

/**
 * Letters and signs that the faces lack, with the file that has them. A file is read when a text first needs it. The large
 * ones have one weight, which is drawn in place of bold, too.
 */
const SCRIPTS = [
  {
    file: 'sans',
    letters: /[\u0180-\u024f\u0300-\u03ff\u0400-\u052f\u1e00-\u1fff\u20a0-\u20bf\u2116]/u,
    bold: 600,
  },
  { file: 'thai', letters: /[\u0e00-\u0e7f]/u, bold: 600, isSpelledOut: true },
  { file: 'arabic', letters: /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff]/u, bold: 600, isSpelledOut: true },
  { file: 'hebrew', letters: /[\u0590-\u05ff]/u, bold: 600 },
  { file: 'devanagari', letters: /[\u0900-\u097f\ua8e0-\ua8ff]/u, bold: 600, isSpelledOut: true },
  { file: 'armenian', letters: /[\u0530-\u058f\ufb13-\ufb17]/u, bold: 600 },
  { file: 'georgian', letters: /[\u10a0-\u10ff\u1c90-\u1cbf\u2d00-\u2d2f]/u, bold: 600 },
  { file: 'bengali', letters: /[\u0980-\u09ff]/u, bold: 600, isSpelledOut: true },
  { file: 'tamil', letters: /[\u0b80-\u0bff]/u, bold: 600, isSpelledOut: true },
  { file: 'hangul', letters: /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7a3]/u, bold: 400 },
  {
    file: 'han',
    letters:
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u,
    bold: 400,
  },
  { file: 'emoji', letters: /[\p{Extended_Pictographic}\p{Regional_Indicator}\u20e3]/u, bold: 400 },
] as const;

const scriptFonts = new Map<string, Font>();

/**
 * Splits a text by the fonts that draw it, from left to right: the face, or one of another script. A letter with an accent
 * that none of them has loses the accent; any other character is named by its number, such as [U+16A0].
 */
export function runsOf(text: string, face: Face): Run[] {
  const key = `${face} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  const runs = split(text, face);
  remembered.set(key, runs);
  return runs;
}

/**
 * The face for a whole text. The display face has only the most frequent letters, so a text with any other one is bold
 * instead, on all of its lines.
 */
export function faceFor(text: string, wanted: Face): Face {
  return wanted === 'display' && runsOf(text, wanted).some(({ font }) => font !== DISPLAY) ? 'bold' : wanted;
}

/** Texts are measured before they are drawn, and names and amounts come again and again. */
const remembered = new LRUCache<string, Run[]>({ max: 2_000 });

function split(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const { text: part, isRightToLeft } of inVisualOrder(text.normalize('NFC'))) {
    const ofPart: Run[] = [];
    for (const cluster of clustersOf(part)) ofPart.push(...drawn(cluster, face));
    const joined = join(ofPart).map(({ font, text: written }) => {
      // A run that the font draws from right to left is given in the order of reading, every other run in the order on paper.
      const isTurned = isRightToLeft !== font.isRightToLeft(written);
      const turned = isTurned ? clustersOf(written).reverse().join('') : written;
      return font.isSpelledOut ? { font, text: shapeable(turned), says: written } : { font, text: turned };
    });
    runs.push(...(isRightToLeft ? joined.reverse() : joined));
  }
  return runs;
}

/** The Thai vowel am is a ring above, which stands below the mark of a tone, and a letter. Its font has no rule for that. */
function shapeable(text: string): string {
  return text.replace(/([\u0e48-\u0e4b]?)\u0e33/g, '\u0e4d$1\u0e32');
}

function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const next of runs) {
    const last = joined.at(-1);
    if (last?.font === next.font) joined.splice(-1, 1, { font: last.font, text: last.text + next.text });
    else joined.push(next);
  }
  return joined;
}

/** A letter with its marks, or signs that are joined to one, in the first font that has all of it. */
function drawn(cluster: string, face: Face): Run[] {
  const visible = Array.from(cluster).filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character));
  const font = fontOf(cluster, face, (one) => visible.every((character) => has(one, character)));
  if (font && visible.length > 0)
    return [
      {
        font,
        text: Array.from(cluster)
          .filter((character) => has(font, character))
          .join(''),
      },
    ];
  return visible.flatMap((character) => drawnAlone(character, face));
}

/** A character alone, or what it is made of, such as the two letters of a ligature. */
function drawnAlone(character: string, face: Face): Run[] {
  const font = fontOf(character, face, (one) => has(one, character));
  if (font) return [{ font, text: character }];
  const parts = Array.from(character.normalize('NFKD')).filter((part) => !/\p{M}/u.test(part));
  if (parts.join('') !== character) return parts.flatMap((part) => drawnAlone(part, face));
  // Marks and joiners without a letter show nothing.
  if (/[\p{Cf}\p{Cc}]/u.test(character)) return [];
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return [{ font: face === 'text' ? TEXT : BOLD, text: `[U+${number}]` }];
}

function has({ characters }: Font, character: string): boolean {
  return characters.has(character.codePointAt(0) ?? 0);
}

/** The first font of the face that fits, or else of the scripts of the text, which are not even opened before. */
function fontOf(text: string, face: Face, fits: (font: Font) => boolean): Font | undefined {
  return FONTS[face].find(fits) ?? scriptFontsOf(text, face).find(fits);
}

function scriptFontsOf(text: string, face: Face): Font[] {
  return SCRIPTS.filter(({ letters }) => letters.test(text)).map((script) => {
    const { file, bold } = script;
    const path = `./scripts/${file}-${face === 'text' ? 400 : bold}.ttf.br`;
    const font = scriptFonts.get(path) ?? openFont(path, 'isSpelledOut' in script);
    scriptFonts.set(path, font);
    return font;
  });
}

function openFont(path: string, isSpelledOut = false): Font {
  const file = readFileSync(fileURLToPath(new URL(path, import.meta.url)));
  const bytes = path.endsWith('.br') ? brotliDecompressSync(file) : file;
  const font = create(bytes);
  return {
    name: path,
    bytes,
    characters: new Set(font.characterSet),
    isRightToLeft: (text) => hasRightToLeft(text) && font.layout(text).direction === 'rtl',
    isSpelledOut,
  };
}
