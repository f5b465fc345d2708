import type { ReceiptEvent } from '../context';
import { joined, since } from './joined';

/**
 * What one subscriber has not got yet. A slow one is not sent everything later but the newest state with all changes
 * since, so a queue never holds more than one event.
 */
export class EventQueue implements AsyncIterableIterator<ReceiptEvent> {
  readonly #first: ReceiptEvent;
  #waiting: ReceiptEvent | null;
  #taker: ((step: IteratorResult<ReceiptEvent, undefined>) => void) | null = null;
  #isOver = false;
  readonly #onEnd: () => void;

  constructor({ first, onEnd }: { first: ReceiptEvent; onEnd: () => void }) {
    this.#first = first;
    this.#waiting = first;
    this.#onEnd = onEnd;
  }

  push(event: ReceiptEvent): void {
    if (this.#isOver) return;
    if (!this.#taker) {
      this.#waiting = this.#behind(event);
      return;
    }
    this.#taker({ done: false, value: event });
    this.#taker = null;
  }

  #behind(event: ReceiptEvent): ReceiptEvent {
    // Whoever has seen nothing yet has missed nothing: the first event only says how things are.
    if (this.#waiting === this.#first) return since(event, event.receipt.version);
    return this.#waiting ? joined(this.#waiting, event) : event;
  }

  next(): Promise<IteratorResult<ReceiptEvent, undefined>> {
    if (this.#waiting) {
      const value = this.#waiting;
      this.#waiting = null;
      return Promise.resolve({ done: false, value });
    }
    if (this.#isOver) return Promise.resolve({ done: true, value: undefined });
    return new Promise((resolve) => {
      this.#taker = resolve;
    });
  }

  return(): Promise<IteratorResult<ReceiptEvent, undefined>> {
    this.#waiting = null;
    this.end();
    return Promise.resolve({ done: true, value: undefined });
  }

  end(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#taker?.({ done: true, value: undefined });
    this.#taker = null;
    this.#onEnd();
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
