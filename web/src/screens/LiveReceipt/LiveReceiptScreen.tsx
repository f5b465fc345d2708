import { graphql, usePreloadedQuery } from 'react-relay';
import { ReceiptNotFound } from '../../receiptFrame/ReceiptNotFound';
import { TableProvider } from '../../receiptFrame/TableProvider';
import { useRefresh } from '../../table/useRefresh';
import type { QueryScreenProps } from '../../routing/screenTypes';
import type { LiveReceiptScreenQuery } from './__generated__/LiveReceiptScreenQuery.graphql';
import { LiveTable } from './LiveTable';

const QUERY = graphql`
  query LiveReceiptScreenQuery($id: ID!) @preloadable {
    receipt(id: $id) {
      ...TableProvider_receipt
      ...LiveTable_receipt
    }
  }
`;

/** The live view: every diner sees the claims of all diners at once. */
export function LiveReceiptScreen({ queryRef, params }: QueryScreenProps<LiveReceiptScreenQuery>) {
  const { receipt } = usePreloadedQuery<LiveReceiptScreenQuery>(QUERY, queryRef);
  const { refresh, refreshing } = useRefresh(QUERY, params['id'] ?? '');
  if (!receipt) return <ReceiptNotFound />;
  return (
    <TableProvider receipt={receipt} refresh={refresh}>
      <LiveTable receipt={receipt} refreshing={refreshing} />
    </TableProvider>
  );
}
