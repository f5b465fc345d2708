import { cleanIban } from './iban';
import { formatMoney, type Cents, type Currency } from '../money';
import { withoutUnwantedCharacters } from '../text';

/** The limits of the European Payments Council's guideline EPC069-12, in characters, and of an amount, in euro cents. */
const MOST = { name: 70, note: 140, amount: 999_999_999_99 };

interface EpcTransfer {
  /** The owner of the account. */
  readonly name: string;
  readonly iban: string;
  readonly amountCents: Cents;
  readonly currency: Currency;
  /** What the transfer is for. */
  readonly note: string;
}

/**
 * The text of a QR code that fills in a transfer in a European banking app (EPC069-12, version 2, UTF-8).
 * @returns null for other currencies than the euro, for what is no IBAN, without a name, and for an amount that cannot be sent.
 */
export function epcTransfer({ name, iban, amountCents, currency, note }: EpcTransfer): string | null {
  const account = cleanIban(iban);
  const payee = line(name, MOST.name);
  if (currency !== 'EUR' || account === null || payee === '') return null;
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0 || amountCents > MOST.amount) return null;
  const bic = '';
  const purpose = '';
  const structuredReference = '';
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    payee,
    account,
    `EUR${formatMoney(amountCents, currency)}`,
    purpose,
    structuredReference,
    line(note, MOST.note),
  ]
    .join('\n')
    .trimEnd();
}

/** One line, cut to this number of characters. */
function line(text: string, most: number): string {
  return Array.from(withoutUnwantedCharacters(text).replace(/\s+/g, ' ').trim()).slice(0, most).join('').trim();
}
