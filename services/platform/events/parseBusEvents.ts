import { z } from 'zod';
import type { BusEvent } from './EventBus';

const id = z.string().min(1).max(200);

const busEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('receiptChanged'), receiptId: id, version: z.int().positive(), trace: id.optional() }),
  z.object({ type: z.literal('sessionsEnded'), sessionIds: z.array(id) }),
  z.object({ type: z.literal('guestEnded'), guestId: id }),
  z.object({ type: z.literal('scanChanged'), scanId: id }),
  z.object({ type: z.literal('eveningChanged'), eveningId: id }),
  z.object({ type: z.literal('accountJobChanged'), jobId: id }),
  z.object({ type: z.literal('presence'), processId: id, receiptId: id, watchers: z.array(id) }),
  z.object({ type: z.literal('presenceAsked'), processId: id, receiptIds: z.array(id) }),
  z.object({ type: z.literal('processAlive'), processId: id }),
  z.object({ type: z.literal('missed') }),
]);

/** Reads one payload. Leaves out unknown messages, such as a kind that a newer version sends. */
export function parseBusEvents(text: string): BusEvent[] {
  const batch = parseJson(text);
  if (!Array.isArray(batch)) return [];
  return batch.flatMap((candidate: unknown) => {
    const parsed = busEvent.safeParse(candidate);
    return parsed.success ? [parsed.data] : [];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
