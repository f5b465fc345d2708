import { withNumbers, type Pointers, type RawPage, type RawPdfium } from './rawPdfium';

/** PDFium's numbers of what is drawn on a page. */
const IMAGE = 3;
const FORM = 5;
/** Forms may hold forms, and a page any number of objects. More are not looked at. */
const DEEPEST = 4;
const MOST_OBJECTS = 4_000;

/** How much of a page pictures cover: 1 is as much as its text and pictures take together. */
export function imageShareOf({ pdfium, page }: RawPage): number {
  return withNumbers(pdfium, (pointers) => {
    const budget = { left: MOST_OBJECTS };
    const objects = upTo(pdfium._FPDFPage_CountObjects(page)).map((at) => pdfium._FPDFPage_GetObject(page, at));
    const all = objects.flatMap((object) => boundsOf(pdfium, object, pointers) ?? []);
    const images = objects
      .filter((object) => holdsImage({ pdfium, object, depth: 0, budget }))
      .flatMap((object) => boundsOf(pdfium, object, pointers) ?? []);
    if (images.length === 0) return 0;
    const covered = images.reduce((sum, bounds) => sum + areaOf(bounds), 0);
    return covered / areaOf(all.reduce(around));
  });
}

interface Bounds {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

function upTo(count: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(count, MOST_OBJECTS)) }, (_, at) => at);
}

/** Whether an object is a picture or has one in it. What is nested deeper than anybody draws counts as one. */
function holdsImage({
  pdfium,
  object,
  depth,
  budget,
}: {
  pdfium: RawPdfium;
  object: number;
  depth: number;
  budget: { left: number };
}): boolean {
  const type = pdfium._FPDFPageObj_GetType(object);
  if (type !== FORM) return type === IMAGE;
  if (depth >= DEEPEST || budget.left <= 0) return true;
  const children = upTo(Math.min(pdfium._FPDFFormObj_CountObjects(object), budget.left));
  budget.left -= children.length;
  return children.some((at) =>
    holdsImage({ pdfium, object: pdfium._FPDFFormObj_GetObject(object, at), depth: depth + 1, budget }),
  );
}

function boundsOf(pdfium: RawPdfium, object: number, { at, float }: Pointers): Bounds | null {
  if (pdfium._FPDFPageObj_GetBounds(object, at(0), at(1), at(2), at(3)) === 0) return null;
  const bounds = { left: float(0), bottom: float(1), right: float(2), top: float(3) };
  return areaOf(bounds) > 0 ? bounds : null;
}

function areaOf({ left, bottom, right, top }: Bounds): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

function around(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    bottom: Math.min(a.bottom, b.bottom),
    right: Math.max(a.right, b.right),
    top: Math.max(a.top, b.top),
  };
}
