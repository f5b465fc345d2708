import { t } from '@fairtab/domain/language/t';
import type { BookedReceipt } from '@fairtab/domain/books/receiptRows';
import { drawReceipt } from './drawReceipt';
import { newPaper, SOFT, type Paper } from './Paper';
import { pdfFile } from './pdfFile';

/** One receipt as a PDF, with its photos behind it, each on a page of its own. @param photos JPEGs, read one by one. */
export function receiptPdf({
  booked,
  photos,
  now,
}: {
  booked: BookedReceipt;
  photos: readonly (() => Promise<Uint8Array | null>)[];
  now: Date;
}): AsyncGenerator<Uint8Array> {
  const paper = newPaper({ title: `Receipt: ${booked.receipt.restaurantName}`, now });
  return pdfFile(paper, draw(paper, { booked, photos }));
}

async function* draw(
  paper: Paper,
  { booked, photos }: { booked: BookedReceipt; photos: readonly (() => Promise<Uint8Array | null>)[] },
): AsyncGenerator<void> {
  drawReceipt(paper, booked);
  yield;
  for (const [index, read] of photos.entries()) {
    drawPhoto(paper, {
      jpeg: await read(),
      caption: t('Photo {index} of {count}', { index: index + 1, count: photos.length }),
    });
    yield;
  }
}

/** A photo that is gone or damaged is said to be so. The rest of the document is worth having without it. */
function drawPhoto(paper: Paper, { jpeg, caption }: { jpeg: Uint8Array | null; caption: string }): void {
  paper.addPage();
  paper.line(caption, { size: 9, color: SOFT });
  if (jpeg === null || !paper.photo(jpeg)) paper.line(t('This photo cannot be shown.'));
}
