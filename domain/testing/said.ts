import { changeText } from '../facts/changeText';
import type { Decided } from '../moves/Decision';

/** The line of the trail about a decision, for somebody whom it is not about. @throws Error when the move was refused */
export function said(decided: Decided): string {
  if ('refusal' in decided) throw new Error('It was refused');
  return changeText({ fact: decided.fact, reader: null });
}
