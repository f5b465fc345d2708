/** How many receipts a page of the list has. */
export const PAGE_SIZE = 10;
/** The API returns at most this many at once. */
const LARGEST_PAGE = 100;

let shown = PAGE_SIZE;

/** How many receipts the dashboard fetches first: as many as it showed when it was left, so that Back shows them again. */
export function receiptsToAskFor(): number {
  return Math.min(Math.max(shown, PAGE_SIZE), LARGEST_PAGE);
}

/** The list calls this with the number of receipts it shows. */
export function rememberReceiptsShown(count: number): void {
  shown = count;
}
