import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { readInlineData } from 'relay-runtime';
import styled from 'styled-components';
import { Page } from '../../ui/layout/Page';
import { media, space } from '../../ui/tokens';
import type { dashboardReceipt_receipt$key } from './__generated__/dashboardReceipt_receipt.graphql';
import type { DashboardView_user$key } from './__generated__/DashboardView_user.graphql';
import { AccountSettings } from './AccountSettings';
import { dashboardReceipt } from './dashboardReceipt';
import { GettingStarted } from './GettingStarted';
import { MoneyOverview } from './MoneyOverview';
import { QuickStats } from './QuickStats';
import { ReceiptList } from './ReceiptList';
import { RecentActivity } from './RecentActivity';
import { Spending } from './Spending';
import { useReceiptFilter } from './useReceiptFilter';
import { useReceiptList } from './useReceiptList';
import { Welcome } from './Welcome';
import { Stack } from '../../ui/layout/Stack';

export function DashboardView({ user: key }: { user: DashboardView_user$key }) {
  const user = useFragment(
    graphql`
      fragment DashboardView_user on User @argumentDefinitions(count: { type: "Int!" }) {
        username
        newest: receipts(first: 3) {
          edges {
            node {
              ...dashboardReceipt_receipt
            }
          }
        }
        ...MoneyOverview_user
        ...QuickStats_user
        ...useReceiptList_user @arguments(count: $count)
      }
    `,
    key,
  );
  const filtering = useReceiptFilter();
  const list = useReceiptList({ user, filter: filtering.filter });
  const newest = user.newest.edges.map(({ node }) =>
    readInlineData<dashboardReceipt_receipt$key>(dashboardReceipt, node),
  );
  const hasReceipts = newest.length > 0;
  return (
    <Page title={t('Dashboard')} width="wide">
      <Welcome username={user.username} />
      {hasReceipts ? <MoneyOverview user={user} /> : <GettingStarted hasReceipts={false} />}
      <Columns>
        <Stack $gap="xl">
          <ReceiptList list={list} filtering={filtering} hasReceipts={hasReceipts} />
          {hasReceipts && <Spending />}
        </Stack>
        <Stack $gap="xl">
          <QuickStats user={user} />
          <RecentActivity receipts={newest} />
          <AccountSettings />
          {hasReceipts && <GettingStarted hasReceipts />}
        </Stack>
      </Columns>
    </Page>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) 20rem;
    align-items: start;
    gap: ${space.xxl};
  }
`;
