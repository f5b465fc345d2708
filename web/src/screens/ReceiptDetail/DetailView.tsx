import { graphql, useFragment } from 'react-relay';
import { BillHeader } from '../../receipts/BillHeader';
import { BillTotals } from '../../receipts/BillTotals';
import { HostNotices } from '../../receipts/HostNotices';
import { LinkBanner } from '../../receipts/LinkBanner';
import { Payments } from '../../receipts/Payments';
import { People } from '../../receipts/People';
import { TableColumns } from '../../receipts/TableColumns';
import { useRememberedTable } from '../../receipts/useRememberedTable';
import { Card, Perforation, ReceiptPaper } from '../../ui/Card';
import { Page } from '../../ui/Page';
import type { DetailView_receipt$key } from './__generated__/DetailView_receipt.graphql';
import { DetailHeader } from './DetailHeader';
import { DetailItem } from './DetailItem';
import { Trail } from './Trail';

export function DetailView({ receipt: key }: { receipt: DetailView_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment DetailView_receipt on Receipt {
        restaurantName
        items {
          id
          ...DetailItem_item
        }
        ...DetailHeader_receipt
        ...HostNotices_receipt
        ...BillHeader_receipt
        ...BillTotals_receipt
        ...People_receipt
        ...Payments_receipt
        ...Trail_receipt
        ...useRememberedTable_receipt
      }
    `,
    key,
  );
  useRememberedTable(receipt);
  return (
    <Page title={receipt.restaurantName} width="wide">
      <DetailHeader receipt={receipt} />
      <LinkBanner />
      <HostNotices receipt={receipt} />
      <TableColumns
        bill={
          <ReceiptPaper aria-label="The bill">
            <BillHeader receipt={receipt} />
            <Perforation />
            <ul>
              {receipt.items.map((item) => (
                <DetailItem key={item.id} item={item} />
              ))}
            </ul>
            <Perforation />
            <BillTotals receipt={receipt} />
          </ReceiptPaper>
        }
        side={
          <>
            <Card as="div">
              <People receipt={receipt} />
            </Card>
            <Payments receipt={receipt} show="all" />
            <Card as="div">
              <Trail receipt={receipt} />
            </Card>
          </>
        }
      />
    </Page>
  );
}
