import { locale } from '@fairtab/domain/language/current';
import { t } from '@fairtab/domain/language/t';
import { longDate } from '@fairtab/domain/books/receiptSheet';
import { LRUCache } from 'lru-cache';
import PDFDocument from 'pdfkit';
import { faceFor, runsOf, type Face, type Font, type Run } from './faces';
import { clustersOf } from './visualOrder';

/** All lengths are in points, 72 to an inch. US Letter. */
const MARGIN = 54;
const WIDTH = 612;
const HEIGHT = 792;
const FOOTER = 30;
const BOTTOM = HEIGHT - MARGIN - FOOTER;

export const INK = '#26211b';
export const SOFT = '#665c4f';
const RULE = '#d9cfbd';

export interface TextStyle {
  readonly face?: Face;
  readonly size?: number;
  readonly color?: string;
}

export interface Cell extends TextStyle {
  readonly text: string;
  /** The width of the column. */
  readonly width: number;
  readonly align?: 'left' | 'right';
  /** A longer text is cut off with an ellipsis. */
  readonly mostLines?: number;
}

const LINE_HEIGHT = 1.35;
/** The distance from the top of a line to its baseline, as a part of the font's size. */
const ASCENT = 0.95;
const GAP = 10;
const CONTENT_WIDTH = WIDTH - 2 * MARGIN;
export const AMOUNT_WIDTH = 75;

/** A PDF that is written from top to bottom, page after page. What is drawn can be taken from it at once. */
export class Paper {
  readonly #doc: PDFKit.PDFDocument;
  readonly #footer: string;
  /** At a size of 1 point, by font and text: names and amounts come again and again. */
  readonly #widths = new LRUCache<string, number>({ max: 5_000 });
  readonly #registered = new Set<string>();
  #pages = 0;
  #y = MARGIN;
  /** What texts of this page are drawn in. */
  #color: string | null = null;

