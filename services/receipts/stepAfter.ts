import type { Decision } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import type { Step } from './saving/Save';
import { touchedBy } from './touchedBy';

/** The step that a decision about a state makes: the next state with its own version, and the line of the trail. */
export function stepAfter(
  before: ReceiptState,
  {
    ctx,
    decision,
    actorGuestId,
  }: {
    ctx: Pick<ServiceContext, 'newId' | 'now'>;
    decision: Decision;
    /** Null when Fairtab itself acts. */
    actorGuestId: string | null;
  },
): Pick<Step, 'after' | 'change'> {
  const { next, kind, summary, actorName } = decision;
  const after: ReceiptState = { ...next, version: before.version + 1, writeId: ctx.newId() };
  const change = {
    receiptId: before.id,
    version: after.version,
    actorGuestId,
    actorName,
    kind,
    summary,
    at: ctx.now().toISOString(),
    touched: touchedBy({ before, after }),
  };
  return { after, change };
}
