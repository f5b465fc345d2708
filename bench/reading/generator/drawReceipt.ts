import type { Random } from '@fairtab/domain/testing/random';
import sharp from 'sharp';
import type { PrintedLine } from './PrintedLine';

/** Pixels of the paper's width, and of its margins. */
const WIDTH = 620;
const MARGIN = 28;
/** Letters of a fixed width are this much wider than half their size. */
const LETTER_ASPECT = 0.6;
const PITCH = 1.22;

/** Draws printed lines on white paper, as a printer with this font and this number of letters a line would. */
export async function drawReceipt({
  lines,
  font,
  columns,
  scale = 1,
  random,
}: {
  lines: readonly PrintedLine[];
  font: string;
  columns: number;
  /** How much larger than usual the picture is. */
  scale?: number;
  random: Random;
}): Promise<Buffer> {
  const inner = WIDTH - 2 * MARGIN;
  const size = inner / columns / LETTER_ASPECT;
  const ink = random.pick(['#111', '#222', '#333', '#444a55', '#5a5a5a']);
  let y = MARGIN + size;
  const texts = lines.flatMap((line) => {
    const top = y;
    y += size * line.size * PITCH;
    return line.cells.map(({ text, at, align }) => {
      const fitted = Math.min(line.size, inner / Math.max(1, text.length * size * LETTER_ASPECT));
      const x = MARGIN + at * inner;
      const baseline = top + size * (line.size - 1);
      return `<text x="${x.toFixed(1)}" y="${baseline.toFixed(1)}" font-size="${(size * fitted).toFixed(1)}" text-anchor="${align}">${escaped(text)}</text>`;
    });
  });
  const height = Math.ceil(y + MARGIN);
  const weight = random.chance(0.3) ? 'bold' : 'normal';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH * scale}" height="${height * scale}" viewBox="0 0 ${WIDTH} ${height}"><rect width="${WIDTH}" height="${height}" fill="#fff"/><g fill="${ink}" font-family="${font}" font-weight="${weight}" xml:space="preserve">${texts.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer();
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
