import { cleanEmail, cleanUsPhone } from '../contact/contact';
import { cleanIban, displayIban, looksLikeIban } from './iban';
import { t } from '../language/t';
import { formatMoney, MAX_CENTS, type Cents, type Currency } from '../money';
import { typedName } from './pastedHandles';
import { hasUnwantedCharacters, withoutUnwantedCharacters } from '../text';
import { takes, WAYS_TO_PAY, type MethodWithPayLink, type PaymentMethod } from '../waysToPay';

const MAX_FREE_TEXT = 60;
const MAX_NOTE = 280;

export interface Handle {
  readonly method: PaymentMethod;
  readonly handle: string;
}

const CHECKS: Record<PaymentMethod, (name: string) => string | null> = {
  venmo: (name) => (/^[A-Za-z0-9_-]{5,30}$/.test(name) ? name : null),
  cashapp: (name) => (/^(?=.*[A-Za-z])[A-Za-z0-9]{1,20}$/.test(name) ? name : null),
  zelle: (name) => cleanEmail(name) ?? cleanUsPhone(name),
  paypal: (name) => (isPayPalMe(name) ? name : cleanEmail(name)),
  bank: (name) => (name === '' ? null : withoutAccountNumber(name)),
  card: (name) => (name === '' ? null : withoutAccountNumber(name)),
  // Cash needs no handle, so an empty text is fine.
  cash: freeText,
};

/**
 * A handle as it is stored: without its sign (@, $) or pasted link, and only of characters that the method allows. Links
 * are made from nothing else, so a link leads to the method's own site for any typed text.
 * @returns null when it is no handle of this method; handleProblem has the message for it.
 */
export function cleanHandle({ method, handle }: Handle): string | null {
  const iban = method === 'bank' ? cleanIban(handle) : null;
  if (iban !== null) return iban;
  const name = isFreeText(method) ? handle.trim() : typedName({ method, handle });
  return name === null ? null : CHECKS[method](name);
}

/**
 * The payer's own handle. The host only compares it with what the payment app shows, so Venmo's short old names pass too. Nobody has to be
 * able to pay it, so an account stays with its last digits.
 * @returns null when it cannot be a handle of this method.
 */
export function cleanPayerHandle({ method, handle }: Handle): string | null {
  if (method === 'bank') return CHECKS.bank(handle.trim());
  const strict = cleanHandle({ method, handle });
  if (strict !== null || method !== 'venmo') return strict;
  const name = typedName({ method, handle });
  return name !== null && /^[A-Za-z0-9_-]{1,4}$/.test(name) ? name : null;
}

/** The message beside a text that is no handle of this method. */
export function handleProblem({ method, handle }: Handle): string {
  if (method === 'bank' && looksLikeIban(handle))
    return t('This IBAN has a typing error. Compare it with the one of your bank');
  const isWithoutName = !isFreeText(method) && typedName({ method, handle }) === null;
  return isWithoutName
    ? t('There is no name in this link. Give the name that the app shows')
    : WAYS_TO_PAY[method].problem;
}

/** Whether the text of this way is for people to read. Such a text leads nowhere and stays as it was typed. */
function isFreeText(method: PaymentMethod): boolean {
  return !WAYS_TO_PAY[method].asksHandle;
}

/** The handle for people: "@ana-b" on Venmo, "$ana" on Cash App, an IBAN in groups of four. */
export function displayHandle({ method, handle }: Handle): string {
  if (method === 'bank' && cleanIban(handle) !== null) return displayIban(handle);
  return `${WAYS_TO_PAY[method].sign}${handle}`;
}

interface LinkParts {
  /** A clean handle. */
  readonly name: string;
  /** With the decimals of the currency. */
  readonly amount: string;
  readonly currency: Currency;
  readonly note: string;
}

/** The currencies that PayPal knows with the decimals that they have here. */
const PAYPAL = /USD|EUR|GBP|CAD|MXN|AUD|BRL|CHF|CZK|DKK|HKD|ILS|JPY|MYR|NOK|NZD|PHP|PLN|SEK|SGD|THB/;

const LINKS: Partial<Record<PaymentMethod, (parts: LinkParts) => string | null>> = {
  venmo: ({ name, amount, note }) => {
    const text = encodeURIComponent(cleanNote(note));
    return `https://venmo.com/${encodeURIComponent(name)}?txn=pay&amount=${amount}${text === '' ? '' : `&note=${text}`}`;
  },
  cashapp: ({ name, amount }) => `https://cash.app/$${encodeURIComponent(name)}/${amount}`,
  paypal: ({ name, amount, currency }) =>
    isPayPalMe(name) && PAYPAL.test(currency)
      ? `https://paypal.me/${encodeURIComponent(name)}/${amount}${currency}`
      : null,
} satisfies Record<MethodWithPayLink, (parts: LinkParts) => string | null>;

/**
 * The address that opens the payment app or site with payee and amount filled in (docs/product/payments.md).
 * @param payment.amountCents minor units; links are only made for amounts above zero
 * @param payment.note what the payment is for; only Venmo's link carries it
 * @returns null for methods without links (Zelle, bank, card, cash), for a way that does not know
 * the currency, for a PayPal email, and for a wrong handle.
 */
export function payLink({
  method,
  handle,
  amountCents,
  currency,
  note,
}: Handle & { amountCents: Cents; currency: Currency; note?: string | null }): string | null {
  const name = takes({ method, currency }) ? cleanHandle({ method, handle }) : null;
  if (name === null || !Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > MAX_CENTS) return null;
  return LINKS[method]?.({ name, amount: formatMoney(amountCents, currency), currency, note: note ?? '' }) ?? null;
}

/**
 * The payee's own page, without an amount. On some phones only this page is sure to open the app, so the screens offer
 * it with a button that copies the amount.
 * @returns null for every method but Venmo, and for a wrong handle.
 */
export function fallBackLink({ method, handle }: Handle): string | null {
  const name = method === 'venmo' ? cleanHandle({ method, handle }) : null;
  return name === null ? null : `https://venmo.com/u/${encodeURIComponent(name)}`;
}

function isPayPalMe(name: string): boolean {
  return /^[A-Za-z0-9]{1,20}$/.test(name);
}

function freeText(text: string): string | null {
  return text.length > MAX_FREE_TEXT || hasUnwantedCharacters(text) ? null : text;
}

/** Refuses free text that may hide a whole card or account number: more than 4 digits, in any script or grouping. */
function withoutAccountNumber(text: string): string | null {
  return (text.match(/\p{N}/gu)?.length ?? 0) > 4 ? null : freeText(text);
}

/** One line, cut between characters: encodeURIComponent throws on half a surrogate pair. */
function cleanNote(note: string): string {
  let text = '';
  for (const character of withoutUnwantedCharacters(note).trim()) {
    if (text.length + character.length > MAX_NOTE) break;
    text += character;
  }
  return text;
}
