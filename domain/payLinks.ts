import { cleanEmail, cleanUsPhone } from './contact';
import { formatMoney, MAX_CENTS, type Cents } from './money';
import type { PaymentMethod } from './receipts';
import { hasUnwantedCharacters, withoutUnwantedCharacters } from './text';

export const METHOD_LABELS = {
  venmo: 'Venmo',
  cashapp: 'Cash App',
  zelle: 'Zelle',
  paypal: 'PayPal',
  bank: 'Bank transfer',
  card: 'Card',
  cash: 'Cash',
} as const satisfies Record<PaymentMethod, string>;

/** Every rail that costs the payer nothing, the ones that take a single tap first. */
export const FREE_METHODS = [
  'venmo',
  'cashapp',
  'paypal',
  'zelle',
  'cash',
  'bank',
  'card',
] as const satisfies readonly PaymentMethod[];

/** The rails for which a diner is asked for her own name on it (spec §9). */
export const METHODS_WITH_HANDLE = ['venmo', 'cashapp', 'zelle', 'paypal'] as const satisfies readonly PaymentMethod[];

/** The placeholder of a handle's input, and what to say when it does not fit. */
export const HANDLE_HINTS = {
  venmo: { placeholder: '@username', problem: 'A Venmo username has 5 to 30 letters, digits, hyphens or underscores' },
  cashapp: { placeholder: '$cashtag', problem: 'A $cashtag has up to 20 letters and digits, at least one letter' },
  zelle: { placeholder: 'Email or US phone', problem: 'Zelle needs an email address or a US phone number' },
  paypal: {
    placeholder: 'PayPal.Me name or email',
    problem: 'PayPal needs a PayPal.Me name (up to 20 letters and digits) or an email address',
  },
  bank: { placeholder: 'Last 4 digits', problem: 'Give at most the last 4 digits of a bank account, never all of it' },
  card: { placeholder: 'Last 4 digits', problem: 'Give at most the last 4 digits of a card, never all of it' },
  cash: { placeholder: 'A note, such as "at the table"', problem: 'A note about cash can have up to 60 characters' },
} as const satisfies Record<PaymentMethod, { placeholder: string; problem: string }>;

const MAX_FREE_TEXT = 60;
const MAX_NOTE = 280;

export interface Handle {
  readonly method: PaymentMethod;
  readonly handle: string;
}

/** What is left of a pasted link or a typed sign in front of the name itself. */
const PREFIXES: Partial<Record<PaymentMethod, RegExp>> = {
  venmo: /^(?:(?:https:\/\/)?(?:www\.)?venmo\.com\/(?:u\/)?)?@?/i,
  cashapp: /^(?:(?:https:\/\/)?(?:www\.)?cash\.app\/)?\$?/i,
  paypal: /^(?:(?:https:\/\/)?(?:www\.)?paypal\.(?:me|com\/paypalme)\/)?@?/i,
};

const CHECKS: Record<PaymentMethod, (name: string) => string | null> = {
  venmo: (name) => (/^[A-Za-z0-9_-]{5,30}$/.test(name) ? name : null),
  cashapp: (name) => (/^(?=.*[A-Za-z])[A-Za-z0-9]{1,20}$/.test(name) ? name : null),
  zelle: (name) => cleanEmail(name) ?? cleanUsPhone(name),
  paypal: (name) => (isPayPalMe(name) ? name : cleanEmail(name)),
  bank: (name) => (name === '' ? null : withoutAccountNumber(name)),
  card: (name) => (name === '' ? null : withoutAccountNumber(name)),
  // "I take cash" needs no further words.
  cash: freeText,
};

/**
 * A handle as it is stored: without its sign (@, $) or pasted link, only of characters its rail allows. Links are made
 * from nothing else, so that what somebody types can never lead anywhere but to the rail's own site.
 * @returns null when it is no handle of that rail; HANDLE_HINTS has the words for it.
 */
export function cleanHandle({ method, handle }: Handle): string | null {
  const prefix = PREFIXES[method];
  const text = handle.trim();
  return CHECKS[method](prefix ? text.replace(prefix, '') : text);
}

/**
 * The payer's own handle: the host only compares it with what the rail shows, so Venmo's short old names pass too.
 * @returns null when it cannot be a handle of that rail.
 */
export function cleanPayerHandle({ method, handle }: Handle): string | null {
  const strict = cleanHandle({ method, handle });
  if (strict !== null || method !== 'venmo') return strict;
  const name = handle.trim().replace(/^@/, '');
  return /^[A-Za-z0-9_-]{1,4}$/.test(name) ? name : null;
}

/** The handle for people: "@ana-b" on Venmo, "$ana" on Cash App. */
export function displayHandle({ method, handle }: Handle): string {
  if (method === 'venmo') return `@${handle}`;
  return method === 'cashapp' ? `$${handle}` : handle;
}

/**
 * The address that opens the rail's app or site with payee and amount filled in.
 * @param payment.amountCents cents; links are only made for amounts above zero
 * @param payment.note what the payment is for; only Venmo takes it along
 * @returns null for rails without links (Zelle, bank, card, cash), for a PayPal e-mail, and for what is no handle.
 */
export function payLink({
  method,
  handle,
  amountCents,
  note = '',
}: Handle & { amountCents: Cents; note?: string | null }): string | null {
  const name = cleanHandle({ method, handle });
  if (name === null || !Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > MAX_CENTS) return null;
  const user = encodeURIComponent(name);
  const amount = formatMoney(amountCents);
  if (method === 'venmo') {
    const text = encodeURIComponent(cleanNote(note ?? ''));
    return `https://venmo.com/${user}?txn=pay&amount=${amount}${text === '' ? '' : `&note=${text}`}`;
  }
  if (method === 'cashapp') return `https://cash.app/$${user}/${amount}`;
  if (method === 'paypal' && isPayPalMe(name)) return `https://paypal.me/${user}/${amount}USD`;
  return null;
}

/**
 * The payee's page on the rail, without an amount: on some phones only this one is sure to open the app, so it is
 * offered with a button that copies the amount.
 * @returns null for every rail but Venmo.
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

/** Free text in which no whole card or account number can hide, however its digits are grouped or written. */
function withoutAccountNumber(text: string): string | null {
  return (text.match(/\p{N}/gu)?.length ?? 0) > 4 ? null : freeText(text);
}

/** One line, cut between characters and never inside one: half a surrogate pair cannot be put into an address. */
function cleanNote(note: string): string {
  let text = '';
  for (const character of withoutUnwantedCharacters(note).trim()) {
    if (text.length + character.length > MAX_NOTE) break;
    text += character;
  }
  return text;
}
