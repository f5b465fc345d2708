import { graphql, usePreloadedQuery } from 'react-relay';
import { TableProvider } from '../../receiptFrame/TableProvider';
import { useRefresh } from '../../table/useRefresh';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import type { PaymentScreenQuery } from './__generated__/PaymentScreenQuery.graphql';
import { AccessDenied } from './AccessDenied';
import { PaymentView } from './PaymentView';

const QUERY = graphql`
  query PaymentScreenQuery($id: ID!) @preloadable {
    viewer {
      ...PaymentView_user
    }
    receipt(id: $id) {
      ...TableProvider_receipt
      ...PaymentView_receipt
    }
  }
`;

/** Pay Your Share: what an account owes on one receipt, and the ways to pay it. */
export function PaymentScreen({ queryRef, params }: QueryScreenProps<PaymentScreenQuery>) {
  const linkId = params['id'] ?? '';
  const { viewer, receipt } = usePreloadedQuery<PaymentScreenQuery>(QUERY, queryRef);
  const { refresh } = useRefresh(QUERY, linkId);
  if (!viewer || !receipt) return <AccessDenied linkId={receipt ? linkId : null} isSignedIn={viewer !== null} />;
  return (
    <TableProvider receipt={receipt} refresh={refresh}>
      <PaymentView user={viewer} receipt={receipt} />
    </TableProvider>
  );
}
