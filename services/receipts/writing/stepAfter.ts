import { changeKindOf, type ChangeFact } from '@fairtab/domain/facts/changes';
import { withCovers } from '@fairtab/domain/bill/contributions';
import { actorNameOf, changeText } from '@fairtab/domain/facts/changeText';
import type { Decision } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { Step } from '../saving/Save';
import { touchedBy } from './touchedBy';

/** The step that a decision about a state makes: the next state with its own version, and the line of the trail. */
export function stepAfter(
  before: ReceiptState | null,
  { ctx, decision: { next, fact, timeZone } }: { ctx: Pick<ServiceContext, 'newId' | 'now'>; decision: Decision },
): Pick<Step, 'after' | 'change' | 'timeZone'> {
  const after: ReceiptState = { ...withCovers(next), version: (before?.version ?? 0) + 1, writeId: ctx.newId() };
  const change = {
    receiptId: after.id,
    version: after.version,
    at: ctx.now().toISOString(),
    touched: before && touchedBy({ before, after }),
    ...lineOf(fact),
  };
  return { after, change, timeZone };
}

/** What the line of the trail about a fact has of it. */
export function lineOf(fact: ChangeFact) {
  return {
    actorGuestId: fact.by?.guestId ?? null,
    actorName: actorNameOf(fact),
    kind: changeKindOf(fact),
    fact,
    // Programs of the release before this one show it while both run.
    summary: changeText({ fact, reader: null }),
  };
}
