import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { SessionEnded } from '../../network/session/SessionEnded';
import type { DashboardScreenQuery } from './__generated__/DashboardScreenQuery.graphql';
import { DashboardView } from './DashboardView';

const QUERY = graphql`
  query DashboardScreenQuery($count: Int!) @preloadable {
    viewer {
      ...DashboardView_user @arguments(count: $count)
    }
  }
`;

/** The home of an account: its debts in both directions, and all its receipts. */
export function DashboardScreen({ queryRef }: QueryScreenProps<DashboardScreenQuery>) {
  const { viewer } = usePreloadedQuery<DashboardScreenQuery>(QUERY, queryRef);
  return viewer ? <DashboardView user={viewer} /> : <SessionEnded />;
}
