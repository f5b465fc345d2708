import { graphql } from 'react-relay';
import type { dashboardReceipt_receipt$data } from './__generated__/dashboardReceipt_receipt.graphql';

/** What the dashboard shows of a receipt. It is inline, because a plain function computes the status. */
export const dashboardReceipt = graphql`
  fragment dashboardReceipt_receipt on Receipt @inline {
    id
    linkId
    restaurantName
    date
    currency
    total
    remaining
    uploadMethod
    viewerSeat {
      isHost
      diner
    }
    people {
      diner
      owes
    }
  }
`;

export type DashboardReceipt = dashboardReceipt_receipt$data;
