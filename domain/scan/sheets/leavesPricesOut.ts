import type { Word } from '../words';
import { directionOf, extentOf } from './clusters';

const PRICE = /\d[.,]\d\d\b/;

/**
 * Whether prices of a page that stand between others of a sheet were left out of it. Paper hides what is below it, so
 * they belong to the sheet, and its sums may close only because they are missing.
 */
export function leavesPricesOut(sheet: readonly Word[], page: readonly Word[]): boolean {
  const own = new Set(sheet);
  const along = directionOf(sheet);
  const directions = [along, along + Math.PI / 2];
  const edges = directions.map((direction) => ({ direction, ...extentOf(sheet, direction) }));
  return page.some((word) => {
    if (own.has(word) || !PRICE.test(word.text)) return false;
    return edges.every(({ direction, from, to }) => {
      const span = extentOf([word], direction);
      return span.from >= from && span.to <= to;
    });
  });
}
