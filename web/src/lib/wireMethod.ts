import { t } from '@fairtab/domain/language/t';
import { PAYMENT_METHODS, WAYS_TO_PAY, type PaymentMethod } from '@fairtab/domain/waysToPay';

/** A way to pay as GraphQL spells it: "VENMO" for the domain's "venmo". */
export type WireMethod = Uppercase<PaymentMethod>;

export function wireMethod<Method extends PaymentMethod>(method: Method): Uppercase<Method> {
  return method.toUpperCase() as Uppercase<Method>;
}

export function domainMethod(method: WireMethod): PaymentMethod {
  return method.toLowerCase() as PaymentMethod;
}

/** Null for a method that this version of the page does not know, and for any other value. */
export function knownMethod(value: unknown): WireMethod | null {
  return PAYMENT_METHODS.map(wireMethod).find((method) => method === value) ?? null;
}

/** What the domain knows about a way to pay: its label, placeholder and so on. */
export function wayToPay(method: WireMethod) {
  return WAYS_TO_PAY[domainMethod(method)];
}

/** The name on its own: "Bank transfer". A method that this page does not know keeps its GraphQL spelling. */
export function methodLabel(method: string): string {
  if (method === 'SETTLEMENT') return t('Settled with other receipts');
  const known = knownMethod(method);
  return known ? wayToPay(known).label : method;
}

/** The name inside a sentence: "paid by bank transfer". */
export function methodInSentence(method: string): string {
  if (method === 'SETTLEMENT') return t('settling several receipts');
  const known = knownMethod(method);
  return known ? wayToPay(known).inSentence : method;
}
