import { create } from 'fontkit';
import { LRUCache } from 'lru-cache';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

/** A font file and the characters that it has. */
export interface Font {
  readonly name: string;
  readonly bytes: Buffer;
  readonly characters: ReadonlySet<number>;
}

export type Face = 'text' | 'bold' | 'display';

/** Characters in a row that one font draws. Those that no font has are drawn as boxes. */
export interface Run {
  /** null for boxes. */
  readonly font: Font | null;
  readonly text: string;
}

const [TEXT, TEXT_EXT, BOLD, BOLD_EXT, DISPLAY] = [
  ...['text-400-latin', 'text-400-latin-ext', 'text-600-latin', 'text-600-latin-ext'].map(
    (name) => `./fonts/${name}.ttf`,
  ),
  '../../../receipts/previews/display.ttf',
].map(openFont) as [Font, Font, Font, Font, Font];

/** The fonts of each face. A character is drawn by the first one that has it. */
const FONTS: Readonly<Record<Face, readonly Font[]>> = {
  text: [TEXT, TEXT_EXT],
  bold: [BOLD, BOLD_EXT],
  display: [DISPLAY],
};

/** Letters and signs that the faces lack, with the file that has them. A file is read when a text first needs it. */
const SCRIPTS = [
  { file: 'sans', letters: /[\u0180-\u024f\u0300-\u03ff\u0400-\u052f\u1e00-\u1fff\u20a0-\u20bf\u2116]/u },
  { file: 'thai', letters: /[\u0e00-\u0e7f]/u },
] as const;

const scriptFonts = new Map<string, Font>();

/**
 * Splits a text by the fonts that draw it: the face, or one of another script. A letter with an accent that none of them has
 * loses the accent; any other character becomes a box.
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
  return wanted === 'display' && runsOf(text, wanted).length > 1 ? 'bold' : wanted;
}

/** Texts are measured before they are drawn, and names and amounts come again and again. */
const remembered = new LRUCache<string, Run[]>({ max: 2_000 });

function split(text: string, face: Face): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const next = drawn(character, face);
    const last = runs.at(-1);
    if (next.text === '') continue;
    if (last?.font === next.font) runs.splice(-1, 1, { font: last.font, text: last.text + next.text });
    else runs.push(next);
  }
  return runs;
}

function drawn(character: string, face: Face): Run {
  const [base = ''] = character.normalize('NFKD');
  for (const candidate of [character, base]) {
    const font = [...FONTS[face], ...scriptFontsOf(candidate, face)].find(({ characters }) =>
      characters.has(candidate.codePointAt(0) ?? 0),
    );
    if (font) return { font, text: candidate };
  }
  // Marks and joiners without a letter show nothing.
  return { font: null, text: /[\p{M}\p{Cf}\p{Cc}]/u.test(character) ? '' : '□' };
}

function scriptFontsOf(character: string, face: Face): Font[] {
  const weight = face === 'text' ? 400 : 600;
  return SCRIPTS.filter(({ letters }) => letters.test(character)).map(({ file }) => {
    const path = `./scripts/${file}-${weight}.ttf.br`;
    const font = scriptFonts.get(path) ?? openFont(path);
    scriptFonts.set(path, font);
    return font;
  });
}

function openFont(path: string): Font {
  const file = readFileSync(fileURLToPath(new URL(path, import.meta.url)));
  const bytes = path.endsWith('.br') ? brotliDecompressSync(file) : file;
  return { name: path, bytes, characters: new Set(create(bytes).characterSet) };
}
