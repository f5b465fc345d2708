import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { ownDetailsQuery, ownDetailsQuery$data } from './__generated__/ownDetailsQuery.graphql';

/** What forms at the table can fill in for somebody who is signed in. */
export type OwnDetails = NonNullable<ownDetailsQuery$data['viewer']>;
export type OwnMethod = OwnDetails['paymentMethods'][number];

const QUERY = graphql`
  query ownDetailsQuery {
    viewer {
      id
      username
      firstName
      paymentMethods {
        id
        type
        displayName
        identifier
        isDefault
      }
    }
  }
`;

/** Asks once and then remembers. Never throws: forms work without it, so null is as good as no answer. */
export async function fetchOwnDetails(environment: Environment): Promise<OwnDetails | null> {
  try {
    const asked = fetchQuery<ownDetailsQuery>(environment, QUERY, {}, { fetchPolicy: 'store-or-network' });
    return (await asked.toPromise())?.viewer ?? null;
  } catch {
    return null;
  }
}

/** What friends call somebody. */
export function nameOf({ firstName, username }: OwnDetails): string {
  return firstName || username;
}
