import { t } from '../language/t';
import type { z } from 'zod';
import { orElse, readClaimerName, readEmail, readMoney, readPhone, readSplit, readUnits } from './fields';
import { people } from './people';
import { field, idempotencyKey, idOf, shape } from './shape';

/** When units is null, all units of the line are claimed. */
export const claimItemInput = shape({
  itemId: idOf('item'),
  claimerName: field(readClaimerName),
  claimerEmail: field(readEmail),
  claimerPhone: field(readPhone),
  units: field(orElse(readUnits, null)),
  splitCount: field(orElse(readSplit, 1)),
  shareWith: people,
  expectedAmount: field(orElse(readMoney({ label: () => t('Amount') }), null)),
  idempotencyKey,
}).transform(({ expectedAmount, ...claim }) => ({ ...claim, expectedAmountCents: expectedAmount }));
export type ClaimItem = z.output<typeof claimItemInput>;
