import { graphql, usePreloadedQuery } from 'react-relay';
import { ReceiptNotFound } from '../../receipts/ReceiptNotFound';
import { TableProvider } from '../../receipts/TableProvider';
import { useRefresh } from '../../receipts/useRefresh';
import type { QueryScreenProps } from '../../routing/screenTypes';
import type { ReceiptDetailScreenQuery } from './__generated__/ReceiptDetailScreenQuery.graphql';
import { DeletedView } from './DeletedView';
import { DetailView } from './DetailView';
import { useReceiptDeletion } from './useReceiptDeletion';

const QUERY = graphql`
  query ReceiptDetailScreenQuery($id: ID!) @preloadable {
    receipt(id: $id) {
      ...TableProvider_receipt
      ...DetailView_receipt
    }
  }
`;

/** Everything about a receipt for its host and diners, down to who changed what. */
export function ReceiptDetailScreen({ queryRef, params }: QueryScreenProps<ReceiptDetailScreenQuery>) {
  const { receipt } = usePreloadedQuery<ReceiptDetailScreenQuery>(QUERY, queryRef);
  const { refresh } = useRefresh(QUERY, params['id'] ?? '');
  const deletion = useReceiptDeletion({ onRestored: refresh });
  const { deleted } = deletion;
  if (deleted)
    return (
      <DeletedView name={deleted.name} isRestoring={deletion.isRestoring} onRestore={() => deletion.restore(deleted)} />
    );
  if (!receipt) return <ReceiptNotFound />;
  return (
    <TableProvider receipt={receipt} refresh={refresh}>
      <DetailView receipt={receipt} deletion={deletion} />
    </TableProvider>
  );
}
