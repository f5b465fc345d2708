import { formatMoney } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { listBlockedNames } from '../../receipts/requests/blockedNames';
import { listRequests } from '../../receipts/requests/openRequests';

/** What hosts ask the account to take over, and whose requests it does not get. */
export async function exportRequests(ctx: ServiceContext) {
  const open = await listRequests(ctx);
  return {
    open: open.map(({ receipt, from, personName, amountCents, dishes, createdAt }) => ({
      hostName: receipt.hostName,
      fromUsername: from.username,
      restaurantName: receipt.restaurantName,
      personName,
      currency: receipt.currency,
      amount: formatMoney(amountCents, receipt.currency),
      dishes,
      createdAt,
    })),
    blockedNames: await listBlockedNames(ctx),
  };
}
