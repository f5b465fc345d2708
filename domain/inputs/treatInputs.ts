import { t } from '../language/t';
import type { z } from 'zod';
import { orElse, readShownAmount } from './fields';
import { readClaimerName } from './lines';
import { honestly } from './nameFields';
import { people } from './people';
import { field, idempotencyKey, idOf, list, shape } from './shape';

const claimIds = list({
  of: idOf('claim'),
  min: () => t('At least one claim is required'),
  max: { count: 2000, message: () => t('These are too many claims') },
}).transform((ids) => [...new Set(ids)]);

/** The viewer pays under `claimerName`, unless it is null, together with `people`, by the ids of `Person`. */
export const treatInput = shape({
  receiptId: idOf('receipt'),
  claimIds,
  claimerName: field(orElse(honestly(readClaimerName), null)),
  people,
  expectedAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
});
export type Treat = z.output<typeof treatInput>;

export const endTreatInput = shape({ receiptId: idOf('receipt'), claimIds, idempotencyKey });
