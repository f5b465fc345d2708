import { inLanguage } from '../readerLanguage';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { keyedAnswer } from '../idempotency';
import { errorOfRefusal } from './errorOfRefusal';
import type { Step } from './saving/Save';
import { stepAfter } from './stepAfter';
import type { Writer } from './Writer';

/** What one writer's decision came to: a step to save, nothing to change, or the error of a refusal. */
export type Verdict =
  | { readonly step: Step; readonly answer: object }
  | { readonly unchanged: ReceiptState; readonly answer: object }
  | { readonly error: unknown };

/** Decides one after another, each on the state that the ones before it lead to. A refusal, or a fault, leaves the state as it is. */
export function decideTogether(before: ReceiptState, writers: readonly Writer[]): Verdict[] {
  let state = before;
  return writers.map((writer) => {
    const verdict = inLanguage(writer.language, () => decideOn(state, writer));
    if ('step' in verdict) state = verdict.step.after;
    return verdict;
  });
}

function decideOn(state: ReceiptState, { ctx, request, actor }: Writer): Verdict {
  try {
    const decided = request.decide(state, actor);
    if ('refusal' in decided) return { error: errorOfRefusal({ refusal: decided.refusal, receipt: state }) };
    const { next, answer } = decided;
    if (next === state) return { unchanged: state, answer };
    const step = stepAfter(state, { ctx, decision: decided });
    const keyed = keyedAnswer(request.keyed ?? null, {
      guestId: actor.guestId,
      answer: { ...answer, receiptId: state.id },
    });
    const by = request.bySystem ? undefined : (actor.newGuest ?? { id: actor.guestId });
    return { step: { ...step, by, keyed }, answer };
  } catch (error) {
    return { error };
  }
}
