import type { z } from 'zod';
import { orElse, readShownAmount, readCut, readUnits } from './fields';
import { readEmail, readPhone } from './contactFields';
import { readClaimerName, valid } from './lines';
import { honestly } from './nameFields';
import { people } from './people';
import { field, idempotencyKey, idOf, list, shape } from './shape';
import { t } from '../language/t';
import { plainNumber } from '../readNumber';

/** A line has no more units than a guest can claim one by one. */
const MAX_REPLACED = 100;

/** The ids of own claims, each once. */
const replaces = list({
  of: idOf('claim'),
  max: { count: MAX_REPLACED, message: () => t('At most {max} claims can be replaced', { max: MAX_REPLACED }) },
})
  .nullish()
  .transform((ids) => [...new Set(ids ?? [])]);

/** When units is null, all units of the line are claimed, unless an amount says how much. */
export const claimItemInput = shape({
  itemId: idOf('item'),
  claimerName: field(honestly(readClaimerName)),
  claimerEmail: field(readEmail),
  claimerPhone: field(readPhone),
  units: field(orElse(readUnits, null)),
  splitCount: field(orElse(readCut, 1)),
  // An empty text is an amount that somebody has not given yet. Without one, all of the line would be claimed.
  wantedAmount: field((raw) => (raw === undefined || raw === null ? valid(null) : readShownAmount(raw))),
  shareWith: people,
  replaces,
  expectedAmount: field(orElse(readShownAmount, null)),
  idempotencyKey,
}).superRefine(({ wantedAmount, units, splitCount, shareWith }, context) => {
  if (wantedAmount === null) return;
  // In whatever digits and with whatever separator the nothing is written.
  if (!/[1-9]/.test(plainNumber(wantedAmount)))
    problem(context, t('{label} must be more than 0', { label: t('Amount') }));
  else if (units !== null || splitCount > 1 || shareWith.length > 0)
    problem(context, t('Give an amount, or how many and by how many it is shared, not both'));
});

function problem(context: z.RefinementCtx, message: string): void {
  context.addIssue({ code: 'custom', path: ['wantedAmount'], message });
}

export type ClaimItem = z.output<typeof claimItemInput>;
