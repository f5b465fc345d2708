import { t } from '../language/t';
import { z } from 'zod';
import { problemsOfBill } from '../bill/billProblems';
import { problemsOfEvenSplit } from '../bill/evenSplit';
import { DEFAULT_TIME_ZONE } from '../localTime';
import { feesOf } from '../bill/serviceCharge';
import { FIRST_CURRENCY, type Currency } from '../money';
import { extrasOf, linesTotalOf } from '../shares';
import { PAYMENT_METHODS, takes } from '../waysToPay';
import {
  MAX_ITEMS,
  orElse,
  readDate,
  readDescription,
  readHostName,
  readId,
  readMethod,
  readMoney,
  readPayeeHandle,
  readPeople,
  readRestaurantName,
  readServiceCharge,
  readTimeZone,
  readUploadMethod,
} from './fields';
import { isAbsent, type Words } from './lines';
import { honestly } from './nameFields';
import { readCurrency } from './currencyField';
import { itemInput } from './lineInputs';
import { field, idempotencyKey, idOf, list, shape } from './shape';

/** A part of a bill besides its lines; nothing when it is left out. */
export const extra = (label: Words, currency: Currency) => orElse(readMoney({ label, currency }), 0);

const MOST_ITEMS = {
  count: MAX_ITEMS,
  message: () => t('A bill can have at most {max} items', { max: MAX_ITEMS }),
};
/** The lines of a bill, at least one. */
export const items = (currency: Currency) =>
  list({ of: itemInput(currency), min: () => t('At least one item is required'), max: MOST_ITEMS });
const firstItems = (currency: Currency) => list({ of: itemInput(currency), max: MOST_ITEMS });

/** One of the host's ways to be paid. */
const payToInput = shape({ method: field(readMethod), handle: z.unknown().optional() }).transform(
  ({ method, handle }, context) => {
    const reading = readPayeeHandle(method)(handle);
    if (reading.ok) return { method, handle: reading.value };
    context.issues.push({ code: 'custom', message: reading.message, input: handle, path: ['handle'] });
    return z.NEVER;
  },
);

/** The host's ways to be paid. */
export const payTo = list({
  of: payToInput,
  max: { count: PAYMENT_METHODS.length, message: () => t('There is one entry for each payment method') },
}).superRefine((entries, context) => {
  entries.forEach(({ method }, index) => {
    if (entries.findIndex((other) => other.method === method) < index)
      context.addIssue({ code: 'custom', message: t('This payment method is listed twice'), path: [index, 'method'] });
  });
});

export const flag = z
  .boolean({ error: () => t('Must be true or false') })
  .nullish()
  .transform((isOn) => isOn ?? false);

const unconfirmed = () => t('Please compare the bill with its photo and confirm it');

/** One of the two would be lost, because the percentage decides the fees. */
export const chargedTwice = () => ({
  code: 'custom' as const,
  message: t('Give the service charge as an amount or as a percentage, not both'),
  path: ['fees'],
});

/**
 * The one percentage of a request. Older clients send it as a whole number; `serviceChargeRate` has decimals.
 * It is a problem when both are given and differ.
 */
export function chargeOf<Absent>(
  {
    serviceChargePercent: whole,
    serviceChargeRate: exact,
  }: Record<'serviceChargePercent' | 'serviceChargeRate', Absent | number>,
  context: z.RefinementCtx,
): Absent | number {
  if (typeof whole !== 'number') return exact;
  if (typeof exact === 'number' && exact !== whole)
    context.addIssue({
      code: 'custom',
      message: t('Give the percentage of the service charge once'),
      path: ['serviceChargeRate'],
    });
  return whole;
}

/** The name of a bill for which none was entered. */
export const namelessRestaurant = () => t('Restaurant Receipt');

/**
 * A new receipt. A bill that was read from photos is only accepted once its host has compared it with them
 * (docs/product/scanning.md).
 * @param circumstances.today ISO date where the server is. It limits the date of the meal, which is null when it was left out.
 * @param circumstances.currency in which the amounts are read, by currencyIn
 * @param circumstances.itemsFollow whether the lines come one by one afterwards, so that there may be none yet
 */
export function createReceiptInput({
  today,
  currency,
  itemsFollow = false,
}: {
  today: string;
  currency: Currency;
  itemsFollow?: boolean;
}) {
  return shape({
    restaurantName: field((raw) => readRestaurantName(isAbsent(raw) ? namelessRestaurant() : raw)),
    hostName: field(orElse(honestly(readHostName), null)),
    description: field(readDescription),
    date: field(orElse(readDate({ today }), null)),
    currency: field(orElse(readCurrency, FIRST_CURRENCY)),
    tax: field(extra(() => t('Tax'), currency)),
    alcoholTax: field(extra(() => t('Alcohol tax'), currency)),
    tip: field(extra(() => t('Tip'), currency)),
    fees: field(extra(() => t('Fees'), currency)),
    serviceChargePercent: field(orElse(readServiceCharge, null)),
    serviceChargeRate: field(orElse(readServiceCharge, null)),
    discount: field(extra(() => t('Discount'), currency)),
    total: field(orElse(readMoney({ label: () => t('Total'), currency }), null)),
    items: itemsFollow ? firstItems(currency) : items(currency),
    splitEvenlyAmong: field(orElse(readPeople, null)),
    uploadMethod: field(orElse(readUploadMethod, 'manual' as const)),
    timeZone: field(orElse(readTimeZone, DEFAULT_TIME_ZONE)),
    scanId: field(orElse(readId('scan'), null)),
    confirmsScan: flag,
    keepsCorrections: flag,
    /** Null when left out: then the host's saved ways count. */
    payTo: payTo.nullish().transform((entries) => entries ?? null),
    idempotencyKey,
  }).transform(({ tax, alcoholTax, tip, fees, discount, total, confirmsScan, serviceChargeRate, ...rest }, context) => {
    const { items: dishes } = rest;
    const serviceChargePercent = chargeOf({ ...rest, serviceChargeRate }, context);
    if (serviceChargePercent !== null && fees > 0) context.addIssue(chargedTwice());
    const parts = {
      items: dishes,
      taxCents: tax,
      alcoholTaxCents: alcoholTax,
      tipCents: tip,
      feesCents: feesOf({ serviceChargePercent, dishes, feesCents: fees }),
      discountCents: discount,
    };
    const computed = { ...parts, currency, totalCents: 0 };
    const bill = { ...parts, currency, totalCents: total ?? linesTotalOf(computed) + extrasOf(computed) };
    const { splitEvenlyAmong: people } = rest;
    const problems = people === null ? problemsOfBill(bill) : problemsOfEvenSplit(bill, { people, itemsFollow });
    for (const { path, message } of problems)
      context.issues.push({ code: 'custom', message, path: [path], input: undefined });
    const isScanned = rest.scanId !== null;
    if (isScanned && !confirmsScan)
      context.issues.push({ code: 'custom', message: unconfirmed(), path: ['confirmsScan'], input: confirmsScan });
    const uploadMethod = isScanned ? ('upload' as const) : rest.uploadMethod;
    // A way that knows only dollars would be no way to pay this receipt.
    const waysToPay = rest.payTo?.filter(({ method }) => takes({ method, currency }));
    return {
      ...rest,
      ...bill,
      serviceChargePercent,
      payTo: waysToPay ?? null,
      uploadMethod,
      keepsTotal: itemsFollow && total !== null,
    };
  });
}
export type CreateReceipt = z.output<ReturnType<typeof createReceiptInput>>;

export const splitEvenlyInput = shape({ receiptId: idOf('receipt'), people: field(readPeople), idempotencyKey });
