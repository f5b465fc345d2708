import type { z } from 'zod';
import type { Answered } from '../answers';
import type { GroupedPaymentFragment, PersonFactsFragment, RestReadPersonQuery } from '../generated/documents';
import type { payment, person, personWithReceipts } from './shapes';

type Person = Extract<NonNullable<Answered<RestReadPersonQuery>['node']>, PersonFactsFragment>;

export function renderFacts({ balance, ...facts }: PersonFactsFragment): z.input<typeof person> {
  return { ...facts, ...balance };
}

export function renderPayment({ receipt, ...rest }: GroupedPaymentFragment): z.input<typeof payment> {
  return { ...rest, receiptId: receipt.linkId };
}

export function renderPerson(node: Person): z.input<typeof personWithReceipts> {
  return {
    ...renderFacts(node),
    receipts: node.receipts.map(({ receipt, balance, paymentsToConfirm }) => ({
      ...receipt,
      ...balance,
      paymentsToConfirm: paymentsToConfirm.map(renderPayment),
    })),
    claimIdToRemind: node.claimToRemind && node.claimToRemind.id,
    netting: node.netting,
    transfers: node.transfers.map(({ evening, ...rest }) => ({ ...rest, eveningId: evening && evening.linkId })),
  };
}
