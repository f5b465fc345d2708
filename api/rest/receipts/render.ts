import type { z } from 'zod';
import type { Answered } from '../answers';
import type { HostedReceiptFragment, RestPayHostMutation, SeatsFragment } from '../generated/documents';
import type { ownReceipt, payment as paymentShape } from './shapes';

/** Says who is who on a receipt: the user id of the viewer; for other diners a key of this receipt, which tells that two claims are one diner's but not whose account it is. */
function userIds({ viewerSeat }: SeatsFragment, viewerId: string | null): (diner: string) => string {
  return (diner) => (diner === viewerSeat.diner ? (viewerId ?? diner) : diner);
}

export function renderOwnReceipt(receipt: HostedReceiptFragment, viewerId: string | null): z.input<typeof ownReceipt> {
  const { linkId, hostDiner, photos, items } = receipt;
  const userIdOf = userIds(receipt, viewerId);
  return {
    ...receipt,
    userId: userIdOf(hostDiner),
    imageUrl: photos[0]?.url ?? null,
    items: items.map(({ claims, ...item }) => ({
      ...item,
      receiptId: linkId,
      claims: claims
        .filter(({ status }) => status !== 'CANCELLED')
        .map(({ diner, ...claim }) => ({ ...claim, userId: userIdOf(diner) })),
    })),
  };
}

export function renderPayment(
  { payment: { diner, ...payment }, receipt }: Answered<RestPayHostMutation>['result'],
  { viewerId, paymentMethodId }: { viewerId: string | null; paymentMethodId: string | null },
): z.input<typeof paymentShape> {
  const userIdOf = userIds(receipt, viewerId);
  return {
    ...payment,
    receiptId: receipt.linkId,
    payerUserId: userIdOf(diner),
    payeeUserId: userIdOf(receipt.hostDiner),
    paymentMethodId,
    externalTransactionId: null,
  };
}
