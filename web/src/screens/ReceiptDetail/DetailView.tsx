import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import { BillFoot } from '../../table/bill/BillFoot';
import { BillHeader } from '../../table/bill/BillHeader';
import { DinerNotices } from '../../table/bill/DinerNotices';
import { Offers } from '../../table/bill/Offers';
import { Dishes } from '../../table/bill/Dishes';
import { WhoPaid } from '../../table/contributions/WhoPaid';
import { HostNotices } from '../../table/hosting/HostNotices';
import { LinkBanner } from '../../table/LinkBanner';
import { Payments } from '../../table/paying/Payments';
import { People } from '../../table/bill/People';
import { TableColumns } from '../../receiptFrame/TableColumns';
import { useTable } from '../../table/TableContext';
import { useRememberedTable } from '../../table/useRememberedTable';
import { Card, Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { lazyView } from '../../ui/lazyView';
import type { DetailView_receipt$key } from './__generated__/DetailView_receipt.graphql';
import { BillPhotos } from './BillPhotos';
import { DetailHeader } from './DetailHeader';
import { DetailItem } from './DetailItem';
import { ManageReceipt } from './ManageReceipt';
import { TakeAlong } from './TakeAlong';
import { Trail } from './Trail';
import type { ReceiptDeletion } from './useReceiptDeletion';
import { YourShare } from './YourShare';

const OpenTable = lazyView(async () => (await import('../../table/hosting/OpenTable')).OpenTable, null);

interface DetailViewProps {
  receipt: DetailView_receipt$key;
  deletion: ReceiptDeletion;
}

export function DetailView({ receipt: key, deletion }: DetailViewProps) {
  const receipt = useFragment(
    graphql`
      fragment DetailView_receipt on Receipt {
        linkId
        restaurantName
        description
        people {
          id
        }
        items {
          id
          ...DetailItem_item
        }
        ...DetailHeader_receipt
        ...DinerNotices_receipt
        ...Offers_receipt
        ...HostNotices_receipt
        ...BillHeader_receipt
        ...BillFoot_receipt
        ...Dishes_receipt
        ...YourShare_receipt
        ...BillPhotos_receipt
        ...ManageReceipt_receipt
        ...TakeAlong_receipt
        ...People_receipt
        ...Payments_receipt
        ...WhoPaid_receipt
        ...Trail_receipt
        ...useRememberedTable_receipt
      }
    `,
    key,
  );
  const { isHost } = useTable();
  const here = useLocation();
  useRememberedTable(receipt);
  return (
    <Page title={receipt.restaurantName} width="wide">
      {isHost && wasJustMade(here) && <OpenTable table={receipt} isPart />}
      <DetailHeader receipt={receipt} />
      <LinkBanner />
      <DinerNotices receipt={receipt} />
      <Offers receipt={receipt} />
      <HostNotices receipt={receipt} />
      <YourShare receipt={receipt} />
      <TableColumns
        withLongSide
        bill={
          <ReceiptPaper aria-label={t('The bill')}>
            <BillHeader receipt={receipt} />
            <Perforation />
            <ul>
              {receipt.items.map((item) => (
                <DetailItem key={item.id} item={item} />
              ))}
            </ul>
            <Dishes receipt={receipt} />
            <Perforation />
            <BillFoot receipt={receipt} />
          </ReceiptPaper>
        }
        side={
          <>
            {receipt.people.length > 0 && (
              <Card as="div">
                <People receipt={receipt} />
              </Card>
            )}
            <WhoPaid receipt={receipt} />
            <Payments receipt={receipt} show="all" />
            <BillPhotos receipt={receipt} />
            <TakeAlong receipt={receipt} />
            {isHost && <ManageReceipt receipt={receipt} deletion={deletion} />}
            <Card as="div">
              <Trail receipt={receipt} />
            </Card>
          </>
        }
      />
    </Page>
  );
}

/** The form for a new receipt says so when it leads here. */
function wasJustMade({ state }: { state: unknown }): boolean {
  return typeof state === 'object' && state !== null && 'isNew' in state && state.isNew === true;
}
