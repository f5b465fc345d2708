import type { Word } from '@fairtab/domain/scan/words';
import type { PDFiumPage } from '@hyzyla/pdfium';
import { imageShareOf } from './imageShare';
import { rawPageOf, withNumbers, type Pointers, type RawPage } from './rawPdfium';

/** The size of the picture that a page is drawn as, in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** No page of a bill has more. Bounds the work. */
const MAX_CHARACTERS = 12_000;
/** The share of characters that a font does not name. With more, the text is not the one that is seen. */
const MOST_UNNAMED = 0.02;
/** Pictures on a page of text: a logo, or one of the restaurant. A bill that is a picture covers more. */
const LOGO = 0.1;
const PICTURE = 0.6;
const AMOUNT = /\d[.,]\d\d(?!\d)/;
/** As many amounts on a page with a picture say that its text is the bill. */
const MIN_AMOUNTS = 2;
/** PDFium's number of a text that is not drawn, as scanners lay it over their picture. */
const INVISIBLE = 3;

/**
 * The words that a page of a PDF says, at their places on a picture of this size. Null when they are not what is seen: a page
 * that was scanned, fonts that do not name their letters, a bill that is a picture.
 */
export function textLayerOf(page: PDFiumPage, size: Size): Word[] | null {
  const raw = rawPageOf(page);
  const words = wordsOn(raw, size);
  if (!words || words.length === 0) return null;
  const share = imageShareOf(raw);
  const amounts = words.filter(({ text }) => AMOUNT.test(text)).length;
  return share <= LOGO || (share <= PICTURE && amounts >= MIN_AMOUNTS) ? words : null;
}

interface Character {
  readonly text: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function wordsOn({ pdfium, page }: RawPage, size: Size): Word[] | null {
  const text = pdfium._FPDFText_LoadPage(page);
  if (text === 0) return null;
  try {
    const count = pdfium._FPDFText_CountChars(text);
    if (count > MAX_CHARACTERS) return null;
    return withNumbers(pdfium, (pointers) => {
      const runs: Character[][] = [[]];
      let unnamed = 0;
      for (let at = 0; at < count; at++) {
        const code = pdfium._FPDFText_GetUnicode(text, at) >>> 0;
        if (isBlank(code)) {
          runs.push([]);
          continue;
        }
        const object = pdfium._FPDFText_GetTextObject(text, at);
        if (object !== 0 && pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE) continue;
        if (isUnnamed(code) || pdfium._FPDFText_HasUnicodeMapError(text, at) === 1) unnamed++;
        const character = characterAt({ raw: { pdfium, page }, text, at, code, size, pointers });
        const before = runs.at(-1)?.at(-1);
        if (!character) continue;
        if (before && !areOneWord(before, character)) runs.push([]);
        runs.at(-1)?.push(character);
      }
      if (unnamed > MOST_UNNAMED * count) return null;
      return runs.filter((run) => run.length > 0).map(wordOf);
    });
  } finally {
    pdfium._FPDFText_ClosePage(text);
  }
}

/** Blanks and line breaks, also those that PDFium puts between words that stand apart. */
function isBlank(code: number): boolean {
  return code <= 0x20 || /^\s$/.test(String.fromCodePoint(Math.min(code, 0x10_ffff)));
}

/** A character that no font names has a code for private use, or none. */
function isUnnamed(code: number): boolean {
  return code === 0xff_fd || code === 0xff_fe || (code >= 0xe0_00 && code <= 0xf8_ff) || code > 0x10_ffff;
}

/** Null for a character without a place on the page. */
function characterAt({
  raw: { pdfium, page },
  text,
  at,
  code,
  size: { width, height },
  pointers,
}: {
  raw: RawPage;
  text: number;
  at: number;
  code: number;
  size: Size;
  pointers: Pointers;
}): Character | null {
  if (code > 0x10_ffff || pdfium._FPDFText_GetLooseCharBox(text, at, pointers.at(0)) === 0) return null;
  const [left, top, right, bottom] = [0, 1, 2, 3].map(pointers.float);
  const corners = [
    [left, top],
    [right, bottom],
  ].map(([x = 0, y = 0]) => {
    pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, pointers.at(0), pointers.at(1));
    return { x: pointers.integer(0), y: pointers.integer(1) };
  });
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  const isOnPage = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
  return isOnPage && box.bottom > box.top ? { text: String.fromCodePoint(code), ...box } : null;
}

/** In heights of the text. */
const NEXT = { apart: 0.6, back: 0.5, lower: 0.5 } as const;

/** Whether a character stands right behind another one, on its line. */
function areOneWord(before: Character, after: Character): boolean {
  const height = before.bottom - before.top;
  const gap = after.left - before.right;
  const isBeside = gap <= NEXT.apart * height && gap >= -NEXT.back * height - (after.right - after.left);
  return isBeside && Math.abs(after.bottom - before.bottom) <= NEXT.lower * height;
}

function wordOf(run: readonly Character[]): Word {
  const left = Math.min(...run.map((each) => each.left));
  const right = Math.max(...run.map((each) => each.right));
  const top = Math.min(...run.map((each) => each.top));
  const bottom = Math.max(...run.map((each) => each.bottom));
  return {
    text: run
      .map(({ text }) => text)
      .join('')
      .normalize('NFKC'),
    confidence: 1,
    polygon: [
      { x: left, y: top },
      { x: right, y: top },
      { x: right, y: bottom },
      { x: left, y: bottom },
    ],
  };
}
