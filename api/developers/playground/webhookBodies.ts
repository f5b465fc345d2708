import { EVENT_OF_FACT } from '@fairtab/domain/programs/webhooks';
import type { Told } from './readStream';

/** A change as REST has it. A webhook's message has its fact. */
export interface RestChange {
  readonly version: number;
  readonly fact: { readonly kind: string } | null;
}

/** No step of the playground makes a payment that is confirmed at once. */
const EVENTS: Readonly<Record<string, string>> = { ...EVENT_OF_FACT, paymentReported: 'payment.reported' };

/** The body that a webhook of the host would receive for a change that a step of the playground makes. A test compares it with a real one. */
export function webhookBodies({ receipt, change }: Told, { fact }: RestChange): { readonly type: string }[] {
  const event = EVENTS[fact?.kind ?? ''];
  if (!receipt || !change || event === undefined) return [];
  const { linkId: id, restaurantName, currency, total, claimed, paid, remaining } = receipt;
  const { version, at: timestamp } = change;
  const data = { receipt: { id, version, restaurantName, currency, total, claimed, paid, remaining }, fact };
  // A reported payment counts as paid, so the report after which nothing is open settles the bill.
  const isSettled = event === 'payment.reported' && claimed === total && Number(remaining) === 0;
  return [event, ...(isSettled ? ['receipt.settled'] : [])].map((type) => ({ type, timestamp, data }));
}
