/** The text of a PDF with these objects, numbered from 1. The first is its catalogue. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.7\n${body}trailer\n<</Root 1 0 R ${trailer}>>\n%%EOF\n`, 'latin1');
}

/** A PDF with one page, or with many equal ones. @param operators what draws the page; its text when left out */
export function pdfPage({
  text = 'TOTAL 12.34',
  operators = `BT /F1 24 Tf 20 100 Td (${text}) Tj ET`,
  page = '',
  mediaBox = '0 0 300 200',
  pages = 1,
  catalogue = '',
  trailer = '',
}: {
  text?: string;
  operators?: string;
  /** More entries of the page. */
  page?: string;
  mediaBox?: string;
  pages?: number;
  catalogue?: string;
  trailer?: string;
} = {}): Buffer {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R ${catalogue}>>`,
    `<</Type/Pages/Count ${pages}/Kids[${'3 0 R '.repeat(pages)}]>>`,
    `<</Type/Page/Parent 2 0 R/MediaBox[${mediaBox}]${page}/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>>>`,
    `<</Length ${operators.length}>>stream\n${operators}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>/Length 5>>stream\n/X Do\nendstream',
  ];
  return pdfOf(objects, trailer);
}

/** What a scanner makes: a picture on each page. @param text a text that is not drawn, as scanners add it */
export function pdfOfPictures(
  pictures: readonly { readonly jpeg: Buffer; readonly width: number; readonly height: number }[],
  text = '',
): Buffer {
  const kids = pictures.map((_, at) => `${4 + 3 * at} 0 R`).join(' ');
  const pages = pictures.flatMap(({ jpeg, width, height }, at) => {
    const number = 4 + 3 * at;
    const operators = `q ${width} 0 0 ${height} 0 0 cm /P Do Q BT 3 Tr /F1 24 Tf 20 100 Td (${text}) Tj ET`;
    return [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents ${number + 1} 0 R/Resources<</Font<</F1 3 0 R>>/XObject<</P ${number + 2} 0 R>>>>>>`,
      `<</Length ${operators.length}>>stream\n${operators}\nendstream`,
      `<</Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode/Length ${jpeg.length}>>stream\n${jpeg.toString('latin1')}\nendstream`,
    ];
  });
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pictures.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...pages,
  ]);
}
