/** The text of a PDF with these objects, numbered from 1. The first is its catalogue. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R ${trailer}>>\n%%EOF\n`, 'latin1');
}

/** A PDF with one page, or with many equal ones. */
export function pdfPage({
  text = 'TOTAL 12.34',
  mediaBox = '0 0 300 200',
  pages = 1,
  catalogue = '',
  trailer = '',
}: {
  text?: string;
  mediaBox?: string;
  pages?: number;
  catalogue?: string;
  trailer?: string;
} = {}): Buffer {
  const content = `BT /F1 24 Tf 20 100 Td (${text}) Tj ET`;
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalogue}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${'3 0 R '.repeat(pages)}]>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>/Length 5>>stream\n/X Do\nendstream',
  ];
  return pdfOf(objects, trailer);
}
