import type Stripe from 'stripe';

/**
 * The processor's id of what a report is about: a payment, a host's account or a payout. All that happens to a payment, its
 * refunds and disputes too, is a reason to look at that payment.
 * @returns null for reports that mean nothing here.
 */
export function subjectOf({ type, data: { object } }: Stripe.Event): string | null {
  if (type === 'account.updated' || /^(payment_intent|payout)\./.test(type)) return 'id' in object ? object.id : null;
  if (!/^(charge|refund)\./.test(type) || !('payment_intent' in object)) return null;
  const intent: unknown = object.payment_intent;
  return typeof intent === 'string' ? intent : null;
}
