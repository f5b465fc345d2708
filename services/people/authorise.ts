import { may, type Question } from '@fairtab/domain/policy';
import { NotAllowed, NotFound } from '../platform/errors';

/**
 * Asks the policy (docs/product/access.md).
 * @throws NotAllowed with `refusal`, or NotFound when the policy hides it from the viewer.
 */
export function authorise(question: Question, refusal: string): void {
  const verdict = may(question);
  if (verdict === 'no') throw new NotAllowed(refusal);
  if (verdict === 'hidden') throw new NotFound();
}
