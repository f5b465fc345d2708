import { graphql, useFragment } from 'react-relay';
import { ShareNotices } from '../claiming/ShareNotices';
import { HouseholdNotice } from '../households/HouseholdNotice';
import type { OfferNotices_receipt$key } from './__generated__/OfferNotices_receipt.graphql';
import { TreatedNotice } from './TreatedNotice';

/** Who pays together with the viewer or wants to, who treats them, and who shares a dish with them. */
export function OfferNotices({ receipt: key, diner }: { receipt: OfferNotices_receipt$key; diner: string }) {
  const receipt = useFragment(
    graphql`
      fragment OfferNotices_receipt on Receipt {
        ...ShareNotices_receipt
        ...HouseholdNotice_receipt
        items {
          claims {
            id
            diner
            claimerName
            treatedDiner
            amount
            status
          }
        }
      }
    `,
    key,
  );
  const treats = receipt.items
    .flatMap(({ claims }) => claims)
    .filter(({ status, treatedDiner }) => status !== 'CANCELLED' && treatedDiner === diner);
  return (
    <>
      <HouseholdNotice receipt={receipt} diner={diner} />
      {treats.length > 0 && <TreatedNotice claims={treats} />}
      <ShareNotices receipt={receipt} diner={diner} />
    </>
  );
}
