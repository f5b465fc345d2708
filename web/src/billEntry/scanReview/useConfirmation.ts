import { useRef, useState, type RefObject } from 'react';
import type { Draft } from '../billDraft/Draft';
import { isConfirmed } from '../billDraft/scanCheck';

export interface Confirmation {
  /** The host tried to go on without confirming the bill. */
  readonly isAsked: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  /** Whether the bill may be sent: it was typed in, or it is confirmed and unchanged. Otherwise asks for the confirmation. */
  readonly mayPass: () => boolean;
}

/** Requires that a scanned bill was compared with its photo. Pass the result to BillFields. */
export function useConfirmation(draft: Draft): Confirmation {
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
