import { t } from '../language/t';
import { orElse, readShownAmount } from './fields';
import { readTheirName } from './lines';
import { honestly } from './nameFields';
import { personId } from './people';
import { field, idempotencyKey, idOf, list, shape } from './shape';

const MAX_CONTRIBUTIONS = 100;

/** Who paid the restaurant, by the id of `Person` or, for somebody without a phone, by a name, and how much. */
const contribution = {
  personId: personId.nullish(),
  name: field(orElse(honestly(readTheirName), null)),
  amount: field(readShownAmount),
};
const isOneOrTheOther = ({ personId: person, name }: { personId?: string | null; name: string | null }): boolean =>
  (typeof person === 'string') !== (name !== null);
const whoIsMissing = { path: ['personId'], error: () => t('Choose a person, or name one') };

/** How much somebody besides the host paid the restaurant. */
export const setContributionInput = shape({ receiptId: idOf('receipt'), ...contribution, idempotencyKey }).refine(
  isOneOrTheOther,
  whoIsMissing,
);

/** How much everybody besides the host paid the restaurant who paid anything. */
export const setContributionsInput = shape({
  receiptId: idOf('receipt'),
  contributions: list({
    of: shape(contribution).refine(isOneOrTheOther, whoIsMissing),
    max: { count: MAX_CONTRIBUTIONS, message: () => t('At most {count} people', { count: MAX_CONTRIBUTIONS }) },
  }),
  idempotencyKey,
});

/** The person to whom the host passes on what they paid the restaurant, and the amount that the page showed. */
export const passOnInput = shape({
  receiptId: idOf('receipt'),
  personId,
  expectedAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
});

export const takeBackPassedOnInput = shape({ receiptId: idOf('receipt'), personId, idempotencyKey });
