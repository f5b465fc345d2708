import type { protos } from '@google-cloud/vision';
import type { Page, Point, Word } from '@fairtab/domain/scan/words';
import type { Turn } from '../photo/photo';
import { boxInDirection, cornersOf } from '../polygons';

type VisionPage = protos.google.cloud.vision.v1.IPage;
type VisionWord = protos.google.cloud.vision.v1.IWord;
type VisionBreak = protos.google.cloud.vision.v1.TextAnnotation.IDetectedBreak;

/** A character with its corners in reading order. There are fewer than four when the service left some out. */
interface Symbol {
  readonly text: string;
  readonly confidence: number;
  readonly corners: readonly Point[];
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Words, whose places hold for the photo after this turn. */
interface TurnedPage extends Page {
  readonly turned: Turn;
}

/**
 * Makes words of the symbols and breaks in Vision's answer, because its own words end at every dot and its order of
 * blocks tears the columns of a receipt apart. The corners of a symbol follow its reading direction, which shows
 * how the photo is turned.
 */
export function visionPage(pages: readonly VisionPage[], { width, height }: Size): TurnedPage {
  const runs = pages.flatMap(runsOf);
  const turned = turnOf(runs.flat());
  const words = runs.map((run) => wordOf(run.map((symbol) => turnedSymbol({ symbol, turned, width, height }))));
  const size = turned === 90 || turned === 270 ? { width: height, height: width } : { width, height };
  return { ...size, turned, words: words.filter((word) => word !== null) };
}

/** The symbols between one break and the next. */
function runsOf(page: VisionPage): Symbol[][] {
  const runs: Symbol[][] = [[]];
  for (const paragraph of (page.blocks ?? []).flatMap((block) => block.paragraphs ?? [])) {
    for (const word of paragraph.words ?? [])
      for (const symbol of word.symbols ?? []) {
        const { detectedBreak } = symbol.property ?? {};
        if (isBreak(detectedBreak) && detectedBreak?.isPrefix) runs.push([]);
        runs.at(-1)?.push(symbolOf(symbol, word));
        if (isBreak(detectedBreak) && !detectedBreak?.isPrefix) runs.push([]);
      }
    runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** The client names kinds of breaks, but its types also allow numbers. */
function isBreak(found: VisionBreak | null | undefined): boolean {
  return Boolean(found?.type) && found?.type !== 'UNKNOWN';
}

function symbolOf(symbol: NonNullable<VisionWord['symbols']>[number], word: VisionWord): Symbol {
  return {
    text: symbol.text ?? '',
    // A missing confidence counts as certain.
    confidence: symbol.confidence || word.confidence || 1,
    // The service leaves out coordinates that are 0.
    corners: (symbol.boundingBox?.vertices ?? []).map(({ x, y }) => ({ x: x ?? 0, y: y ?? 0 })),
  };
}

/** How far to turn the photo clockwise, so that most text runs to the right. */
function turnOf(symbols: readonly Symbol[]): Turn {
  let [right, down] = [0, 0];
  for (const { corners } of symbols) {
    const [upperLeft, , , lowerLeft] = corners;
    if (!upperLeft || !lowerLeft) continue;
    // Measured along a character's left side, its longer one. The reading direction is a quarter turn back from it.
    right += lowerLeft.y - upperLeft.y;
    down += upperLeft.x - lowerLeft.x;
  }
  if (Math.abs(right) >= Math.abs(down)) return right >= 0 ? 0 : 180;
  return down > 0 ? 270 : 90;
}

function turnedSymbol({ symbol, turned, width, height }: Size & { symbol: Symbol; turned: Turn }): Symbol {
  const turn = ({ x, y }: Point): Point => {
    if (turned === 90) return { x: height - y, y: x };
    if (turned === 180) return { x: width - x, y: height - y };
    return turned === 270 ? { x: y, y: width - x } : { x, y };
  };
  return { ...symbol, corners: symbol.corners.map(turn) };
}

/** Null without corners: a word without a place belongs to no line. */
function wordOf(run: readonly Symbol[]): Word | null {
  const placed = run.filter(({ corners }) => corners.length > 1);
  const from = placed[0]?.corners[0];
  const to = placed.at(-1)?.corners[1];
  const text = run
    .map((symbol) => symbol.text)
    .join('')
    .trim();
  if (!from || !to || text === '') return null;
  const box = boxInDirection(
    run.flatMap(({ corners }) => corners),
    { x: to.x - from.x, y: to.y - from.y },
  );
  const confidence = run.reduce((sum, symbol) => sum + symbol.confidence, 0) / run.length;
  return { text, confidence, polygon: cornersOf(box) };
}
