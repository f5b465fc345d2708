import { locale } from '../language/current';
import { dateFormat } from '../language/format';
import { t } from '../language/t';
import { describeItemPortion } from '../claims';
import { displayRate, exchanged } from '../exchangeRates';
import { displayMoney, type Cents, type Currency } from '../money';
import { dishesOf } from '../bill/evenSplit';
import type { PaymentStatus } from '../payments';
import { feesLabel } from '../bill/feesLabel';
import { summarise, type ReceiptSummary } from '../summaries';
import {
  type ClaimState,
  type Dish,
  type PaymentState,
  type Person,
  type ReceiptState,
  isSamePerson,
} from '../receipts';
import { isolated } from '../text';
import { paidMethodLabel } from '../waysToPay';
import { isEmptyNote } from './BusinessNote';
import type { BookedReceipt } from './receiptRows';

/** A line of a column of amounts. */
export interface AmountLine {
  readonly name: string;
  readonly amountCents: Cents;
}

/** A receipt as one prints it: what stands where, before it is drawn. */
export interface ReceiptSheet {
  /** The currency of all amounts. */
  readonly currency: Currency;
  readonly restaurantName: string;
  /** Like "November 20, 2026". */
  readonly date: string;
  /** Names with their texts, such as Host and Project. */
  readonly facts: readonly { readonly name: string; readonly text: string }[];
  readonly lines: readonly (AmountLine & { readonly quantity: number; readonly priceCents: Cents })[];
  /** The rows from the subtotal down to the last one above the total. */
  readonly parts: readonly AmountLine[];
  readonly totalCents: Cents;
  /** The total in the second currency, "about €36.46". */
  readonly about: string | null;
  /** A sentence about a bill that does not add up, or that is split evenly. */
  readonly remarks: readonly string[];
  /** Everybody with a claim and what the claims are, and everybody who is treated and by whom. */
  readonly people: readonly {
    readonly name: string;
    readonly had: string;
    readonly amountCents: Cents;
    /** The amount in the second currency, "about €10.74"; null where none is shown beside it. */
    readonly about: string | null;
    readonly paidCents: Cents;
  }[];
  readonly unclaimedCents: Cents;
  readonly payments: readonly {
    readonly name: string;
    readonly method: string;
    readonly at: string;
    readonly status: string;
    readonly amountCents: Cents;
  }[];
}

const STATUS_TEXTS: Readonly<Record<PaymentStatus, () => string>> = {
  reported: () => t('Reported by the payer'),
  confirmed: () => t('Confirmed'),
  disputed: () => t('Disputed by the host'),
  charged: () => t('Paid by card in Fairtab'),
  refunded: () => t('Refunded'),
};

/** Lays a receipt out for print. The same amounts as on every screen: nothing is computed here that summarise does not. */
export function receiptSheet({ receipt, note }: Omit<BookedReceipt, 'number'>): ReceiptSheet {
  const summary = summarise(receipt);
  const isNoted = note !== null && !isEmptyNote(note);
  const facts = [
    { name: t('Host'), text: receipt.hostName },
    { name: t('Description'), text: receipt.description.replaceAll('\n', ' ') },
    ...(isNoted
      ? [
          { name: t('Label'), text: note.label },
          { name: t('Project'), text: note.project },
          { name: t('Attendees'), text: note.attendees },
        ]
      : []),
    { name: t('Others paid the restaurant'), text: contributionsOf(receipt) },
    { name: t('Currency'), text: currencyName(receipt.currency) },
    { name: t('Exchange rate'), text: rateOf(receipt) },
  ];
  return {
    currency: receipt.currency,
    restaurantName: receipt.restaurantName,
    date: longDate(receipt.date),
    facts: facts.filter(({ text }) => text !== ''),
    lines: dishesOf(receipt).flatMap(linesOf),
    parts: partsOf(receipt, summary),
    totalCents: receipt.totalCents,
    about: aboutOf(receipt.totalCents, receipt),
    remarks: remarksOn(receipt, summary),
    people: summary.people.map((person) => ({
      name: person.name,
      had: [...person.claims.map((claim) => portionOf(receipt, claim)), ...treatOf(receipt, person)].join(', '),
      amountCents: person.owesCents + person.paidCents,
      about: aboutOf(person.owesCents + person.paidCents, receipt),
      paidCents: person.paidCents,
    })),
    unclaimedCents: summary.unclaimedCents,
    payments: receipt.payments.map((payment) => ({
      name: payment.payerName,
      method: methodText(payment, receipt.currency),
      at: momentText(payment.createdAt),
      status: STATUS_TEXTS[payment.status](),
      amountCents: payment.amountCents,
    })),
  };
}

