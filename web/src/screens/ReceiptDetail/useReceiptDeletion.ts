import { useState } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay';
import { commit, messageOf } from '../../relay/commit';
import { toast } from '../../ui/toast';
import type { useReceiptDeletionMutation } from './__generated__/useReceiptDeletionMutation.graphql';
import type { useReceiptDeletionRestoreMutation } from './__generated__/useReceiptDeletionRestoreMutation.graphql';

/** Long enough to notice that it was the wrong receipt. */
const UNDO_SHOWN_MS = 10_000;

const DELETE = graphql`
  mutation useReceiptDeletionMutation($input: DeleteReceiptInput!) {
    deleteReceipt(input: $input) {
      __typename
      ... on DeleteReceiptPayload {
        deletedReceiptId
      }
      ... on NotFound {
        message
      }
    }
  }
`;

const RESTORE = graphql`
  mutation useReceiptDeletionRestoreMutation($input: RestoreReceiptInput!) {
    restoreReceipt(input: $input) {
      __typename
      ... on RestoreReceiptPayload {
        receipt {
          ...tableState_receipt
        }
      }
      ... on NotFound {
        message
      }
    }
  }
`;

export interface DeletedReceipt {
  readonly id: string;
  readonly name: string;
}

export interface ReceiptDeletion {
  /** The receipt that was here until a moment ago. */
  readonly deleted: DeletedReceipt | null;
  readonly isDeleting: boolean;
  readonly isRestoring: boolean;
  readonly deleteReceipt: (receipt: DeletedReceipt) => void;
  readonly restore: (receipt: DeletedReceipt) => void;
}

/** Deletes at one tap, since there is a way back: on the toast, and on the page as long as it is open. */
export function useReceiptDeletion({ onRestored }: { onRestored: () => void }): ReceiptDeletion {
  const environment = useRelayEnvironment();
  const [deleted, setDeleted] = useState<DeletedReceipt | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [isRestoring, setRestoring] = useState(false);

  const restore = async (receipt: DeletedReceipt): Promise<void> => {
    setRestoring(true);
    const answer = await commit<useReceiptDeletionRestoreMutation>(environment, {
      mutation: RESTORE,
      variables: { input: { receiptId: receipt.id } },
    });
    setRestoring(false);
    if (answer.kind !== 'answered' || answer.response.restoreReceipt.__typename !== 'RestoreReceiptPayload') {
      const message = answer.kind === 'answered' ? messageOf(answer.response.restoreReceipt) : 'Please try again.';
      toast({ title: 'That did not work', message, variant: 'destructive' });
      return;
    }
    toast({ title: 'Receipt restored', message: receipt.name });
    onRestored();
    setDeleted(null);
  };
  const deleteReceipt = async (receipt: DeletedReceipt): Promise<void> => {
    setDeleting(true);
    const answer = await commit<useReceiptDeletionMutation>(environment, {
      mutation: DELETE,
      variables: { input: { receiptId: receipt.id } },
    });
    setDeleting(false);
    if (answer.kind !== 'answered' || answer.response.deleteReceipt.__typename !== 'DeleteReceiptPayload') {
      const message = answer.kind === 'answered' ? messageOf(answer.response.deleteReceipt) : 'Please try again.';
      toast({ title: 'That did not work', message, variant: 'destructive' });
      return;
    }
    setDeleted(receipt);
    toast({
      title: 'Receipt deleted',
      message: receipt.name,
      action: { label: 'Undo', onAction: () => void restore(receipt) },
      shownMs: UNDO_SHOWN_MS,
    });
  };
  return {
    deleted,
    isDeleting,
    isRestoring,
    deleteReceipt: (receipt) => void deleteReceipt(receipt),
    restore: (receipt) => void restore(receipt),
  };
}
