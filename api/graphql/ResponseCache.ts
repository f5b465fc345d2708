import type { ReceiptState } from '@fairtab/domain/receipts';
import { LRUCache } from 'lru-cache';

const MAX_BYTES = 32 * 1024 * 1024;
/** What an entry costs besides its text. */
const ENTRY_BYTES = 300;

/**
 * Answers about one version of one receipt. Whoever asks has just learned the version from the database, so an answer
 * is never older than the database; a change makes all answers of the version before it unreachable.
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

function keyOf({ id, version }: ReceiptState, key: string): string {
  return `${id} ${version} ${key}`;
}
