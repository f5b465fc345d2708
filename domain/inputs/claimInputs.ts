import type { z } from 'zod';
import { orElse, readClaimerName, readEmail, readShownAmount, readPhone, readSplit, readUnits } from './fields';
import { honestly } from './nameFields';
import { people } from './people';
import { field, idempotencyKey, idOf, shape } from './shape';

/** When units is null, all units of the line are claimed. */
export const claimItemInput = shape({
  itemId: idOf('item'),
  claimerName: field(honestly(readClaimerName)),
  claimerEmail: field(readEmail),
  claimerPhone: field(readPhone),
  units: field(orElse(readUnits, null)),
  splitCount: field(orElse(readSplit, 1)),
  shareWith: people,
  expectedAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
});
export type ClaimItem = z.output<typeof claimItemInput>;
