import { t } from '../language/t';
import { orElse, readMoney } from './fields';
import { field, idOf, list, shape } from './shape';
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
}).transform(({ expectedTotal, ...rest }) => ({ ...rest, expectedTotalCents: expectedTotal }));
