import type { z } from 'zod';
import { orElse, readClaimerName, readEmail, readShownAmount, readPhone, readSplit, readUnits } from './fields';
import { honestly } from './nameFields';
import { people } from './people';
import { field, idempotencyKey, idOf, list, shape } from './shape';
import { t } from '../language/t';

/** A line has no more units than a guest can claim one by one. */
const MAX_REPLACED = 100;

/** The ids of own claims, each once. */
const replaces = list({
  of: idOf('claim'),
  max: { count: MAX_REPLACED, message: () => t('At most {max} claims can be replaced', { max: MAX_REPLACED }) },
})
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);

/** When units is null, all units of the line are claimed. */
export const claimItemInput = shape({
  itemId: idOf('item'),
  claimerName: field(honestly(readClaimerName)),
  claimerEmail: field(readEmail),
  claimerPhone: field(readPhone),
  units: field(orElse(readUnits, null)),
  splitCount: field(orElse(readSplit, 1)),
  shareWith: people,
  replaces,
  expectedAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
});
export type ClaimItem = z.output<typeof claimItemInput>;
