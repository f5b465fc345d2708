import { graphql } from 'react-relay';
import { ReceiptQuery } from '../../network/offline/ReceiptQuery';
import { ReceiptNotFound } from '../../receiptFrame/ReceiptNotFound';
import { TableProvider } from '../../receiptFrame/TableProvider';
import { useRefresh } from '../../table/useRefresh';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
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
  const linkId = params['id'] ?? '';
  const { refresh, refreshing } = useRefresh(QUERY, linkId);
  return (
    <ReceiptQuery<LiveReceiptScreenQuery> query={QUERY} queryRef={queryRef} linkId={linkId}>
      {({ receipt }) =>
        receipt ? (
          <TableProvider receipt={receipt} refresh={refresh}>
            <LiveTable receipt={receipt} refreshing={refreshing} />
          </TableProvider>
        ) : (
          <ReceiptNotFound linkId={linkId} refresh={refresh} />
        )
      }
    </ReceiptQuery>
  );
}
