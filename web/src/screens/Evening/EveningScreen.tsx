import { graphql, usePreloadedQuery } from 'react-relay';
import { PageNotFound } from '../../app/notFound/PageNotFound';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { useLink } from '../../table/useLink';
import { useRefresh } from '../../table/useRefresh';
import type { EveningScreenQuery } from './__generated__/EveningScreenQuery.graphql';
import { EveningLink } from './EveningLink';
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
  if (!evening) return <PageNotFound />;
  return <EveningView evening={evening} notice={<Follow id={params['eveningId'] ?? ''} />} />;
}

/** Follows an evening that there is, and says when that does not work. */
function Follow({ id }: { id: string }) {
  const link = useLink();
  const { refresh } = useRefresh(QUERY, id);
  useFollowEvening({ id, link, refresh });
  return <EveningLink link={link} />;
}
