import type { ReceiptState } from '@fairtab/domain/receipts';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 32 * 1024 * 1024;
/** The memory that an entry takes besides its text, about. */
const ENTRY_BYTES = 300;

/**
 * Answers by receipt and version. Callers have just read the version from the database, so an answer is never older than
 * the database. A change raises the version, and nobody asks for the answers of the version before it any more.
 */
export class ResponseCache<Answer extends { readonly json: string }> {
  readonly #answers = new LRUCache<string, Answer>({
    maxSize: MAX_BYTES,
    sizeCalculation: (answer, key) => answer.json.length + key.length + ENTRY_BYTES,
  });

  get(receipt: ReceiptState, key: string): Answer | undefined {
    return this.#answers.get(keyOf(receipt, key));
  }

  set(receipt: ReceiptState, { key, answer }: { key: string; answer: Answer }): void {
    this.#answers.set(keyOf(receipt, key), answer);
  }
}

function keyOf({ id, version, writeId }: ReceiptState, key: string): string {
  return `${id} ${version} ${writeId} ${key}`;
}
