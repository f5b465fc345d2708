import { graphql, useFragment } from 'react-relay';
import { lazyView } from '../../ui/lazyView';
import type { WhoPaid_receipt$key } from './__generated__/WhoPaid_receipt.graphql';

const WhoPaidCard = lazyView(async () => (await import('./WhoPaidCard')).WhoPaidCard, null);

/** Who paid the restaurant, when it was not the host alone. Its code is loaded for such a bill only. */
export function WhoPaid({ receipt: key }: { receipt: WhoPaid_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment WhoPaid_receipt on Receipt {
        contributions {
          personId
        }
        ...WhoPaidCard_receipt
      }
    `,
    key,
  );
  return receipt.contributions.length > 0 && <WhoPaidCard receipt={receipt} />;
}
