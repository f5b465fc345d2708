import { z } from 'zod';
import { HttpProblem } from '../../http/HttpProblem';
import { FIELDS, type ProcessedReceipt } from './shapes';

const corner = z.object({ x: z.number(), y: z.number() });
const certainty = {
  confidence: z.number(),
  boxes: z.array(z.object({ photo: z.int(), corners: z.array(corner) })),
};
const read = z.object({ value: z.string(), ...certainty }).nullable();

const billData = z.object({
  ...(Object.fromEntries(FIELDS.map((field) => [field, read])) as Record<(typeof FIELDS)[number], typeof read>),
  currency: z.string().nullable(),
  balanced: z.boolean(),
  items: z.array(
    z.object({ name: z.string(), price: z.string(), quantity: z.int(), discount: z.string(), ...certainty }),
  ),
  charges: z.array(z.object({ name: z.string(), amount: z.string(), isIncluded: z.boolean() })).nullable(),
  doubts: z.array(z.object({ message: z.string() })),
  lines: z.array(z.object({ text: z.string(), isRead: z.boolean() })).nullable(),
  advice: z.string().nullable(),
});

const scanData = z.object({
  id: z.string(),
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  photos: z.array(z.object({ url: z.string() })),
  bill: billData.nullable(),
});

/**
 * Makes the documented answer of a scan's data.
 * @throws HttpProblem when the scan failed or is not over yet.
 */
export function renderScan(data: unknown): ProcessedReceipt {
  const { id, failure, photos, bill } = scanData.parse(data);
  if (!bill) throw failure && failure.code !== 'UNAVAILABLE' ? refused(failure) : scanBusy();
  const valueOf = (field: (typeof FIELDS)[number]): string | null => bill[field]?.value ?? null;
  return {
    data: {
      restaurantName: valueOf('restaurantName') ?? '',
      description: '',
      date: valueOf('date') ?? '',
      total: valueOf('total'),
      tax: valueOf('tax'),
      tip: valueOf('tip'),
      subtotal: valueOf('subtotal'),
      fees: valueOf('fees'),
      discount: valueOf('discount'),
      items: bill.items,
      currency: bill.currency,
      balanced: bill.balanced,
      charges: bill.charges ?? [],
      doubts: bill.doubts.map(({ message }) => message),
      lines: bill.lines,
      advice: bill.advice,
      fields: Object.fromEntries(
        FIELDS.flatMap((field) => {
          const found = bill[field];
          return found ? [[field, { confidence: found.confidence, boxes: found.boxes }]] : [];
        }),
      ),
      scanId: id,
      photos: photos.map(({ url }) => url),
    },
  };
}

/** The scan goes on, so a later call may find it done. */
export function scanBusy(): HttpProblem {
  const message = 'Scanning is temporarily unavailable. Please try again or enter the items yourself.';
  return new HttpProblem({ status: 503, code: 'busy', message });
}

/** For a photo that no receipt can be read from; `NOT_A_RECEIPT` becomes `not_a_receipt`. */
function refused({ code, message }: { code: string; message: string }): HttpProblem {
  return new HttpProblem({ status: 422, code: code.toLowerCase(), message });
}
