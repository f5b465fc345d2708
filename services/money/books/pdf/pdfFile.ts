import type { Paper } from './Paper';

/**
 * The bytes of a PDF while it is drawn, so that only the page in work is in memory.
 * @param drawing draws on the paper, a piece with each step.
 */
export async function* pdfFile(
  paper: Paper,
  drawing: AsyncIterable<void> | Iterable<void>,
): AsyncGenerator<Uint8Array> {
  for await (const _piece of drawing) {
    const bytes = paper.take();
    if (bytes) yield bytes;
  }
  yield* paper.end();
}
