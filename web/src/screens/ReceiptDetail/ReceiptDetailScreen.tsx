import { useEffect, useRef } from 'react';
import { graphql } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import { ReceiptQuery } from '../../network/offline/ReceiptQuery';
import { forgetReceipt } from '../../network/offline/seenReceipts';
import { ReceiptNotFound } from '../../receiptFrame/ReceiptNotFound';
import { TableProvider } from '../../receiptFrame/TableProvider';
import { useRefresh } from '../../table/useRefresh';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import type { ReceiptDetailScreenQuery } from './__generated__/ReceiptDetailScreenQuery.graphql';
import { DeletedView } from './DeletedView';
import { DetailView } from './DetailView';
import { trailOf } from './trailOf';
import { useReceiptDeletion } from './useReceiptDeletion';

const QUERY = graphql`
  query ReceiptDetailScreenQuery($id: ID!) @preloadable {
    receipt(id: $id) {
      id
      ...TableProvider_receipt
      ...DetailView_receipt
    }
  }
`;

/** Everything about a receipt for its host and diners, including its history. */
export function ReceiptDetailScreen({ queryRef, params }: QueryScreenProps<ReceiptDetailScreenQuery>) {
  const id = params['id'] ?? '';
  const { refresh } = useRefresh(QUERY, id);
  const navigate = useNavigate();
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const deletion = useReceiptDeletion({
    // The toast with Undo stays on other screens, where nothing else would show that the receipt is back.
    onDeleted: () => forgetReceipt(id),
    onRestored: () => (isOpen.current ? refresh() : void navigate(`/receipts/${id}`)),
  });
  const { deleted } = deletion;
  if (deleted)
    return (
      <DeletedView name={deleted.name} isRestoring={deletion.isRestoring} onRestore={() => deletion.restore(deleted)} />
    );
  return (
    <ReceiptQuery<ReceiptDetailScreenQuery> query={QUERY} queryRef={queryRef} linkId={id}>
      {({ receipt }) =>
        receipt ? (
          <TableProvider receipt={receipt} refresh={refresh} trail={trailOf(receipt.id)}>
            <DetailView receipt={receipt} deletion={deletion} />
          </TableProvider>
        ) : (
          <ReceiptNotFound linkId={id} refresh={refresh} />
        )
      }
    </ReceiptQuery>
  );
}
