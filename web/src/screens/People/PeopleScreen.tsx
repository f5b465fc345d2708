import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { SessionEnded } from '../../network/session/SessionEnded';
import type { PeopleScreenQuery } from './__generated__/PeopleScreenQuery.graphql';
import { PeopleView } from './PeopleView';

const QUERY = graphql`
  query PeopleScreenQuery @preloadable {
    viewer {
      ...PeopleView_user
    }
  }
`;

/** Who owes the account and whom it owes, over all receipts. */
export function PeopleScreen({ queryRef }: QueryScreenProps<PeopleScreenQuery>) {
  const { viewer } = usePreloadedQuery<PeopleScreenQuery>(QUERY, queryRef);
  return viewer ? <PeopleView user={viewer} /> : <SessionEnded />;
}
