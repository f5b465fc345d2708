import type { Box } from '../bill';
import { boundsOf } from '../lines/geometry';
import type { Word } from '../words';

export type PageOf = ReadonlyMap<Word, number>;

/** One box around the words on each photo. */
export function boxesOf({ words, pageOf }: { words: readonly Word[]; pageOf: PageOf }): Box[] {
  const byPage = new Map<number, Word[]>();
  for (const word of words) {
    const page = pageOf.get(word) ?? 0;
    byPage.set(page, [...(byPage.get(page) ?? []), word]);
  }
  return [...byPage].map(([page, on]) => ({ page, polygon: boundsOf(on.map(({ polygon }) => polygon)) }));
}
