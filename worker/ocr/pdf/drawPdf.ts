import type { Word } from '@fairtab/domain/scan/words';
import sharp from 'sharp';
import type { Photo } from '../photo/photo';
import { pixelsOf } from '../photo/preparePhoto';
import { isSeen } from './isSeen';
import { textLayerOf } from './textLayer';

/** A drawn page of a PDF. */
export interface DrawnPage {
  readonly photo: Photo;
  /** What the page says, at its places on the photo; null when an engine has to read it. */
  readonly words: readonly Word[] | null;
}

export interface DrawnPdf {
  readonly pages: readonly DrawnPage[];
  /** How many pages behind these there are. */
  readonly leftOut: number;
}

/** As many pages as a receipt may have photos. */
export const MAX_PAGES = 6;
/** The longer side of a page, and of all of them below each other, in pixels. A phone has to show them. */
const MAX_SIDE = 2_000;
const MAX_SIDES = 9_000;
/** The least width and height of a drawn page that can hold a line of text, in pixels. */
const MIN_SIDE = 32;

/**
 * Draws the first pages of a PDF, equally long; the sizes that they name are ignored. Scripts do not run.
 * @throws when it needs a password, has no pages or is broken.
 */
export async function drawPdf(pdf: Uint8Array): Promise<DrawnPdf> {
  // Loaded for each document: few uploads are PDFs, and a broken one may corrupt the library's memory.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const count = document.getPageCount();
  if (count < 1) throw new Error('The PDF has no pages');
  const pages: DrawnPage[] = [];
  const read = Math.min(count, MAX_PAGES);
  const longSide = Math.min(MAX_SIDE, Math.floor(MAX_SIDES / read));
  for (let at = 0; at < read; at++) {
    const page = document.getPage(at);
    const { originalWidth, originalHeight } = page.getOriginalSize();
    const scale = longSide / Math.max(originalWidth, originalHeight);
    const [width, height] = [Math.floor(originalWidth * scale), Math.floor(originalHeight * scale)];
    if (!(Math.min(width, height) >= MIN_SIDE)) throw new Error('The page of the PDF has no area');
    // Drawing it closes the page, so its text is taken before.
    const words = textLayerOf(page, { width, height });
    const { data } = await page.render({ width, height, render: async (bitmap) => bitmap.data });
    const photo = await pixelsOf(sharp(data, { raw: { width, height, channels: 4 } }));
    const seen = words?.filter((word) => isSeen(word, photo)) ?? [];
    pages.push({ photo, words: seen.length > 0 ? seen : null });
  }
  return { pages, leftOut: count - read };
}
