import type { ReceiptState } from '@fairtab/domain/receipts';
import { LRUCache } from 'lru-cache';

/** How many pictures are kept. Each has some 20 kB. */
const KEPT = 200;

const DAY = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The pictures of shared links. Each is drawn once per state of its receipt, one at a time, so that they never take more than a core. */
export class Previews {
  readonly #kept = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  #last: Promise<unknown> = Promise.resolve();

  /** @param mayDraw is asked before a picture is drawn. @throws what it throws */
  async of(receipt: ReceiptState, mayDraw: () => Promise<unknown>): Promise<Buffer> {
    const key = `${receipt.id} ${receipt.version} ${receipt.writeId}`;
    const known = this.#kept.get(key);
    if (known) return known;
    await mayDraw();
    const drawing = this.#last.then(async () => {
      // Loaded by the first picture, because what draws takes 20 MB.
      const { drawPreview } = await import('@fairtab/services/receipts/previews/drawPreview');
      return drawPreview({
        restaurantName: receipt.restaurantName,
        day: DAY.format(new Date(`${receipt.date}T00:00:00Z`)),
        dishes: dishesOf(receipt),
      });
    });
    this.#last = drawing.catch(() => undefined);
    this.#kept.set(key, drawing);
    drawing.catch(() => this.#kept.delete(key));
    return drawing;
  }
}

/** How many dishes are on the bill, also when it is split evenly. */
function dishesOf({ evenSplit, items }: ReceiptState): number {
  return (evenSplit?.dishes ?? items).reduce((sum, { quantity }) => sum + quantity, 0);
}
