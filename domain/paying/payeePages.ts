import { cleanHandle, type Handle } from './payLinks';
import type { MethodWithPayLink, PaymentMethod } from '../waysToPay';

const PAGES: Partial<Record<PaymentMethod, (name: string) => string | null>> = {
  venmo: (name) => `https://venmo.com/u/${encodeURIComponent(name)}`,
  cashapp: (name) => `https://cash.app/$${encodeURIComponent(name)}`,
  // An e-mail address has no page.
  paypal: (name) => (name.includes('@') ? null : `https://paypal.me/${encodeURIComponent(name)}`),
} satisfies Record<MethodWithPayLink, (name: string) => string | null>;

/**
 * The payee's own page at the payment service, for as long as no amount is known (docs/product/names.md). payLink is the
 * address with an amount.
 * @returns null for methods without pages, for a PayPal email, and for a wrong handle.
 */
export function payeePage({ method, handle }: Handle): string | null {
  const name = cleanHandle({ method, handle });
  return name === null ? null : (PAGES[method]?.(name) ?? null);
}
