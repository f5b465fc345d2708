import { graphql } from 'react-relay';
import { useAsked } from '../../network/relay/useAsked';
import type { useSpendingQuery, useSpendingQuery$data } from './__generated__/useSpendingQuery.graphql';

export type SpendingData = NonNullable<useSpendingQuery$data['viewer']>['spending'][number];

const QUERY = graphql`
  query useSpendingQuery {
    viewer {
      spending(months: 12) {
        currency
        total
        byMonth {
          month
          amount
        }
        byRestaurant {
          restaurantName
          amount
          meals
        }
      }
    }
  }
`;

/** What the account spent. It is fetched after the rest of the dashboard, which does not wait for charts. */
export function useSpending() {
  return useAsked<useSpendingQuery, readonly SpendingData[]>({
    query: QUERY,
    variables: {},
    read: ({ viewer }) => viewer?.spending ?? [],
  });
}
