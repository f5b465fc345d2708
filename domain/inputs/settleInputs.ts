import { t } from '../language/t';
import { z } from 'zod';
import { readShownAmount, readId, orElse } from './fields';
import { planKey } from './eveningInputs';
import { readSavedOrPayFields } from './payInputs';
import { field, idempotencyKey, idOf, list, shape } from './shape';

/** As many receipts as the page of a person shows. */
export const MOST_TOGETHER = 50;
const MOST_PAYMENTS = 500;
const amount = field(readShownAmount);

/** What is open on several receipts of one host, paid with one sum. Each amount is what the payer saw. */
export const payPersonInput = shape({
  personId: idOf('person'),
  receipts: list({
    of: shape({ receiptId: idOf('receipt'), expectedAmount: amount }),
    min: () => t('At least one receipt is required'),
    max: {
      count: MOST_TOGETHER,
      message: () => t('At most {max} receipts can be paid at once', { max: MOST_TOGETHER }),
    },
  }).refine((receipts) => new Set(receipts.map(({ receiptId }) => receiptId)).size === receipts.length, {
    error: () => t('Each receipt can be paid once'),
  }),
  method: z.unknown().optional(),
  handle: z.unknown().optional(),
  paymentMethodId: field(orElse(readId('payment method'), null)),
  idempotencyKey,
}).transform(readSavedOrPayFields);

/** A plan to net what the account and a person owe each other, as the account saw it. */
export const netWithPersonInput = shape({ personId: idOf('person'), planKey });

/** Payments of one person that arrived, and what the host saw as their sum. */
export const confirmPersonInput = shape({
  personId: idOf('person'),
  paymentIds: list({
    of: idOf('payment'),
    min: () => t('At least one payment is required'),
    max: { count: MOST_PAYMENTS, message: () => t('These are too many payments at once') },
  }).transform((ids) => [...new Set(ids)]),
  expectedAmount: amount,
  idempotencyKey,
});
