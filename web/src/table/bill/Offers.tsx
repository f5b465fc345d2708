import { graphql, useFragment } from 'react-relay';
import { useTable } from '../TableContext';
import { lazyView } from '../../ui/lazyView';
import type { Offers_receipt$key } from './__generated__/Offers_receipt.graphql';

const OfferNotices = lazyView(async () => (await import('./OfferNotices')).OfferNotices, null);

/**
 * What others at the table offer the viewer: to pay for them, to pay together, or to share a dish. It comes and goes below the
 * dishes, so that none moves. Its code is loaded when there is an offer.
 */
export function Offers({ receipt: key }: { receipt: Offers_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment Offers_receipt on Receipt {
        ...OfferNotices_receipt
        people {
          diner
          household
          askedInto
        }
        items {
          claims {
            treatedDiner
            sharedWith
          }
        }
      }
    `,
    key,
  );
  const { diner } = useTable();
  if (diner === null) return null;
  const isOffered =
    receipt.people.some((person) => person.diner === diner && (person.household ?? person.askedInto)) ||
    receipt.items.some(({ claims }) =>
      claims.some(
        ({ treatedDiner, sharedWith }) => treatedDiner === diner || sharedWith.some((id) => id.startsWith(`${diner}:`)),
      ),
    );
  return isOffered && <OfferNotices receipt={receipt} diner={diner} />;
}
