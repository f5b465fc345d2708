import { graphql, usePreloadedQuery } from 'react-relay';
import { PageNotFound } from '../../app/notFound/PageNotFound';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import type { NameScreenQuery } from './__generated__/NameScreenQuery.graphql';
import { NameView } from './NameView';

const QUERY = graphql`
  query NameScreenQuery($username: String!) @preloadable {
    namePage(username: $username) {
      ...NameView_page
    }
  }
`;

/** The public page of a username. A name that is unknown looks like every other address that does not exist. */
export function NameScreen({ queryRef }: QueryScreenProps<NameScreenQuery>) {
  const { namePage } = usePreloadedQuery<NameScreenQuery>(QUERY, queryRef);
  return namePage ? <NameView page={namePage} /> : <PageNotFound />;
}
