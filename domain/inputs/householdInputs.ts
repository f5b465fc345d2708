import { z } from 'zod';
import { personId } from './people';
import { idempotencyKey, idOf, shape } from './shape';

/** The person whom the viewer asks to pay together, as the id of a `Person`. */
export const askHouseholdInput = shape({ receiptId: idOf('receipt'), personId, idempotencyKey });

/** The viewer agrees to pay with those who ask, on this receipt or, `always`, on later ones too. */
export const joinHouseholdInput = shape({ receiptId: idOf('receipt'), always: z.boolean().nullish(), idempotencyKey });

/** The viewer declines those who ask, or leaves those with whom they pay together. */
export const leaveHouseholdInput = shape({ receiptId: idOf('receipt'), idempotencyKey });
