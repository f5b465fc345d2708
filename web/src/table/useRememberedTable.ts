import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { useRememberedTable_receipt$key } from './__generated__/useRememberedTable_receipt.graphql';
import { rememberTable } from './recentTables';

/** Keeps the receipt in this device's list, so that it can be found again without the link. */
export function useRememberedTable(key: useRememberedTable_receipt$key): void {
  const { linkId, restaurantName, date, viewerSeat } = useFragment(
    graphql`
      fragment useRememberedTable_receipt on Receipt {
        linkId
        restaurantName
        date
        viewerSeat {
          isHost
        }
      }
    `,
    key,
  );
  const role = viewerSeat.isHost ? 'host' : 'diner';
  useEffect(() => {
    rememberTable({ linkId, restaurantName, date, role });
  }, [linkId, restaurantName, date, role]);
}
