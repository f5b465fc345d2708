import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { ownDetailsQuery, ownDetailsQuery$data } from './__generated__/ownDetailsQuery.graphql';

/** What forms at the table fill in for an account. */
export type OwnDetails = NonNullable<ownDetailsQuery$data['viewer']>;

const QUERY = graphql`
  query ownDetailsQuery {
    viewer {
      id
      username
      firstName
      lastCurrency
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

/** Fetches the details once and then reads them from the store. Returns null on any error, since forms work without them. */
export async function fetchOwnDetails(environment: Environment): Promise<OwnDetails | null> {
  try {
    const asked = fetchQuery<ownDetailsQuery>(environment, QUERY, {}, { fetchPolicy: 'store-or-network' });
    return (await asked.toPromise())?.viewer ?? null;
  } catch {
    return null;
  }
}

/** The name that friends use. */
export function nameOf({ firstName, username }: OwnDetails): string {
  return firstName || username;
}
