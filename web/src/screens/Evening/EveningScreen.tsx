import { graphql, usePreloadedQuery } from 'react-relay';
import { PageNotFound } from '../../app/notFound/PageNotFound';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import type { EveningScreenQuery } from './__generated__/EveningScreenQuery.graphql';
import { EveningView } from './EveningView';
import { useFollowEvening } from './useFollowEvening';

const QUERY = graphql`
  query EveningScreenQuery($id: ID!) @preloadable {
    evening(id: $id) {
      ...EveningView_evening
    }
  }
`;

/** Several receipts under one link. It follows what happens on them. */
export function EveningScreen({ queryRef, params }: QueryScreenProps<EveningScreenQuery>) {
  const { evening } = usePreloadedQuery<EveningScreenQuery>(QUERY, queryRef);
  useFollowEvening({ query: QUERY, id: params['eveningId'] ?? '' });
  return evening ? <EveningView evening={evening} /> : <PageNotFound />;
}
