import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Page } from 'playwright';

/** The words of the page as its browser prints it, without blanks: PDFium finds some between letters that are drawn one by one. */
export async function paperOf(page: Page): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await page.pdf());
  return Array.from(document.pages(), (sheet) => withoutBlanks(sheet.getText())).join('\n');
}

/** A text as paperOf has it. */
export function withoutBlanks(text: string): string {
  return text.replace(/\s+/g, '');
}