/** Like "Cash, rounded to CHF 12.35". */
function methodText({ method, cashCents }: PaymentState, currency: Currency): string {
  const label = paidMethodLabel(method);
  return cashCents === null
    ? label
    : t('{method}, rounded to {cash}', { method: label, cash: displayMoney(cashCents, currency) });
}

/** Like "Ben $140.00, Cleo $20.00"; empty when the host paid all of it. */
function contributionsOf({ contributions, currency }: ReceiptState): string {
  return contributions
    .map(({ name, amountCents }) => `${isolated(name)} ${displayMoney(amountCents, currency)}`)
    .join(', ');
}

/** Like "1 EUR = 1.25 USD, November 20, 2026"; empty without a second currency. */
function rateOf({ currency, exchangeRate: at }: ReceiptState): string {
  if (at === null) return '';
  const quote = at.baseCurrency === currency ? at.currency : currency;
  const rate = t('1 {base} = {rate} {quote}', { base: at.baseCurrency, rate: displayRate(at.rate), quote });
  return `${rate}, ${longDate(at.date)}`;
}

function aboutOf(cents: Cents, { currency, exchangeRate: at }: ReceiptState): string | null {
  const about = at === null || cents === 0 ? null : exchanged(cents, { from: currency, at });
  return at === null || about === null ? null : t('about {amount}', { amount: displayMoney(about, at.currency) });
}

/** A line, and below it what a coupon takes off. */
function linesOf({ name, quantity, priceCents, discountCents }: Dish): ReceiptSheet['lines'] {
  const line = { name, quantity, priceCents, amountCents: priceCents * quantity };
  if (discountCents === 0) return [line];
  const amountCents = -discountCents;
  return [
    line,
    { name: t('Coupon for {name}', { name: isolated(name) }), quantity: 1, priceCents: amountCents, amountCents },
  ];
}

function partsOf(receipt: ReceiptState, { linesCents }: ReceiptSummary): AmountLine[] {
  const optional = [
    { name: t('Tax'), amountCents: receipt.taxCents },
    { name: t('Alcohol tax'), amountCents: receipt.alcoholTaxCents },
    { name: t('Tip'), amountCents: receipt.tipCents },
    { name: feesLabel(receipt.serviceChargePercent), amountCents: receipt.feesCents },
    { name: t('Discount'), amountCents: -receipt.discountCents },
  ];
  return [{ name: t('Subtotal'), amountCents: linesCents }, ...optional.filter(({ amountCents }) => amountCents !== 0)];
}

function remarksOn(
  { evenSplit, totalCents, currency }: ReceiptState,
  { mismatchCents, computedTotalCents }: ReceiptSummary,
): string[] {
  return [
    ...(evenSplit ? [t('Split evenly among {people} people.', { people: evenSplit.people })] : []),
    ...(mismatchCents === 0
      ? []
      : [
          t('The bill does not add up: its parts make {amount}, but {printedAmount} is printed.', {
            amount: displayMoney(computedTotalCents, currency),
            printedAmount: displayMoney(totalCents, currency),
          }),
        ]),
  ];
}

function portionOf({ items }: ReceiptState, claim: ClaimState): string {
  const item = items.find(({ id }) => id === claim.itemId);
  return item ? isolated(describeItemPortion(claim, item)) : '';
}

/** "treated by Ben", when somebody else pays for what a person had. */
function treatOf({ claims }: ReceiptState, person: Person): string[] {
  const payers = claims.filter(
    ({ status, treated }) => status !== 'cancelled' && treated !== null && isSamePerson(treated, person),
  );
  const names = [...new Set(payers.map(({ claimerName }) => isolated(claimerName)))];
  return names.length > 0 ? [t('treated by {names}', { names: names.join(' & ') })] : [];
}

/** Like "Euro (EUR)", in the reader's language. */
export function currencyName(currency: Currency): string {
  return `${new Intl.DisplayNames(locale(), { type: 'currency' }).of(currency) ?? ''} (${currency})`;
}

/** Made once, because making one takes longer than formatting a hundred dates. */
const showDay = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });
const showMoment = dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** A date such as 2026-11-20 as "November 20, 2026". */
export function longDate(date: string): string {
  return showDay(new Date(`${date}T00:00:00Z`));
}

/** A moment in UTC, because a printed receipt is read in any time zone. Versions of Node differ in the space before PM. */
function momentText(isoTime: string): string {
  return `${showMoment(new Date(isoTime)).replace(/\s/g, ' ')} UTC`;
}
