import { locale } from '../language/current';
import { t } from '../language/t';
import { isTimeZone } from '../localTime';
import { decimalsOf, FIRST_CURRENCY, formatMoney, MAX_CENTS, type Cents, type Currency } from '../money';
import { parseMoney, plainAmount } from '../numbers/parseMoney';
import { readSentAmount, readWhole } from '../readNumber';
import { cleanHandle, cleanPayerHandle, handleProblem } from '../paying/payLinks';
import { canCutInto, MAX_INT, MAX_QUANTITY, MAX_SPLIT } from '../shares';
import { MAX_SERVICE_CHARGE_PERCENT, readPercent } from '../bill/serviceCharge';
import { TAX_CLASSES, type TaxClass } from '../taxClasses';
import { hasUnwantedCharactersInLines } from '../text';
import { whichAmount } from './whichAmount';
import { findMethod, PAYMENT_METHODS, type PaymentMethod } from '../waysToPay';
import { invalid, isAbsent, MAX_PERSON_NAME, readLine, valid, type Reader, type Reading, type Words } from './lines';

export const MAX_ITEMS = 300;
/** Of a dish or a restaurant. */
export const MAX_ITEM_NAME = 120;
const MAX_DESCRIPTION = 500;
export const MAX_ITEM_NOTE = 200;
/** Longer than any name of a zone, so that no long text is looked up. */
const MAX_TIME_ZONE = 60;

/** No meal is of another day, and PostgreSQL and JavaScript know all days between. */
const FIRST_DATE = '2000-01-01';
const LAST_DATE = '2099-12-31';
const DAY_MS = 24 * 60 * 60 * 1000;

export const readItemName = readLine({
  label: () => t('Item name'),
  max: MAX_ITEM_NAME,
  required: () => t('Item name is required'),
});
/** What was asked for with a dish, such as "No onions". Empty when nothing was. */
export const readItemNote = orElse(
  readLine({
    label: () => t('Note'),
    max: MAX_ITEM_NOTE,
    required: () => t('{label} must be a text', { label: t('Note') }),
  }),
  '',
);
export const readRestaurantName = readLine({
  label: () => t('Restaurant name'),
  max: MAX_ITEM_NAME,
  required: () => t('Restaurant name is required'),
});

/** The host's name at the table. */
export const readHostName = readLine({
  label: () => t('Host name'),
  max: MAX_PERSON_NAME,
  required: () => t('Host name is required'),
});

/** A text that may have several lines; empty when absent. */
export function readDescription(raw: unknown): Reading<string> {
  if (isAbsent(raw)) return valid('');
  if (typeof raw !== 'string') return invalid(t('Description must be a text'));
  const text = raw.trim().replace(/\r\n?/g, '\n').normalize('NFC');
  if (hasUnwantedCharactersInLines(text)) return invalid(t('Description contains characters that cannot be shown'));
  return text.length > MAX_DESCRIPTION
    ? invalid(t('Description can have at most {max} characters', { max: MAX_DESCRIPTION }))
    : valid(text);
}

/** Turns an amount as typed or sent into minor units of its currency. Negative amounts are refused. */
export function readMoney({
  label,
  currency,
  required = () => t('{label} is required', { label: label() }),
  negative = () => t('{label} cannot be negative', { label: label() }),
}: {
  label: Words;
  currency: Currency;
  required?: Words;
  negative?: Words;
}): Reader<Cents> {
  return (raw) => {
    if (isAbsent(raw)) return invalid(required());
    const cents = parseMoney(raw, currency, readSentAmount);
    if (cents === null) return invalid(whichAmount(raw, currency, readSentAmount) ?? noAmount(label, currency));
    return cents < 0 ? invalid(negative()) : valid(cents);
  };
}

/** The message about what is no amount. */
export function noAmount(label: Words, currency: Currency): string {
  const decimals = decimalsOf(currency);
  return t('{label} must be an amount such as {example}, up to {most}', {
    label: label(),
    example: formatMoney(decimals === 3 ? 12_300 : 1230, currency),
    most: (MAX_CENTS / 10 ** decimals).toLocaleString(locale(), { minimumFractionDigits: decimals }),
  });
}

export function readPrice(currency: Currency): Reader<Cents> {
  return readMoney({
    label: () => t('Price'),
    currency,
    negative: () => t('Price cannot be negative; use the discount field'),
  });
}

/**
 * An amount that the client showed, as text such as "12.30": only the receipt, which is read later, says in which currency it
 * is. The service reads it then (services/receipts/shownCents.ts).
 */
export function readShownAmount(raw: unknown): Reading<string> {
  const label = () => t('Amount');
  if (isAbsent(raw)) return invalid(t('{label} is required', { label: label() }));
  const text = plainAmount(raw);
  if (text === null) return invalid(noAmount(label, FIRST_CURRENCY));
  return Number(text) < 0 ? invalid(t('{label} cannot be negative', { label: label() })) : valid(text);
}

/** A whole number from 1. A text of digits is fine too, because inputs hold texts. */
export function readCount({ label, max }: { label: Words; max: number }): Reader<number> {
  return (raw) => {
    const count = typeof raw === 'string' ? readWhole(raw) : raw;
    if (typeof count !== 'number' || !Number.isInteger(count))
      return invalid(t('{label} must be a whole number', { label: label() }));
    if (count < 1) return invalid(t('{label} must be at least 1', { label: label() }));
    return count > max ? invalid(t('{label} can be at most {max}', { label: label(), max })) : valid(count);
  };
}

