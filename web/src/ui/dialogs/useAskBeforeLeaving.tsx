import { useState, type ReactNode } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';

interface Question {
  title: string;
  children: ReactNode;
  /** The text of the button that stays. */
  stay: string;
  /** The text of the button that leaves. */
  leave: string;
}

/**
 * Asks before a dialog is closed with something in it that would be lost.
 * @returns what the dialog calls to close, and the question, which is rendered after the dialog, in front of it
 */
export function useAskBeforeLeaving({
  isNeeded,
  onClose,
  question: { title, children, stay, leave },
}: {
  isNeeded: boolean;
  onClose: () => void;
  question: Question;
}): { close: () => void; question: ReactNode } {
  const [isAsking, setAsking] = useState(false);
  const close = (): void => {
    if (isNeeded) setAsking(true);
    else onClose();
  };
  const question = (
    <Dialog
      open={isAsking}
      onClose={() => setAsking(false)}
      title={title}
      footer={
        <>
          <Button size="large" block onClick={() => setAsking(false)}>
            {stay}
          </Button>
          <Button variant="secondary" size="large" block onClick={onClose}>
            {leave}
          </Button>
        </>
      }
    >
      <p>{children}</p>
    </Dialog>
  );
  return { close, question };
}
