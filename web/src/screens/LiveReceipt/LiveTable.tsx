import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled, { css, keyframes } from 'styled-components';
import { BillFoot } from '../../table/bill/BillFoot';
import { DinerNotices } from '../../table/bill/DinerNotices';
import { Offers } from '../../table/bill/Offers';
import { Dishes } from '../../table/bill/Dishes';
import { WhoPaid } from '../../table/contributions/WhoPaid';
import { HostNotices } from '../../table/hosting/HostNotices';
import { InstallHint } from '../../network/offline/InstallHint';
import { isSettled } from '../../table/isSettled';
import { LinkBanner } from '../../table/LinkBanner';
import { DisputeNotice } from '../../table/paying/DisputeNotice';
import { Payments } from '../../table/paying/Payments';
import { PayWithoutScript } from '../../table/paying/PayWithoutScript';
import { People } from '../../table/bill/People';
import { PushHint } from '../../network/push/PushHint';
import { TableColumns } from '../../receiptFrame/TableColumns';
import { useTable } from '../../table/TableContext';
import { Unclaimed } from '../../table/claiming/Unclaimed';
import { useRememberedTable } from '../../table/useRememberedTable';
import { YourPart } from '../../table/paying/YourPart';
import { Button } from '../../ui/Button';
import { Card, Perforation, ReceiptPaper } from '../../ui/layout/Card';
import { Page } from '../../ui/layout/Page';
import { Stack } from '../../ui/layout/Stack';
import { media, space } from '../../ui/tokens';
import type { LiveTable_receipt$key } from './__generated__/LiveTable_receipt.graphql';
import { HostTabs, Panel, usePanel } from './HostTabs';
import { ItemRows } from './ItemRows';
import { TableStrip } from './TableStrip';
import { TableTools } from './TableTools';
import { useHostView } from './useHostView';

export function LiveTable({ receipt: key, refreshing }: { receipt: LiveTable_receipt$key; refreshing: boolean }) {
  const receipt = useFragment(
    graphql`
      fragment LiveTable_receipt on Receipt {
        photosShared
        restaurantName
        total
        remaining
        unclaimed
        payments {
          status
        }
        contributions {
          owed
        }
        items {
          id
        }
        people {
          id
        }
        ...HostTabs_receipt
        ...DinerNotices_receipt
        ...Offers_receipt
        ...WhoPaid_receipt
        ...ItemRows_receipt
        ...TableStrip_receipt
        ...HostNotices_receipt
        ...DisputeNotice_receipt
        ...BillFoot_receipt
        ...Dishes_receipt
        ...YourPart_receipt
        ...PayWithoutScript_receipt
        ...Unclaimed_receipt
        ...People_receipt
        ...Payments_receipt
        ...useRememberedTable_receipt
      }
    `,
    key,
  );
  const { diner, isHost, actions } = useTable();
  useRememberedTable(receipt);
  const settled = isSettled(receipt);
  const [wasSettled] = useState(settled);
  const { view, choose } = useHostView(receipt);
  const [dishes, people] = [usePanel('dishes', view), usePanel('people', view)];
  return (
    <Page title={`${receipt.restaurantName} · ${t('Live Receipt')}`} width="wide" actions={<TableTools />}>
      <Table>
        <Notices>
          <LinkBanner />
          <DinerNotices receipt={receipt} />
          <HostNotices receipt={receipt} />
          <DisputeNotice receipt={receipt} />
        </Notices>
        <TableStrip receipt={receipt} refreshing={refreshing} />
        {view !== null && <HostTabs receipt={receipt} view={view} onChange={choose} />}
        <TableColumns
          withBar
          withStrip
          bill={
            <Stack>
              <Panel {...dishes}>
                <Paper aria-label={t('The bill')} $isOff={settled} $tears={settled && !wasSettled}>
                  <ItemRows receipt={receipt} />
                  <Dishes receipt={receipt} />
                  <Perforation />
                  <BillFoot receipt={receipt} />
                  {receipt.photosShared && (
                    <Button
                      variant="quiet"
                      block
                      aria-haspopup="dialog"
                      onClick={() => actions.open({ kind: 'photo' })}
                    >
                      {t('Photo of the bill')}
                    </Button>
                  )}
                </Paper>
              </Panel>
              <WhoPaid receipt={receipt} />
              <Offers receipt={receipt} />
            </Stack>
          }
          side={
            <>
              <YourPart receipt={receipt} />
              <PayWithoutScript receipt={receipt} />
              <Panel {...people}>
                <Payments receipt={receipt} show="open" />
                <Card as="div">
                  <Stack $gap="m">
                    {view === null && <Unclaimed receipt={receipt} />}
                    <People receipt={receipt} isLong={view !== null} />
                    {view !== null && <Unclaimed receipt={receipt} />}
                    {(isHost || diner !== null) && (
                      <Button variant="quiet" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'more' })}>
                        {t('More at this table')}
                      </Button>
                    )}
                  </Stack>
                </Card>
                {diner !== null && <PushHint />}
                {diner !== null && <InstallHint />}
              </Panel>
            </>
          }
        />
      </Table>
    </Page>
  );
}

/** The strip follows the page's top, so that the first dish is near it. */
const Table = styled.div`
  margin-top: -${space.s};
  ${media.wide} {
    margin-top: -${space.l};
  }
`;

const Notices = styled.div`
  display: grid;
  gap: ${space.s};
  > :not(span) {
    margin-block: ${space.xs};
  }
`;

const tear = keyframes`
  30% { transform: translateY(0.25rem) rotate(-0.6deg); }
  60% { transform: translateY(0.75rem) rotate(0.4deg); }
`;

/** When all is paid and confirmed, the paper is off its roll: it has two torn edges. Whoever is looking sees it tear, once. */
const offTheRoll = css<{ $tears: boolean }>`
  --tooth: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) bottom / 0.5rem 51% repeat-x;
  -webkit-mask:
    conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) top / 0.5rem 51% repeat-x,
    var(--tooth);
  mask:
    conic-gradient(from 135deg at top, #0000, #000 1deg 89deg, #0000 90deg) top / 0.5rem 51% repeat-x,
    var(--tooth);
  border-radius: 0;
  transform-origin: top left;
  ${({ $tears }) =>
    $tears &&
    css`
      animation: ${tear} 600ms ease-out;
    `}
`;

const Paper = styled(ReceiptPaper)<{ $isOff: boolean; $tears: boolean }>`
  ${({ $isOff }) => $isOff && offTheRoll}
  padding: ${space.xs} ${space.s} ${space.l};
  ${media.wide} {
    padding: ${space.s} ${space.l} ${space.xl};
  }
  > hr {
    margin: ${space.xs} 0;
  }
`;
