import { z } from 'zod';
import { billedLine, noteWith, readMeasure, type EnteredLine } from '../numbers/enteredLine';
import { t } from '../language/t';
import { MAX_CENTS, type Cents, type Currency } from '../money';
import { MAX_QUANTITY } from '../shares';
import type { TaxClass } from '../taxClasses';
import {
  MAX_ITEM_NOTE,
  noAmount,
  orElse,
  readId,
  readItemName,
  readItemNote,
  readMoney,
  readPrice,
  readQuantity,
  readSplit,
  readTaxClass,
} from './fields';
import { isAbsent, type Reader } from './lines';
import { edited, field, idempotencyKey, idOf, shape } from './shape';

const lineFields = (currency: Currency) => ({
  name: field(readItemName),
  price: field<Cents | null>((raw) => (raw === null ? { ok: true, value: null } : readPrice(currency)(raw))),
  quantity: field(orElse(readQuantity, 1)),
  measure: z.unknown().optional(),
  lineTotal: field(orElse(readMoney({ label: () => t('Line total'), currency }), null)),
  splitWith: field(orElse(readSplit, 1)),
  taxClass: field(orElse(readTaxClass, 'ordinary' as const)),
  discount: field(orElse(readMoney({ label: () => t('Coupon'), currency }), 0)),
});

/** A line has a price unless it has a total. It is said here, because later checks wait until all fields are right. */
function withAmount<Shape extends z.ZodType>(line: Shape) {
  return z.preprocess((raw) => {
    if (typeof raw !== 'object' || raw === null) return raw;
    const { price, lineTotal } = raw as { price?: unknown; lineTotal?: unknown };
    return isAbsent(price) ? { ...raw, price: isAbsent(lineTotal) ? undefined : null } : raw;
  }, line);
}

interface SentLine {
  readonly name: string;
  readonly price: Cents | null;
  readonly quantity: number;
  readonly measure?: unknown;
  readonly lineTotal: Cents | null;
  readonly splitWith: number;
  readonly taxClass: TaxClass;
  readonly discount: Cents;
  readonly note?: string | undefined;
}

/** A line as the bill keeps it, in cents. Its coupon takes off at most the whole line. */
const lineInCents =
  (currency: Currency) =>
  <Line extends SentLine>(
    { price, lineTotal, measure: sent, quantity: count, splitWith, discount: discountCents, note, ...line }: Line,
    context: z.RefinementCtx,
  ) => {
    const refuse = (path: string, message: string): void => context.addIssue({ code: 'custom', message, path: [path] });
    if (price !== null && lineTotal !== null)
      refuse('lineTotal', t('Give the price of one or the total of the line, not both'));
    const measure = orElse(readSentMeasure, null)(sent);
    // It stands in place of the quantity, also in the form and in REST.
    if (!measure.ok) refuse('quantity', measure.message);
    else if (measure.value !== null && count > 1)
      refuse('quantity', t('Give the quantity as a count or as a measure, not both'));
    const entered: EnteredLine = {
      amountCents: lineTotal ?? price ?? 0,
      quantity: (measure.ok && measure.value) || count,
      isLineTotal: lineTotal !== null,
    };
    const { printed, ...billed } = billedLine(entered, { splitWith, currency });
    if (billed.priceCents > MAX_CENTS)
      refuse(
        'price',
        noAmount(() => t('Line total'), currency),
      );
    if (discountCents > billed.priceCents * billed.quantity)
      refuse('discount', t('A coupon can be at most what the item costs'));
    const wish = noteWith(printed, note);
    if (wish !== undefined && wish.length > MAX_ITEM_NOTE)
      refuse('note', t('{label} can have at most {max} characters', { label: t('Note'), max: MAX_ITEM_NOTE }));
    return { ...line, ...billed, discountCents, ...(wish !== undefined && { note: wish }) };
  };

/** One row of the item list. It has an id when it changes an existing item, which keeps its note when none is given. */
export function itemInput(currency: Currency) {
  return withAmount(
    shape({
      id: field(orElse(readId('item'), null)),
      ...lineFields(currency),
      note: field(edited(readItemNote)),
    }),
  ).transform(lineInCents(currency));
}

/** One more line on an existing bill. */
export function addItemInput(currency: Currency) {
  return withAmount(
    shape({
      receiptId: idOf('receipt'),
      ...lineFields(currency),
      note: field(readItemNote),
      idempotencyKey,
    }),
  )
    .transform(lineInCents(currency))
    .transform(({ note, ...item }) => ({ ...item, ...(note && { note }) }));
}

/** How much of it there is: above 0, with up to three decimals. */
function readSentMeasure(raw: unknown): ReturnType<Reader<number>> {
  const measure = typeof raw === 'string' || typeof raw === 'number' ? readMeasure(String(raw)) : null;
  return measure === null
    ? {
        ok: false,
        message: t('Quantity must be above 0 and at most {max}, with up to 3 decimals', { max: MAX_QUANTITY }),
      }
    : { ok: true, value: measure };
}
