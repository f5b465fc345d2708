import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql } from 'react-relay';
import { newKey } from '../../lib/newKey';
import { useMoves } from '../../network/relay/useMoves';
import { toast } from '../../ui/toasts/toast';
import type { useReceiptDeletionMutation } from './__generated__/useReceiptDeletionMutation.graphql';
import type { useReceiptDeletionRestoreMutation } from './__generated__/useReceiptDeletionRestoreMutation.graphql';

/** In ms: long enough to notice that it was the wrong receipt. */
const UNDO_SHOWN_MS = 10_000;

const DELETE = graphql`
  mutation useReceiptDeletionMutation($input: DeleteReceiptInput!) {
    deleteReceipt(input: $input) {
      ... on DeleteReceiptPayload @alias(as: "payload") {
        deletedReceiptId
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

const RESTORE = graphql`
  mutation useReceiptDeletionRestoreMutation($input: RestoreReceiptInput!) {
    restoreReceipt(input: $input) {
      ... on RestoreReceiptPayload @alias(as: "payload") {
        receipt {
          ...tableState_receipt
        }
      }
      ...mutate_refusal @alias(as: "refusal")
    }
  }
`;

interface DeletedReceipt {
  readonly id: string;
  readonly name: string;
}

export interface ReceiptDeletion {
  /** The receipt that was just deleted on this page. */
  readonly deleted: DeletedReceipt | null;
  readonly isDeleting: boolean;
  readonly isRestoring: boolean;
  readonly deleteReceipt: (receipt: DeletedReceipt) => void;
  readonly restore: (receipt: DeletedReceipt) => void;
}

/** Deletes with one tap, since it can be undone on the toast, and on the page while it is open. */
export function useReceiptDeletion({
  onDeleted,
  onRestored,
}: {
  onDeleted: () => void;
  onRestored: () => void;
}): ReceiptDeletion {
  const { busy, move } = useMoves();
  const [deleted, setDeleted] = useState<DeletedReceipt | null>(null);

  const restore = async (receipt: DeletedReceipt): Promise<void> => {
    const variables = { input: { receiptId: receipt.id, idempotencyKey: newKey() } };
    const { kind } = await move<useReceiptDeletionRestoreMutation>('restore', { mutation: RESTORE, variables });
    if (kind !== 'done') return;
    toast({ title: t('Receipt restored'), message: receipt.name });
    onRestored();
    setDeleted(null);
  };
  const deleteReceipt = async (receipt: DeletedReceipt): Promise<void> => {
    const variables = { input: { receiptId: receipt.id, idempotencyKey: newKey() } };
    const { kind } = await move<useReceiptDeletionMutation>('delete', { mutation: DELETE, variables });
    if (kind !== 'done') return;
    onDeleted();
    setDeleted(receipt);
    toast({
      title: t('Receipt deleted'),
      message: receipt.name,
      action: { label: t('Undo'), onAction: () => void restore(receipt) },
      shownMs: UNDO_SHOWN_MS,
    });
  };
  return {
    deleted,
    isDeleting: busy === 'delete',
    isRestoring: busy === 'restore',
    deleteReceipt: (receipt) => void deleteReceipt(receipt),
    restore: (receipt) => void restore(receipt),
  };
}
