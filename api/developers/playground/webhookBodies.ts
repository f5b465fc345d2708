import { EVENT_OF_FACT } from '@fairtab/domain/webhooks';
import type { Told } from './readStream';

/** A change as REST has it, of which a webhook's message has the fact. */
export interface RestChange {
  readonly version: number;
  readonly fact: { readonly kind: string } | null;
}

/** No step of the playground makes a payment that is confirmed at once. */
const EVENTS: Readonly<Record<string, string>> = { ...EVENT_OF_FACT, paymentReported: 'payment.reported' };

/** What a webhook of the host would be sent of a change that a step of the playground makes. A test compares it with what one is sent. */
export function webhookBodies({ receipt, change }: Told, { fact }: RestChange): { readonly type: string }[] {
  const event = EVENTS[fact?.kind ?? ''];
  if (!receipt || !change || event === undefined) return [];
  const { linkId: id, restaurantName, currency, total, claimed, paid, remaining } = receipt;
  const { version, at: timestamp } = change;
  const data = { receipt: { id, version, restaurantName, currency, total, claimed, paid, remaining }, fact };
  // What is reported counts as paid, so the bill is settled by the report after which nothing is open.
  const isSettled = event === 'payment.reported' && claimed === total && Number(remaining) === 0;
  return [event, ...(isSettled ? ['receipt.settled'] : [])].map((type) => ({ type, timestamp, data }));
}
