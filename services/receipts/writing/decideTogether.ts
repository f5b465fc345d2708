import type { ReceiptState } from '@fairtab/domain/receipts';
import { NotFound } from '../../platform/errors';
import { keyedAnswer } from '../../idempotency';
import { inLanguage } from '../../platform/readerLanguage';
import { errorOfRefusal } from './errorOfRefusal';
import type { Step } from '../saving/Save';
import { stepAfter } from './stepAfter';
import type { Writer } from './Writer';

/** The result of one writer's decisions: the steps to save, none when there is nothing to change, or an error. */
export type Verdict =
  | { readonly steps: readonly Step[]; readonly states: readonly ReceiptState[]; readonly answer: object }
  | { readonly error: unknown };

/** Decides one after another, each on the states that the ones before it lead to. A refusal, or a fault, leaves them as they are. */
export function decideTogether(before: readonly ReceiptState[], writers: readonly Writer[]): Verdict[] {
  let states = before;
  return writers.map((writer) => {
    const verdict = inLanguage(writer.language, () => decideOn(states, writer));
    if ('steps' in verdict) ({ states } = verdict);
    return verdict;
  });
}

function decideOn(states: readonly ReceiptState[], { ctx, request, actor }: Writer): Verdict {
  try {
    const decided = request.decide(states, actor);
    if ('refusal' in decided) {
      const [receipt] = states;
      return { error: receipt ? errorOfRefusal({ refusal: decided.refusal, receipt }) : new NotFound() };
    }
    const { decisions, answer } = decided;
    const after = new Map(states.map((state) => [state.id, state]));
    const by = request.bySystem ? undefined : (actor.newGuest ?? { id: actor.guestId });
    const keyed = keyedAnswer(request.keyed ?? null, { guestId: actor.guestId, answer });
    const steps: Step[] = [];
    for (const decision of decisions) {
      const before = after.get(decision.next.id) ?? null;
      if (decision.next === before) continue;
      // The key is stored with the first step, and so with all of them or not at all.
      const isFirst = steps.length === 0;
      const step = { ...stepAfter(before, { ctx, decision }), by, ...(isFirst ? { keyed } : {}) };
      after.set(step.after.id, step.after);
      steps.push(step);
    }
    return { steps, states: [...after.values()], answer };
  } catch (error) {
    return { error };
  }
}
