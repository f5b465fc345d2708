/** Signs and codes of currencies, as receipts print them beside an amount. */
const CODES =
  'USD|EUR|GBP|CHF|CAD|AUD|NZD|SGD|HKD|MYR|RM|IDR|Rp|JPY|KRW|CNY|THB|PHP|VND|INR|Rs|SEK|NOK|DKK|PLN|CZK|HUF|TRY|BRL|MXN|ZAR|AED';
/** What stands before a dollar sign: "R$ 23.80", "US$5". */
const BEFORE_DOLLAR = /\b(?:R|US|CA|AU|NZ|HK|NT|MX|RD)$/;
const BEFORE = new RegExp(String.raw`(?:[£€¥₹₩₱฿₫₺]|\b(?:${CODES})\b\.?)\s*$`);
const BEHIND = new RegExp(String.raw`^\s*(?:[£€₫₺円원]|(?:${CODES}|kr|Ft|zł)(?![A-Za-z]))`);
const CODE = new RegExp(String.raw`\b(?:${CODES})\b`);

/** A text that ends where an amount begins, without the currency of the amount: "Total CHF" is "Total". */
export function endsBeforeAmount(text: string, amount: string): string {
  return text.replace(amount.startsWith('$') ? BEFORE_DOLLAR : BEFORE, '');
}

/** A text that begins where an amount ends, without the currency of the amount. */
export function beginsBehindAmount(text: string): string {
  return text.replace(BEHIND, '');
}

/** The code of a currency that a text names; null when it names none. */
export function codeIn(text: string): string | null {
  return CODE.exec(text)?.[0] ?? null;
}
