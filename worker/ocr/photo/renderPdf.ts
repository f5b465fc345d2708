/** The first page of a PDF as red, green, blue and alpha bytes. */
export interface RenderedPage {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

const FIRST_PAGE = 0;
/** The least width and height of a drawn page that can hold a line of text, in pixels. */
const MIN_SIDE = 32;

/**
 * Draws the first page of a PDF, `longSide` pixels long. The size that the page names is ignored. Scripts do not run.
 * @throws when it needs a password, has no pages or is broken.
 */
export async function renderPdf(pdf: Uint8Array, longSide: number): Promise<RenderedPage> {
  // Loaded for each document: few uploads are PDFs, and a broken one may corrupt the library's memory.
  const { PDFiumLibrary } = await import('@hyzyla/pdfium');
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  if (document.getPageCount() < 1) throw new Error('The PDF has no pages');
  const page = document.getPage(FIRST_PAGE);
  const { originalWidth, originalHeight } = page.getOriginalSize();
  const scale = longSide / Math.max(originalWidth, originalHeight);
  const [width, height] = [Math.floor(originalWidth * scale), Math.floor(originalHeight * scale)];
  if (!(Math.min(width, height) >= MIN_SIDE)) throw new Error('The page of the PDF has no area');
  const { data } = await page.render({ width, height, render: async (bitmap) => bitmap.data });
  return { width, height, rgba: data };
}
