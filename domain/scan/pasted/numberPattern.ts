import { CURRENCIES } from '../../currencies';

/** Signs beside a number. "$" stays, because the reader of bills knows it. */
export const SIGN = String.raw`(?:[\p{Sc}元円원]|(?:US|C|A|NZ|HK|NT|MX|R)\$|Kč|kr\.?|zł|Ft|Rp\.?|RM|Rs\.?|S\/|Fr\.?|${CURRENCIES.join('|')})`;
/** Blanks that only stand within a number. */
export const NARROW = String.raw`\u00A0\u2009\u202F`;
export const NUMBER = String.raw`\p{Nd}(?:[\p{Nd}.,'’${'`'}´٬٫${NARROW}]*\p{Nd})?`;
/** What says behind a price that it is that of one. */
export const PER_PIECE = String.raw`(?:[Ee]ach|[Ee]a\b\.?|apiece|per (?:piece|person)|c\/u|cada un[oa]|pro (?:Stück|Stk\.?|Person)|la pi[eè]ce)`;
