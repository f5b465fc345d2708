import type { PDFiumPage } from '@hyzyla/pdfium';

/** Functions of PDFium that its wrapper has without offering them: where each character stands, and what else is drawn. */
export interface RawPdfium {
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(text: number): void;
  _FPDFText_CountChars(text: number): number;
  _FPDFText_GetUnicode(text: number, at: number): number;
  _FPDFText_HasUnicodeMapError(text: number, at: number): number;
  /** Writes left, top, right and bottom as 32-bit floats. */
  _FPDFText_GetLooseCharBox(text: number, at: number, rectangle: number): number;
  _FPDFText_GetTextObject(text: number, at: number): number;
  _FPDFTextObj_GetTextRenderMode(object: number): number;
  /** Writes two 32-bit integers. */
  _FPDF_PageToDevice(
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    pageX: number,
    pageY: number,
    x: number,
    y: number,
  ): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, at: number): number;
  _FPDFPageObj_GetType(object: number): number;
  /** Writes left, bottom, right and top as 32-bit floats. */
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, at: number): number;
  readonly wasmExports: { malloc(size: number): number; free(pointer: number): void };
  readonly HEAPU8: Uint8Array;
}

/** PDFium and its number for a page that is loaded. Drawing a page with the wrapper ends that. */
export interface RawPage {
  readonly pdfium: RawPdfium;
  readonly page: number;
}

/** @throws when the wrapper does not hold them any more, which its version in package.json prevents. */
export function rawPageOf(page: PDFiumPage): RawPage {
  const { module, pageIdx } = page as unknown as { module?: RawPdfium; pageIdx?: number };
  if (!module || pageIdx === undefined) throw new Error('The wrapper of PDFium has changed');
  if (pageIdx === 0) throw new Error('The page of the PDF cannot be loaded');
  return { pdfium: module, page: pageIdx };
}

/** Four numbers that PDFium writes, read by `read` at each of their places. */
export function withNumbers<T>(pdfium: RawPdfium, use: (pointers: Pointers) => T): T {
  const start = pdfium.wasmExports.malloc(4 * NUMBER_BYTES);
  const view = (): DataView => new DataView(pdfium.HEAPU8.buffer, start, 4 * NUMBER_BYTES);
  try {
    return use({
      at: (index) => start + index * NUMBER_BYTES,
      float: (index) => view().getFloat32(index * NUMBER_BYTES, true),
      integer: (index) => view().getInt32(index * NUMBER_BYTES, true),
    });
  } finally {
    pdfium.wasmExports.free(start);
  }
}

const NUMBER_BYTES = 4;

/** Places in PDFium's memory that it writes numbers to, and what stands there. */
export interface Pointers {
  readonly at: (index: number) => number;
  readonly float: (index: number) => number;
  readonly integer: (index: number) => number;
}
