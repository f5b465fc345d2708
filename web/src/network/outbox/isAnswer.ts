import type { MutationOutcome } from '../relay/mutationOutcome';

/**
 * Whether a write is over: it was done, or refused by the rules of the product. Anything else may be a fault of now, so the
 * write stays, and so does one of a person who was too fast.
 */
export function isAnswer(outcome: MutationOutcome<object>): boolean {
  return outcome.kind === 'done' || (outcome.kind === 'refused' && outcome.reason !== 'TooManyAttempts');
}
