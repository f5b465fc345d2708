import { factFromStored } from '@fairtab/domain/facts/changes';
import { formatMoney } from '@fairtab/domain/money';
import type { ReceiptAmounts } from '@fairtab/domain/programs/webhooks';
import { factBody } from './factBody';

/** The most bytes of a message. A larger one leaves the fact out, because its receiver can ask for it. */
const MOST_BYTES = 64 * 1024;

/** A message with all that it is made of. */
export interface Telling {
  readonly id: string;
  readonly webhookId: string;
  readonly userId: string;
  readonly url: string;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerSecretUntil: Date | null;
  readonly event: string;
  readonly receiptId: string | null;
  readonly version: number | null;
  /** After the change. */
  readonly amounts: ReceiptAmounts | null;
  /** The line of the trail as it is now. */
  readonly fact: unknown;
  readonly receipt: { readonly name: string; readonly currency: string } | null;
  readonly isAlone: boolean;
  readonly attempts: number;
  readonly createdAt: Date;
}

/**
 * The text of a message (docs/product/webhooks.md), the same at each attempt. Only a name is missing once the account of its person is
 * deleted, and the name and currency of the receipt are those of now.
 */
export function bodyOf(telling: Telling): string {
  const { event: type, createdAt } = telling;
  const whole = JSON.stringify({ type, timestamp: createdAt, data: dataOf(telling) });
  if (Buffer.byteLength(whole) <= MOST_BYTES) return whole;
  return JSON.stringify({ type, timestamp: createdAt, data: { ...dataOf(telling), fact: null } });
}

function dataOf({ receiptId, version, receipt, amounts, fact: stored }: Telling): Record<string, unknown> {
  if (receiptId === null || !receipt || !amounts) return {};
  const { name: restaurantName, currency } = receipt;
  const fact = factFromStored(stored);
  const money = (minor: number): string => formatMoney(minor, currency);
  return {
    receipt: {
      id: receiptId,
      version,
      restaurantName,
      currency,
      total: money(amounts.total),
      claimed: money(amounts.claimed),
      paid: money(amounts.paid),
      remaining: money(amounts.remaining),
    },
    fact: fact && factBody(fact, { receiptId }),
  };
}
