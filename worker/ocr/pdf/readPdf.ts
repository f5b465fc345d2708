import type { PagePart, Word } from '@fairtab/domain/scan/words';
import type { OcrEngine, OcrStage } from '../OcrEngine';
import { encodePhoto, type Photo } from '../photo/photo';
import type { ReadPhoto } from '../PhotoReader';
import { movePolygon } from '../polygons';
import { UnreadablePhoto } from '../UnreadablePhoto';
import { drawPdf, type DrawnPage, type DrawnPdf } from './drawPdf';
import { stackPhotos } from './stackPhotos';

/**
 * Turns a PDF into one picture of its pages, below each other, and their words. A page is read from its text where it has one,
 * which is exact, and from its picture by the engine where it has not.
 * @throws UnreadablePhoto when it cannot be opened, and the engine's errors.
 */
export async function readPdf({
  pdf,
  engine,
  onStage,
}: {
  pdf: Uint8Array;
  engine: OcrEngine;
  onStage: (stage: OcrStage) => void;
}): Promise<ReadPhoto> {
  onStage('turning');
  const { pages, leftOut } = await drawn(pdf);
  onStage('reading');
  const read: { photo: Photo; words: readonly Word[]; isText: boolean }[] = [];
  for (const page of pages) read.push(await readPage(page, engine));
  const { photo, places } = stackPhotos(read.map((page) => page.photo));
  const words = read.flatMap((page, at) => {
    const place = places[at] ?? { x: 0, y: 0 };
    return page.words.map((word) => ({ ...word, polygon: movePolygon(word.polygon, place) }));
  });
  const parts = read.map((page, at): PagePart => {
    const top = places[at]?.y ?? 0;
    return { top, bottom: top + page.photo.height, isText: page.isText };
  });
  const { width, height } = photo;
  const page = { width, height, words, parts, ...(leftOut > 0 && { pagesLeftOut: leftOut }) };
  return { page, jpeg: await encodePhoto(photo), width, height };
}

async function drawn(pdf: Uint8Array): Promise<DrawnPdf> {
  try {
    return await drawPdf(pdf);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new UnreadablePhoto(`The PDF cannot be drawn: ${reason}`, { cause: error });
  }
}

async function readPage({ photo, words }: DrawnPage, engine: OcrEngine) {
  if (words) return { photo, words, isText: true };
  const read = await engine.readWords(photo);
  return { photo: read.photo, words: read.words, isText: false };
}
