import { useRef, useState, type RefObject } from 'react';
import type { Draft } from '../billDraft/draft';
import { isConfirmed } from '../billDraft/scanCheck';

export interface ConfirmGate {
  /** Somebody wanted to go on without having confirmed. */
  readonly isAsked: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Whether the bill may be sent: one that was typed in, or one that was confirmed as it stands. Else it asks for that. */
  readonly mayPass: () => boolean;
}

/** Nobody goes on with a scanned bill that was not compared with its photo. Give it to ConfirmBill. */
export function useConfirmGate(draft: Draft): ConfirmGate {
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mayPass = (): boolean => {
    if (!draft.scan || isConfirmed(draft)) return true;
    setAsked(true);
    button.current?.focus();
    return false;
  };
  return { isAsked, button, mayPass };
}
