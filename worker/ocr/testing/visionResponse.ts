import type { protos } from '@google-cloud/vision';
import type { Turn } from '../photo/photo';

type Response = protos.google.cloud.vision.v1.IAnnotateImageResponse;
type VisionWord = protos.google.cloud.vision.v1.IWord;
type Vertex = protos.google.cloud.vision.v1.IVertex;

/** Size of one character, in pixels. */
const CHARACTER = { width: 10, height: 20 };
export const PHOTO = { width: 400, height: 300 };

/** A piece of text at a place on the photo. Pieces without a break behind them touch. */
interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The break after its last character. */
  readonly then?: 'SPACE' | 'EOL_SURE_SPACE' | 'LINE_BREAK' | 'HYPHEN';
}

/**
 * The answer of the service's client to a photo of 400 x 300 pixels: coordinates that are 0 are missing, and a break
 * belongs to the character before it.
 * @param lying how far the photo was turned clockwise before it was sent.
 */
export function visionResponse({ pieces, lying = 0 }: { pieces: readonly Piece[]; lying?: Turn }): Response {
  const words = pieces.map((piece) => wordOf(piece, lying));
  const size = lying % 180 === 0 ? PHOTO : { width: PHOTO.height, height: PHOTO.width };
  return {
    fullTextAnnotation: {
      text: pieces.map(({ text }) => text).join(' '),
      pages: [{ ...size, confidence: 0.9, blocks: [{ blockType: 'TEXT', paragraphs: [{ words }] }] }],
    },
  };
}

function wordOf({ text, x, y, then }: Piece, lying: Turn): VisionWord {
  const symbols = Array.from(text, (character, index) => ({
    text: character,
    confidence: 0.9,
    boundingBox: { vertices: cornersAt(x + index * CHARACTER.width, y, lying) },
    ...(then && index === text.length - 1 ? { property: { detectedBreak: { type: then } } } : {}),
  }));
  return { confidence: 0.9, boundingBox: { vertices: cornersAt(x, y, lying) }, symbols };
}

function cornersAt(x: number, y: number, lying: Turn): Vertex[] {
  const [right, bottom] = [x + CHARACTER.width, y + CHARACTER.height];
  const corners = [
    [x, y],
    [right, y],
    [right, bottom],
    [x, bottom],
  ] as const;
  return corners.map(([cx, cy]) => vertexOf(laid(cx, cy, lying)));
}

function laid(x: number, y: number, lying: Turn): [number, number] {
  if (lying === 90) return [PHOTO.height - y, x];
  if (lying === 180) return [PHOTO.width - x, PHOTO.height - y];
  return lying === 270 ? [y, PHOTO.width - x] : [x, y];
}

function vertexOf([x, y]: [number, number]): Vertex {
  return { ...(x === 0 ? {} : { x }), ...(y === 0 ? {} : { y }) };
}
