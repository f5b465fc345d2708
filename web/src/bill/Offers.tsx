import { graphql, useFragment } from 'react-relay';
import { useTable } from '../table/TableContext';
import { lazyView } from '../ui/lazyView';
import type { Offers_receipt$key } from './__generated__/Offers_receipt.graphql';

const ShareNotices = lazyView(async () => (await import('../claiming/ShareNotices')).ShareNotices, null);
const HouseholdNotice = lazyView(async () => (await import('../households/HouseholdNotice')).HouseholdNotice, null);
const TreatedNotice = lazyView(async () => (await import('./TreatedNotice')).TreatedNotice, null);

/** What others at the table offer the viewer: to pay for them, to pay together, or to share a dish. It comes and goes below the dishes, so that none moves. */
export function Offers({ receipt: key }: { receipt: Offers_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment Offers_receipt on Receipt {
        ...ShareNotices_receipt
        ...HouseholdNotice_receipt
        people {
          diner
          household
          askedInto
        }
        items {
          claims {
            id
            diner
            claimerName
            treatedDiner
            sharedWith
            amount
            status
          }
        }
      }
    `,
    key,
  );
  const { diner } = useTable();
  if (diner === null) return null;
  const live = receipt.items.flatMap(({ claims }) => claims).filter(({ status }) => status !== 'CANCELLED');
  const treats = live.filter(({ treatedDiner }) => treatedDiner === diner);
  const isAsked = live.some(({ sharedWith }) => sharedWith.some((id) => id.startsWith(`${diner}:`)));
  const own = receipt.people.find((person) => person.diner === diner);
  return (
    <>
      {(own?.household ?? own?.askedInto) && <HouseholdNotice receipt={receipt} diner={diner} />}
      {treats.length > 0 && <TreatedNotice claims={treats} />}
      {isAsked && <ShareNotices receipt={receipt} diner={diner} />}
    </>
  );
}