export const readQuantity = readCount({ label: () => t('Quantity'), max: MAX_QUANTITY });
export const readSplit = readCount({ label: () => t('Split'), max: MAX_SPLIT });
/** Each unit is cut into this many equal parts: one for each person who shares it, or as many as a part of a given amount needs. */
export const readCut: Reader<number> = (raw) =>
  typeof raw === 'number' && canCutInto(raw) ? valid(raw) : readSplit(raw);
/** The item says how many parts it has. This only ends a number that no claim can hold. */
export const readUnits = readCount({ label: () => t('Units'), max: MAX_INT });

const readUpToMaxSplit = readCount({ label: () => t('The number of people'), max: MAX_SPLIT });

/** The number of people that a bill is split evenly among: 2 to 100. */
export function readPeople(raw: unknown): Reading<number> {
  return Number(raw) < 2 ? invalid(t('An even split takes at least 2 people')) : readUpToMaxSplit(raw);
}

/** A percentage of the dishes, 1 to 100 with up to three decimals: a number, or a text such as "12.5". */
export function readServiceCharge(raw: unknown): Reading<number> {
  const percent = typeof raw === 'string' || typeof raw === 'number' ? readPercent(String(raw)) : null;
  return percent === null
    ? invalid(
        t('Service charge must be a percentage from 1 to {max}, with up to 3 decimals', {
          max: MAX_SERVICE_CHARGE_PERCENT,
        }),
      )
    : valid(percent);
}

/** Which taxes an item carries. */
export function readTaxClass(raw: unknown): Reading<TaxClass> {
  const taxClass = TAX_CLASSES.find((known) => known === raw);
  return taxClass ? valid(taxClass) : invalid(t('Tax class must be one of {words}', { words: TAX_CLASSES.join(', ') }));
}

/** A calendar date like 2026-02-28, of the years 2000 to 2099. Every date that is typed or sent is read by this. */
export function readDay(raw: unknown): Reading<string> {
  const day = typeof raw === 'string' ? raw.trim() : '';
  if (!isCalendarDate(day)) return invalid(t('Date must be a date like 2026-02-28'));
  if (day < FIRST_DATE) return invalid(t('Date cannot be before 2000'));
  return day > LAST_DATE ? invalid(t('Date cannot be after 2099')) : valid(day);
}

/** A day that is at most one ahead, because it may be tomorrow already where the diner is. */
export function readDate({ today }: { today: string }): Reader<string> {
  return (raw) => {
    const reading = readDay(raw);
    if (!reading.ok || reading.value <= dayAfter(today)) return reading;
    return invalid(t('Date cannot be in the future'));
  };
}

/** The name of a time zone, such as "America/Chicago". Browsers know theirs. */
export function readTimeZone(raw: unknown): Reading<string> {
  return typeof raw === 'string' && raw.length <= MAX_TIME_ZONE && isTimeZone(raw)
    ? valid(raw)
    : invalid(t('Time zone must be a name such as America/Chicago'));
}

/** A way to pay, or one of its aliases (docs/product/payments.md). */
export function readMethod(raw: unknown): Reading<PaymentMethod> {
  if (isAbsent(raw)) return invalid(t("Please choose how you'd like to pay."));
  const method = typeof raw === 'string' ? findMethod(raw) : null;
  return method
    ? valid(method)
    : invalid(t('Payment method must be one of {words}', { words: PAYMENT_METHODS.join(', ') }));
}

/** How the items were entered: typed in, or read from a photo. */
export function readUploadMethod(raw: unknown): Reading<'manual' | 'upload'> {
  return raw === 'manual' || raw === 'upload' ? valid(raw) : invalid(t('Upload method must be manual or upload'));
}

/** The host's handle. Pay links are made from it, so it must be exactly what the method allows. */
export function readPayeeHandle(method: PaymentMethod): Reader<string> {
  return (raw) => {
    const typed = { method, handle: typeof raw === 'string' ? raw : '' };
    const handle = cleanHandle(typed);
    return handle === null ? invalid(handleProblem(typed)) : valid(handle);
  };
}

/** The payer's own handle; null when left empty. */
export function readPayerHandle(method: PaymentMethod): Reader<string | null> {
  return (raw) => {
    if (isAbsent(raw)) return valid(null);
    const typed = { method, handle: typeof raw === 'string' ? raw : '' };
    const handle = typeof raw === 'string' ? cleanPayerHandle(typed) : null;
    return handle === null ? invalid(handleProblem(typed)) : valid(handle);
  };
}

/** The key that a retry repeats; null when absent. */
export function readIdempotencyKey(raw: unknown): Reading<string | null> {
  if (isAbsent(raw)) return valid(null);
  return typeof raw === 'string' && /^[\x20-\x7E]{1,255}$/.test(raw)
    ? valid(raw)
    : invalid(t('An idempotency key has 1 to 255 printable ASCII characters'));
}

/** Ids are URL-safe. Nothing else is looked up, because PostgreSQL fails on some texts, such as one with a zero byte. */
function isId(raw: unknown): raw is string {
  return typeof raw === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(raw);
}

export function readId(what: string): Reader<string> {
  return (raw) => (isId(raw) ? valid(raw) : invalid(`There is no such ${what}`));
}

/** Reads a value that may be absent: returns `absent` for it and does not call the reader. */
export function orElse<T, Absent>(reader: Reader<T>, absent: Absent): Reader<T | Absent> {
  return (raw) => (isAbsent(raw) ? valid(absent) : reader(raw));
}

/** Whether a text is a day of the calendar, such as 2026-02-28. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

function dayAfter(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);
}
