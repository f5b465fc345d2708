import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { BillHeader } from '../../bill/BillHeader';
import { BillTotals } from '../../bill/BillTotals';
import { Dishes } from '../../bill/Dishes';
import { HostNotices } from '../../hosting/HostNotices';
import { ItemCard } from '../../bill/ItemCard';
import { LinkBanner } from '../../table/LinkBanner';
import { Payments } from '../../paying/Payments';
import { People } from '../../bill/People';
import { TableColumns } from '../../receiptFrame/TableColumns';
import { useTable } from '../../table/TableContext';
import { Unclaimed } from '../../claiming/Unclaimed';
import { useRememberedTable } from '../../table/useRememberedTable';
import { YourPart } from '../../paying/YourPart';
import { Button } from '../../ui/Button';
import { Card, Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { TextLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { media, TOUCH } from '../../ui/tokens';
import { useWide } from '../../ui/useWide';
import type { LiveTable_receipt$key } from './__generated__/LiveTable_receipt.graphql';
import { LiveHeader } from './LiveHeader';
import { TableTools } from './TableTools';

export function LiveTable({ receipt: key, refreshing }: { receipt: LiveTable_receipt$key; refreshing: boolean }) {
  const receipt = useFragment(
    graphql`
      fragment LiveTable_receipt on Receipt {
        linkId
        photosShared
        items {
          id
          ...ItemCard_item
        }
        ...LiveHeader_receipt
        ...HostNotices_receipt
        ...BillHeader_receipt
        ...BillTotals_receipt
        ...Dishes_receipt
        ...YourPart_receipt
        ...Unclaimed_receipt
        ...People_receipt
        ...Payments_receipt
        ...useRememberedTable_receipt
      }
    `,
    key,
  );
  const { isHost, actions } = useTable();
  const wide = useWide();
  useRememberedTable(receipt);
  return (
    <Page title="Live Receipt" width="wide" actions={<TableTools />}>
      <LiveHeader receipt={receipt} refreshing={refreshing} />
      <LinkBanner />
      <HostNotices receipt={receipt} />
      {!wide && isHost && <Payments receipt={receipt} show="open" />}
      <TableColumns
        withBar
        bill={
          <ReceiptPaper aria-label="The bill">
            <BillHeader receipt={receipt} />
            <Perforation />
            <ul>
              {receipt.items.map((item, index) => (
                <ItemCard key={item.id} item={item} index={index} />
              ))}
            </ul>
            <Dishes receipt={receipt} />
            <Perforation />
            <BillTotals receipt={receipt} />
            {receipt.photosShared && (
              <Button variant="quiet" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'photo' })}>
                Photo of the bill
              </Button>
            )}
          </ReceiptPaper>
        }
        side={
          <>
            <YourPart receipt={receipt} />
            {(wide || !isHost) && <Payments receipt={receipt} show="open" />}
            <Card as="div">
              <Unclaimed receipt={receipt} />
            </Card>
            <Card as="div">
              <People receipt={receipt} />
            </Card>
            <DetailsLink to={`/receipts/${receipt.linkId}`}>All details and the history</DetailsLink>
          </>
        }
      />
    </Page>
  );
}

const DetailsLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  min-height: ${TOUCH};
  ${media.wide} {
    justify-self: start;
  }
`;
