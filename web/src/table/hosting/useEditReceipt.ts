import { t } from '@fairtab/domain/language/t';
import { useCallback } from 'react';
import { newKey } from '../../lib/newKey';
import type { SendOutcome } from '../../network/outbox/Send';
import type { Write } from '../../network/outbox/writes';
import { useTable } from '../TableContext';
import type { EditReceiptInput } from '../moves/__generated__/otherMovesEditReceiptMutation.graphql';

export type { EditReceiptInput };

/** Sends the host's edit of the bill. The dialog itself shows why it was refused. */
export function useEditReceipt(): (input: EditReceiptInput) => Promise<SendOutcome> {
  const { send } = useTable();
  return useCallback(
    (input) => {
      const write: Write = {
        key: newKey(),
        move: 'editReceipt',
        input: { ...input },
        about: [],
        words: t('Your changes of the bill'),
        done: { title: t('Bill updated') },
        refused: t('The bill was not changed'),
      };
      return send(write, { isOutcomeShown: true });
    },
    [send],
  );
}
