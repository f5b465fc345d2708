import { t } from '@fairtab/domain/language/t';
import type { DecidedTogether, Decision } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { Conflict, NotFound } from '../errors';
import { signedInMeanwhile } from '../guests';
import { keyedAnswer, once, type KeyedRequest } from '../idempotency';
import { Unavailable } from '../isUnavailable';
import { errorOfRefusal } from './errorOfRefusal';
import type { Save, Step } from './saving/Save';
import { saveReceipts, type SavedAlong } from './saving/saveReceipts';
import { stepAfter } from './stepAfter';

export interface ChangeTogether<Answer extends object> {
  readonly receiptIds: readonly string[];
  readonly keyed: KeyedRequest | null;
  /**
   * Decides on the receipts as they are now, in the order of the ids: returns decisions or a refusal, or throws a DomainError.
   * It may be called again on newer states.
   */
  decide(receipts: readonly ReceiptState[]): DecidedTogether<Answer>;
  /** What else is written in the same transaction. When it is not done, nothing is. */
  also?(answer: Answer): SavedAlong;
}

const MAX_ATTEMPTS = 20;

/**
 * Changes several receipts at once, all or none: decide on their states, write the differences in one transaction if each
 * receipt is still in its state, publish each change. The viewer's guest acts.
 * @returns the answer; to a retry, the answer of the first try.
 * @throws NotFound (one of the receipts is gone), the error of a refusal, every error that `decide` throws, Conflict (key
 * reuse, or what `also` writes is not possible any more), and Unavailable when others change the receipts all the time.
 */
export async function changeReceiptsTogether<Answer extends object>(
  ctx: ServiceContext,
  request: ChangeTogether<Answer>,
): Promise<Answer> {
  const { receiptIds, keyed } = request;
  const write = async (): Promise<Answer> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      const found = await ctx.store.loadMany(receiptIds);
      const receipts = receiptIds.map((id) => {
        const receipt = found.get(id);
        if (!receipt) throw new NotFound();
        return receipt;
      });
      const decided = request.decide(receipts);
      if ('refusal' in decided) {
        const [receipt] = receipts;
        throw receipt ? errorOfRefusal({ refusal: decided.refusal, receipt }) : new NotFound();
      }
      const { decisions, answer } = decided;
      const saves = savesOf(ctx, { receipts, decisions, keyed, answer });
      const saved = saves.length === 0 ? 'saved' : await saveReceipts(ctx.db.writes, saves, request.also?.(answer));
      if (saved === 'not along') throw new Conflict(t('This changed meanwhile. Please look at it again.'));
      if (saved === 'guest ended') throw signedInMeanwhile();
      if (saved === 'saved') {
        announce(ctx, saves);
        return answer;
      }
      ctx.metrics.writeConflicted();
    }
    throw new Unavailable(`The receipts changed ${MAX_ATTEMPTS} times while one write was tried`);
  };
  return once(ctx, { keyed, write });
}

/** What is to be written on each receipt. The key is stored with the first step, and so with all of them or not at all. */
function savesOf(
  ctx: ServiceContext,
  {
    receipts,
    decisions,
    keyed,
    answer,
  }: {
    receipts: readonly ReceiptState[];
    decisions: readonly Decision[];
    keyed: KeyedRequest | null;
    answer: object;
  },
): Save[] {
  const guestId = ctx.viewer.guestId ?? '';
  let key = keyedAnswer(keyed, { guestId, answer });
  return receipts.flatMap((before) => {
    const steps: Step[] = [];
    for (const decision of decisions.filter(({ next }) => next.id === before.id)) {
      const step = stepAfter(steps.at(-1)?.after ?? before, { ctx, decision });
      steps.push({ ...step, by: { id: guestId }, keyed: key });
      key = undefined;
    }
    return steps.length === 0 ? [] : [{ before, steps }];
  });
}

function announce(ctx: ServiceContext, saves: readonly Save[]): void {
  for (const { before, steps } of saves) {
    const after = steps.at(-1)?.after;
    if (!after) continue;
    ctx.store.putWritten(
      after,
      steps.map(({ change }) => change),
    );
    ctx.events.publish({ type: 'receiptChanged', receiptId: before.id, version: after.version });
  }
}
