import { graphql } from 'react-relay';
import { ReceiptQuery } from '../../network/offline/ReceiptQuery';
import { ReceiptNotFound } from '../../receiptFrame/ReceiptNotFound';
import { TableProvider } from '../../receiptFrame/TableProvider';
import { useRefresh } from '../../table/useRefresh';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
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
  const linkId = params['id'] ?? '';
  const { refresh } = useRefresh(QUERY, linkId);
  return (
    <ReceiptQuery<SharedReceiptScreenQuery> query={QUERY} queryRef={queryRef} linkId={linkId}>
      {({ receipt }) =>
        receipt ? (
          <TableProvider receipt={receipt} refresh={refresh}>
            <ClaimView receipt={receipt} />
          </TableProvider>
        ) : (
          <ReceiptNotFound linkId={linkId} refresh={refresh} />
        )
      }
    </ReceiptQuery>
  );
}
