import { t } from '../language/t';
import { orElse, readShownAmount } from './fields';
import { readClaimerName } from './lines';
import { honestly } from './nameFields';
import { personId } from './people';
import { field, idempotencyKey, idOf, shape } from './shape';

/** Who besides the host paid the restaurant, by the id of `Person` or, for somebody without a phone, by a name, and how much. */
export const setContributionInput = shape({
  receiptId: idOf('receipt'),
  personId: personId.nullish(),
  name: field(orElse(honestly(readClaimerName), null)),
  amount: field(readShownAmount),
  idempotencyKey,
}).refine(({ personId: person, name }) => (typeof person === 'string') !== (name !== null), {
  path: ['personId'],
  error: () => t('Choose a person, or name one'),
});

/** The person to whom the host passes on what they paid the restaurant, and the amount that the page showed. */
export const passOnInput = shape({
  receiptId: idOf('receipt'),
  personId,
  expectedAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
});

export const takeBackPassedOnInput = shape({ receiptId: idOf('receipt'), personId, idempotencyKey });
