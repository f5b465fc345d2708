import type { Page, Word } from '@fairtab/domain/scan/words';
import type { PrintedLine } from './PrintedLine';

/** Pixels, as in drawReceipt. */
const WIDTH = 620;
const MARGIN = 28;
const LETTER_ASPECT = 0.6;
const PITCH = 1.22;
/** Where letters begin and end above and below the line they stand on, in heights. */
const [ASCENT, DESCENT] = [0.85, 0.2];

/** The words of printed lines as an engine would read them that makes no mistakes. */
export function typeset(lines: readonly PrintedLine[], columns: number): Page {
  const inner = WIDTH - 2 * MARGIN;
  const size = inner / columns / LETTER_ASPECT;
  let y = MARGIN + size;
  const words = lines.flatMap((line) => {
    const baseline = y + size * (line.size - 1);
    y += size * line.size * PITCH;
    return line.cells.flatMap(({ text, at, align }): Word[] => {
      const fitted = size * Math.min(line.size, columns / Math.max(1, text.length));
      const letter = fitted * LETTER_ASPECT;
      const width = text.length * letter;
      const left = MARGIN + at * inner - (align === 'start' ? 0 : align === 'end' ? width : width / 2);
      return [...text.matchAll(/\S+/g)].map((match): Word => {
        const [from, to] = [left + match.index * letter, left + (match.index + match[0].length) * letter];
        const [top, bottom] = [baseline - ASCENT * fitted, baseline + DESCENT * fitted];
        return {
          text: match[0],
          confidence: 0.98,
          polygon: [
            { x: from, y: top },
            { x: to, y: top },
            { x: to, y: bottom },
            { x: from, y: bottom },
          ],
        };
      });
    });
  });
  return { width: WIDTH, height: Math.ceil(y + MARGIN), words };
}
