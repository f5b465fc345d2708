import { HttpProblem } from '../../http/answers/HttpProblem';
import type { RestReadScanQuery } from '../generated/documents';
import { FIELDS, type ProcessedReceipt } from './shapes';

type Scan = NonNullable<RestReadScanQuery['scan']>;

/**
 * Makes the documented answer of a scan's data.
 * @throws HttpProblem when the scan failed or is not over yet.
 */
export function renderScan({ id, failure, photos, bill }: Scan): ProcessedReceipt {
  if (!bill) throw failure && failure.code !== 'UNAVAILABLE' ? scanRefused(failure) : scanBusy();
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
export function scanRefused({ code, message }: { code: string; message: string }): HttpProblem {
  return new HttpProblem({ status: 422, code: code.toLowerCase(), message });
}
