import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { SessionEnded } from '../../network/session/SessionEnded';
import type { SummaryScreenQuery } from './__generated__/SummaryScreenQuery.graphql';
import { SummaryView } from './SummaryView';

const QUERY = graphql`
  query SummaryScreenQuery @preloadable {
    viewer {
      businessLabels
      businessSummary {
        ...Totals_summary
      }
    }
  }
`;

/** What the account spent on the receipts that it hosts, for the books. */
export function SummaryScreen({ queryRef }: QueryScreenProps<SummaryScreenQuery>) {
  const { viewer } = usePreloadedQuery<SummaryScreenQuery>(QUERY, queryRef);
  if (!viewer) return <SessionEnded />;
  return <SummaryView labels={viewer.businessLabels} everything={viewer.businessSummary} />;
}
