import { graphql, useLazyLoadQuery } from 'react-relay';
import { Note } from '../ui/Text';
import type { ClaimContactQuery } from './__generated__/ClaimContactQuery.graphql';

/**
 * How to reach who claimed. Not part of the live data, because only the host and the claim's own person may see it and
 * one payload goes to the whole table; asked for when the host looks.
 */
export function ClaimContact({ claimId }: { claimId: string }) {
  const { node } = useLazyLoadQuery<ClaimContactQuery>(
    graphql`
      query ClaimContactQuery($id: ID!) {
        node(id: $id) {
          ... on Claim {
            claimerEmail
            claimerPhone
            payment {
              handle
            }
          }
        }
      }
    `,
    { id: claimId },
  );
  const ways = [
    node?.claimerEmail,
    node?.claimerPhone,
    node?.payment?.handle && `pays as ${node.payment.handle}`,
  ].filter(Boolean);
  return <Note>{ways.length > 0 ? ways.join(' · ') : 'No contact details were given.'}</Note>;
}
