import { t } from '@fairtab/domain/language/t';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { Note } from '../../ui/Text';
import type { ClaimContactQuery } from './__generated__/ClaimContactQuery.graphql';

/**
 * How to reach the claim owner. It is not part of the live data, because that is one payload for the whole table and only
 * the host and the claim owner may see the contact. It is fetched when the host opens the details.
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
    node?.payment?.handle && t('pays as {handle}', { handle: node.payment.handle }),
  ].filter(Boolean);
  return <Note>{ways.length > 0 ? ways.join(' · ') : t('No contact details were given.')}</Note>;
}
