import { exchanged } from '../exchangeRates';
import { formatMoney, type Cents } from '../money';
import { summarise, type ItemSummary } from '../summaries';
import type { ClaimState, PaymentState, ReceiptState } from '../receipts';
import { lineTotalOf, subtotalOf } from '../shares';
import { paidMethodLabel } from '../waysToPay';
import { NO_NOTE, type BusinessNote } from './BusinessNote';
import { csvText } from './csvText';

/** The columns of an exported history, in their order. docs/product/books.md says what each of them has. */
export const RECEIPT_COLUMNS = [
  'receipt',
  'date',
  'restaurant',
  'description',
  'host',
  'label',
  'project',
  'attendees',
  'currency',
  'receipt_subtotal',
  'receipt_tax',
  'receipt_tip',
  'receipt_fees',
  'receipt_discount',
  'receipt_total',
  'row',
  'item',
  'item_note',
  'unit_price',
  'quantity',
  'line_total',
  'extras',
  'amount',
  'unclaimed',
  'person',
  'units',
  'shared_by',
  'status',
  'paid_by',
  'paid_at',
  'payment_status',
  'confirmed_at',
  'receipt_alcohol_tax',
  'receipt_service_charge_percent',
  'tax_class',
  'line_discount',
  'second_currency',
  'exchange_rate',
  'exchange_rate_base',
  'exchange_rate_date',
  'about_receipt_total',
  'about_amount',
  'cash_rounding',
] as const;
export type ReceiptColumn = (typeof RECEIPT_COLUMNS)[number];

/** The columns whose decimals the dialect of the file writes. */
export const RECEIPT_NUMBERS: ReadonlySet<ReceiptColumn> = new Set([
  'receipt_subtotal',
  'receipt_tax',
  'receipt_tip',
  'receipt_fees',
  'receipt_discount',
  'receipt_total',
  'unit_price',
  'quantity',
  'line_total',
  'extras',
  'amount',
  'unclaimed',
  'units',
  'receipt_alcohol_tax',
  'receipt_service_charge_percent',
  'line_discount',
  'exchange_rate',
  'about_receipt_total',
  'about_amount',
  'cash_rounding',
]);
type Cells = Readonly<Partial<Record<ReceiptColumn, string>>>;

/** A receipt with what its export has besides it. */
export interface BookedReceipt {
  readonly receipt: ReceiptState;
  /** The running number within the file. A receipt's id is its link, so it is in no file that is handed on. */
  readonly number: number;
  /** null when the reader of the file is not the host, or wrote nothing down. */
  readonly note: BusinessNote | null;
}

/**
 * The rows of one receipt: each line of the bill, and below it each claim on it that is not cancelled. Amounts have the
 * decimals of their currency. The amounts of the lines add up to the total of a bill that adds up; those of a line's claims, with what is
 * unclaimed, to the line.
 */
export function receiptRows({ receipt, number, note }: BookedReceipt): string[][] {
  const shared = cellsOfReceipt({ receipt, number, note });
  return summarise(receipt).items.flatMap((line) => [
    rowOf({ ...shared, ...cellsOfLine(line, receipt) }),
    ...line.claims
      .filter(({ status }) => status !== 'cancelled')
      .map((claim) => rowOf({ ...shared, ...cellsOfClaim({ receipt, line, claim }) })),
  ]);
}

function rowOf(cells: Cells): string[] {
  return RECEIPT_COLUMNS.map((column) => cells[column] ?? '');
}

function cellsOfReceipt({ receipt, number, note }: BookedReceipt): Cells {
  const { label, project, attendees } = note ?? NO_NOTE;
  return {
    receipt: String(number),
    date: receipt.date,
    restaurant: csvText(receipt.restaurantName),
    description: csvText(receipt.description),
    host: csvText(receipt.hostName),
    label: csvText(label),
    project: csvText(project),
    attendees: csvText(attendees),
    currency: receipt.currency,
    receipt_subtotal: formatMoney(subtotalOf(receipt), receipt.currency),
    receipt_tax: formatMoney(receipt.taxCents, receipt.currency),
    receipt_tip: formatMoney(receipt.tipCents, receipt.currency),
    receipt_fees: formatMoney(receipt.feesCents, receipt.currency),
    receipt_discount: formatMoney(receipt.discountCents, receipt.currency),
    receipt_total: formatMoney(receipt.totalCents, receipt.currency),
    receipt_alcohol_tax: formatMoney(receipt.alcoholTaxCents, receipt.currency),
    receipt_service_charge_percent: receipt.serviceChargePercent === null ? '' : String(receipt.serviceChargePercent),
    ...(receipt.exchangeRate && {
      second_currency: receipt.exchangeRate.currency,
      exchange_rate: receipt.exchangeRate.rate,
      exchange_rate_base: receipt.exchangeRate.baseCurrency,
      exchange_rate_date: receipt.exchangeRate.date,
      about_receipt_total: aboutText(receipt.totalCents, receipt),
    }),
  };
}

/** An amount in the second currency, rounded by itself, so these do not add up; empty where there is none. */
function aboutText(cents: Cents, { currency, exchangeRate }: ReceiptState): string {
  const about = exchangeRate && exchanged(cents, { from: currency, at: exchangeRate });
  return exchangeRate && about !== null ? formatMoney(about, exchangeRate.currency) : '';
}

function cellsOfLine({ item, lineCents, shareCents, unclaimedCents }: ItemSummary, receipt: ReceiptState): Cells {
  return {
    row: 'line',
    item: csvText(item.name),
    item_note: csvText(item.note ?? ''),
    unit_price: formatMoney(item.priceCents, receipt.currency),
    quantity: String(item.quantity),
    line_total: formatMoney(lineCents, receipt.currency),
    tax_class: item.taxClass,
    line_discount: formatMoney(item.discountCents, receipt.currency),
    extras: formatMoney(shareCents - lineTotalOf(item), receipt.currency),
    amount: formatMoney(shareCents, receipt.currency),
    about_amount: aboutText(shareCents, receipt),
    unclaimed: formatMoney(unclaimedCents, receipt.currency),
  };
}

function cellsOfClaim({
  receipt,
  line,
  claim,
}: {
  receipt: ReceiptState;
  line: ItemSummary;
  claim: ClaimState;
}): Cells {
  const payment = receipt.payments.find(({ id }) => id === claim.paymentId);
  return {
    row: 'claim',
    item: csvText(line.item.name),
    amount: formatMoney(claim.amountCents, receipt.currency),
    about_amount: aboutText(claim.amountCents, receipt),
    person: csvText(claim.claimerName),
    units: String(claim.units),
    shared_by: String(claim.splitCount),
    status: claim.status,
    ...(payment && {
      paid_by: paidMethodLabel(payment.method),
      paid_at: payment.createdAt,
      payment_status: payment.status,
      confirmed_at: payment.completedAt ?? '',
      cash_rounding: roundingText(receipt, { claim, payment }),
    }),
  };
}

/**
 * What the host gained by rounding in cash, or bore when it is negative. It stands beside the first claim of a payment alone,
 * so that the column adds up.
 */
function roundingText(
  { claims, currency }: ReceiptState,
  { claim, payment }: { claim: ClaimState; payment: PaymentState },
): string {
  const first = claims.find(({ paymentId }) => paymentId === payment.id);
  if (payment.cashCents === null || claim.id !== first?.id) return '';
  return formatMoney(payment.cashCents - payment.amountCents, currency);
}
