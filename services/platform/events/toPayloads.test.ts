import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_IDS_PER_MESSAGE, type BusEvent } from './EventBus';
import { parseBusEvents } from './parseBusEvents';
import { MAX_PAYLOAD_BYTES, toPayloads } from './toPayloads';

const id = fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).filter((text) => text.length <= 200);
const event: fc.Arbitrary<BusEvent> = fc.oneof(
  fc.record(
    { type: fc.constant('receiptChanged' as const), receiptId: id, version: fc.integer({ min: 1 }), trace: id },
    { requiredKeys: ['type', 'receiptId', 'version'] },
  ),
  fc.record({ type: fc.constant('sessionsEnded' as const), sessionIds: fc.array(id, { maxLength: 10 }) }),
  fc.record({ type: fc.constant('guestEnded' as const), guestId: id }),
  fc.constant({ type: 'missed' as const }),
);
const bytesOf = (text: string) => Buffer.byteLength(text);
const newId = () => randomBytes(16).toString('base64url');

describe('payloads', () => {
  it('carry any batch whole and in order, and never exceed the limit', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const payloads = toPayloads(events);
        expect(payloads.every((payload) => bytesOf(payload) <= MAX_PAYLOAD_BYTES)).toBe(true);
        expect(payloads.flatMap(parseBusEvents)).toEqual(
          events.map((each) => (bytesOf(JSON.stringify(each)) + 3 > MAX_PAYLOAD_BYTES ? { type: 'missed' } : each)),
        );
      }),
    );
  });

  it('are as few as fit', () => {
    const batch = Array.from({ length: 500 }, (_, index): BusEvent => ({
      type: 'receiptChanged',
      receiptId: newId(),
      version: index + 1,
    }));
    const payloads = toPayloads(batch);
    expect(payloads.length).toBe(Math.ceil((500 * (bytesOf(JSON.stringify(batch[499])) + 1)) / MAX_PAYLOAD_BYTES));
    expect(toPayloads([])).toEqual([]);
  });

  it('hold the largest messages that are published', () => {
    const ids = Array.from({ length: MAX_IDS_PER_MESSAGE }, newId);
    const largest: BusEvent[] = [
      { type: 'sessionsEnded', sessionIds: ids },
      { type: 'presence', processId: newId(), receiptId: newId(), watchers: ids },
    ];
    expect(toPayloads(largest).map(parseBusEvents)).toEqual(largest.map((each) => [each]));
  });

  it('replace a message that is too long by `missed`', () => {
    const watchers = Array.from({ length: 1000 }, (_, index) => `watcher ${index} of 1000`);
    const batch: BusEvent[] = [
      { type: 'guestEnded', guestId: 'g' },
      { type: 'presence', processId: 'api-1', receiptId: 'reçu', watchers },
      { type: 'scanChanged', scanId: 's' },
    ];
    expect(toPayloads(batch).flatMap(parseBusEvents)).toEqual([batch[0], { type: 'missed' }, batch[2]]);
  });
});
