import { expect, it, vi } from 'vitest';
import { BatchedEventBus } from './BatchedEventBus';
import type { BusEvent } from './EventBus';
import { parseBusEvents } from './parseBusEvents';

/** A bus whose first connection takes messages and loses them. */
class LossyBus extends BatchedEventBus {
  protected readonly system = 'postgresql';
  readonly arrived: BusEvent[] = [];
  #isFirst = true;
  #isThere = true;

  protected send(payloads: readonly string[]): Promise<void> {
    if (this.#isFirst) return Promise.reject(new Error('the connection broke'));
    this.arrived.push(...payloads.flatMap(parseBusEvents));
    return Promise.resolve();
  }

  protected canSend(): boolean {
    return this.#isThere;
  }

  protected renewSender(): void {
    this.#isThere = false;
    setImmediate(() => {
      [this.#isFirst, this.#isThere] = [false, true];
      this.startedSending();
    });
  }

  protected disconnect(): Promise<void> {
    return Promise.resolve();
  }
}

it('events that a connection lost are sent by the next one, before those that came since', async () => {
  const bus = new LossyBus({});
  const events = [1, 2, 3].map((version): BusEvent => ({ type: 'receiptChanged', receiptId: 'dinner', version }));
  const [first, second, third] = events;
  if (!first || !second || !third) throw new Error('three events');
  bus.publish(first);
  bus.publish(second);
  setImmediate(() => bus.publish(third));
  await vi.waitFor(() => expect(bus.arrived).toEqual(events), { timeout: 10_000 });
  await bus.close();
});
