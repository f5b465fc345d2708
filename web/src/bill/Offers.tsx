import { graphql, useFragment } from 'react-relay';
import { useTable } from '../table/TableContext';
import { lazyView } from '../ui/lazyView';
import type { Offers_receipt$key } from './__generated__/Offers_receipt.graphql';

const ShareNotices = lazyView(async () => (await import('../claiming/ShareNotices')).ShareNotices, null);
const TreatedNotice = lazyView(async () => (await import('./TreatedNotice')).TreatedNotice, null);

/** What others at the table offer the viewer: to pay for them, or to share a dish. It comes and goes below the dishes, so that none moves. */
export function Offers({ receipt: key }: { receipt: Offers_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment Offers_receipt on Receipt {
        ...ShareNotices_receipt
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
  return (
    <>
      {treats.length > 0 && <TreatedNotice claims={treats} />}
      {isAsked && <ShareNotices receipt={receipt} diner={diner} />}
    </>
  );
}
