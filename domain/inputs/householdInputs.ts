import { personId } from './people';
import { idempotencyKey, idOf, shape } from './shape';

/** Whom the viewer asks to pay together, by the id of `Person`. */
export const askHouseholdInput = shape({ receiptId: idOf('receipt'), personId, idempotencyKey });

/** The viewer answers those who ask, or leaves those with whom they pay together. */
export const answerHouseholdInput = shape({ receiptId: idOf('receipt'), idempotencyKey });