  constructor({ title, footer, createdAt }: { title: string; footer: string; createdAt: Date }) {
    this.#footer = footer;
    this.#doc = new PDFDocument({
      size: [WIDTH, HEIGHT],
      margin: 0,
      autoFirstPage: false,
      lang: locale(),
      displayTitle: true,
      info: { Title: title, Creator: 'Fairtab', Producer: 'Fairtab', CreationDate: createdAt },
    });
    this.addPage();
  }

  addPage(): void {
    this.#doc.addPage();
    this.#color = null;
    this.#pages += 1;
    const style = { size: 8, color: SOFT };
    const number = t('Page {number}', { number: this.#pages });
    const y = HEIGHT - MARGIN;
    this.#write(this.#footer, { x: MARGIN, y, style });
    this.#write(number, { x: WIDTH - MARGIN - this.#widthOf(runsOf(number, 'text'), style.size), y, style });
    this.#y = MARGIN;
  }

  /** Begins a new page unless this height is left on the page. */
  need(height: number): void {
    if (this.#y + height > BOTTOM && this.#y > MARGIN) this.addPage();
  }

  skip(height: number): void {
    this.#y += height;
  }

  /** A thin line over the whole width. */
  rule(): void {
    this.need(GAP);
    this.#doc
      .moveTo(MARGIN, this.#y + 3)
      .lineTo(WIDTH - MARGIN, this.#y + 3)
      .lineWidth(0.6)
      .stroke(RULE);
    this.#y += 7;
  }

  /** A text over the whole width. */
  line(text: string, style: TextStyle & { mostLines?: number } = {}): void {
    this.row([{ ...style, text, width: CONTENT_WIDTH }]);
  }

  /** Cells beside each other, from the left margin on. */
  row(cells: readonly Cell[]): void {
    const largest = Math.max(...cells.map(({ size = 10 }) => size));
    const laidOut = cells.map((cell) => {
      const { text, face = 'text', size = 10 } = cell;
      const style = { ...cell, size, face: faceFor(text, face) };
      // The first lines of all cells stand on one baseline, whatever their sizes.
      return { style, lines: this.#lines(style), drop: (largest - size) * ASCENT };
    });
    const height = Math.max(...laidOut.map(({ style, lines, drop }) => drop + lines.length * style.size * LINE_HEIGHT));
    this.need(height);
    let x = MARGIN;
    for (const { style, lines, drop } of laidOut) {
      const { size, width, align = 'left', face } = style;
      lines.forEach((text, line) => {
        const spare = align === 'right' ? width - this.#widthOf(runsOf(text, face), size) : 0;
        this.#write(text, { x: x + spare, y: this.#y + drop + line * size * LINE_HEIGHT, style });
      });
      x += width;
    }
    this.#y += height;
  }

  /** A name and its amount at the right margin. */
  amount({ name, text, isTotal = false }: { name: string; text: string; isTotal?: boolean }): void {
    const style = isTotal ? ({ face: 'bold', size: 11 } as const) : {};
    this.row([
      { ...style, text: name, width: CONTENT_WIDTH - AMOUNT_WIDTH, align: 'right' },
      { ...style, text, width: AMOUNT_WIDTH, align: 'right' },
    ]);
  }

  /** A picture as large as it fits on the rest of the page. @returns false when it is no JPEG that can be drawn. */
  photo(jpeg: Uint8Array): boolean {
    this.skip(GAP);
    try {
      const fit: [number, number] = [CONTENT_WIDTH, BOTTOM - this.#y];
      this.#doc.image(Buffer.from(jpeg), MARGIN, this.#y, { fit, align: 'center' });
      return true;
    } catch {
      return false;
    }
  }

  /** The bytes of what was drawn since the last time, without the page in work; null when there are none. */
  take(): Uint8Array | null {
    return this.#doc.read() as Uint8Array | null;
  }

  /** Closes the document. @returns the bytes that were not taken yet. */
  end(): AsyncIterable<Uint8Array> {
    this.#doc.end();
    return this.#doc as AsyncIterable<Uint8Array>;
  }

  #lines({ text, width, face = 'text', size = 10, mostLines = 1 }: Cell): string[] {
    const fits = (candidate: string): boolean => this.#widthOf(runsOf(candidate, face), size) <= width - 4;
    const lines: string[] = [];
    let rest = text;
    while (lines.length < mostLines - 1 && !fits(rest)) {
      const cut = longest(rest, fits);
      const atSpace = rest.lastIndexOf(' ', cut);
      const end = atSpace > 0 ? atSpace : cut;
      lines.push(rest.slice(0, end));
      rest = rest.slice(end).trimStart();
    }
    return [
      ...lines,
      fits(rest)
        ? rest
        : `${rest.slice(
            0,
            longest(rest, (part) => fits(`${part}…`)),
          )}…`,
    ];
  }

  /**
   * What glyphs do not tell is written beside them, for those who search, copy or listen to the document.
   * @param at.y the top of the line.
   */
  #write(text: string, { x, y, style }: { x: number; y: number; style: TextStyle }): void {
    const { face = 'text', size = 10, color = INK } = style;
    const baseline = y + ASCENT * size;
    let left = x;
    if (color !== this.#color) this.#doc.fillColor(color);
    this.#color = color;
    for (const run of runsOf(text, face)) {
      if (run.says !== undefined) this.#doc.markContent('Span', { actual: run.says });
      this.#doc
        .font(this.#nameOf(run.font))
        .fontSize(size)
        .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      if (run.says !== undefined) this.#doc.endMarkedContent();
      left += this.#widthOf([run], size);
    }
  }

  /** The document knows only the fonts that it needs. */
  #nameOf({ name, bytes }: Font): string {
    if (!this.#registered.has(name)) this.#doc.registerFont(name, bytes);
    this.#registered.add(name);
    return name;
  }

  #widthOf(runs: readonly Run[], size: number): number {
    return size * runs.reduce((width, run) => width + this.#widthAtOnePoint(run), 0);
  }

  #widthAtOnePoint({ font, text }: Run): number {
    const key = `${font.name} ${text}`;
    const known = this.#widths.get(key);
    if (known !== undefined) return known;
    const width = this.#doc.font(this.#nameOf(font)).fontSize(1).widthOfString(text);
    this.#widths.set(key, width);
    return width;
  }
}

/** The length of the longest beginning of a text that fits; at least one character, so that a narrow column ends. */
function longest(text: string, fits: (part: string) => boolean): number {
  const clusters = clustersOf(text);
  let [low, high] = [1, clusters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(clusters.slice(0, middle).join(''))) low = middle;
    else high = middle - 1;
  }
  return clusters.slice(0, low).join('').length;
}

/** Paper with the footer that all documents have. */
export function newPaper({ title, now }: { title: string; now: Date }): Paper {
  const day = longDate(now.toISOString().slice(0, 10));
  return new Paper({ title, footer: t('Fairtab · made {day} (UTC)', { day }), createdAt: now });
}
