import { graphql, usePreloadedQuery } from 'react-relay';
import { ReceiptNotFound } from '../../receiptFrame/ReceiptNotFound';
import { TableProvider } from '../../receiptFrame/TableProvider';
import { useRefresh } from '../../table/useRefresh';
import type { QueryScreenProps } from '../../routing/screenTypes';
import type { SharedReceiptScreenQuery } from './__generated__/SharedReceiptScreenQuery.graphql';
import { ClaimView } from './ClaimView';

const QUERY = graphql`
  query SharedReceiptScreenQuery($id: ID!) @preloadable {
    receipt(id: $id) {
      ...TableProvider_receipt
      ...ClaimView_receipt
    }
  }
`;

/** The public claim view: a plain list on which diners tap what they had. */
export function SharedReceiptScreen({ queryRef, params }: QueryScreenProps<SharedReceiptScreenQuery>) {
  const { receipt } = usePreloadedQuery<SharedReceiptScreenQuery>(QUERY, queryRef);
  const { refresh } = useRefresh(QUERY, params['id'] ?? '');
  if (!receipt) return <ReceiptNotFound />;
  return (
    <TableProvider receipt={receipt} refresh={refresh}>
      <ClaimView receipt={receipt} />
    </TableProvider>
  );
}
