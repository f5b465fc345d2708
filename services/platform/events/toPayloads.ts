import type { BusEvent } from './EventBus';

/** PostgreSQL refuses notifications of 8,000 bytes and more. */
export const MAX_PAYLOAD_BYTES = 7_900;

/**
 * Writes events as JSON arrays of at most MAX_PAYLOAD_BYTES each, in order. An event that does not fit becomes `missed`,
 * which makes listeners read again what they show.
 */
export function toPayloads(events: readonly BusEvent[]): string[] {
  const payloads: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const event of events) {
    const text = fitting(event);
    const size = Buffer.byteLength(text) + ','.length;
    if (bytes + size > MAX_PAYLOAD_BYTES) {
      payloads.push([]);
      bytes = '[]'.length;
    }
    payloads.at(-1)?.push(text);
    bytes += size;
  }
  return payloads.map((texts) => `[${texts.join(',')}]`);
}

function fitting(event: BusEvent): string {
  const text = JSON.stringify(event);
  const fits = Buffer.byteLength(text) + '[],'.length <= MAX_PAYLOAD_BYTES;
  return fits ? text : JSON.stringify({ type: 'missed' } satisfies BusEvent);
}
