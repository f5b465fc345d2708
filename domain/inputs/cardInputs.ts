import { t } from '../language/t';
import { orElse, readMoney } from './fields';
import { field, idempotencyKey, idOf, list, shape } from './shape';
import { FIRST_CURRENCY } from '../money';

const claimIds = list({
  of: idOf('claim'),
  max: { count: 2000, message: () => t('These are too many claims for one payment') },
})
  .nullish()
  .transform((ids) => (ids ? [...new Set(ids)] : null));

/** When claimIds is null, all outstanding claims of the viewer are meant. */
export const cardOfferInput = shape({ receiptId: idOf('receipt'), claimIds });

/** The total is what the payer saw: portion and fee. */
export const startCardPaymentInput = shape({
  receiptId: idOf('receipt'),
  claimIds,
  expectedTotal: field(orElse(readMoney({ label: () => t('Amount'), currency: FIRST_CURRENCY }), null)),
  // Who begins again for the same claims gets the same payment, so a key that is one is enough.
  idempotencyKey,
}).transform(({ expectedTotal, idempotencyKey: _key, ...rest }) => ({ ...rest, expectedTotalCents: expectedTotal }));
