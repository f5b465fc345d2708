import { may } from '@fairtab/domain/policy';
import { dinerKey } from '@fairtab/services/guests';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { ClaimStatus } from '../enums';
import { VIEWER_DEPENDENT } from '../fieldMarks';
import { ClaimRef, claimNodeOf, ItemRef, itemNodeOf, must, PaymentRef, paymentNodeOf, ReceiptRef } from '../refs';
import type { ApiContext } from '../../context';
import type { ClaimNode } from '../refs';

/** Whether the viewer is the host or the claim's own person. */
function maySeeContact({ receipt, claim }: ClaimNode, { viewer }: ApiContext): boolean {
  return may({ viewer, action: 'seeContact', receipt, claim }) === 'yes';
}

builder.node(ClaimRef, {
  description: 'What somebody takes of an item. Its amount never changes because somebody else claims or unclaims.',
  id: { resolve: ({ claim }) => claim.id },
  loadOne: async (claimId, ctx) => {
    const receipt = await readReceiptOf(ctx, { part: 'claim', id: claimId });
    return branded('Claim', receipt && claimNodeOf(receipt, claimId));
  },
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The bill it is on.', resolve: ({ receipt }) => receipt }),
    item: t.field({
      type: ItemRef,
      description: 'What is claimed.',
      resolve: ({ receipt, claim }, _args, ctx) => must(itemNodeOf(receipt, { itemId: claim.itemId, ctx })),
    }),
    claimerName: t.string({
      description: 'A label the person chose; it proves nothing about who they are.',
      resolve: ({ claim }) => claim.claimerName,
    }),
    claimerEmail: t.string({
      nullable: true,
      description: "Only for the host and the claim's own person, else null.",
      extensions: VIEWER_DEPENDENT,
      resolve: (node, _args, ctx) => (maySeeContact(node, ctx) ? node.claim.claimerEmail : null),
    }),
    claimerPhone: t.string({
      nullable: true,
      description: "Only for the host and the claim's own person, else null.",
      extensions: VIEWER_DEPENDENT,
      resolve: (node, _args, ctx) => (maySeeContact(node, ctx) ? node.claim.claimerPhone : null),
    }),
    diner: t.id({
      description: 'The device that claimed, the same for all it does on this receipt, and meaningless on any other.',
      resolve: ({ receipt, claim }) => dinerKey({ receiptId: receipt.id, guestId: claim.guestId }),
    }),
    units: t.int({ description: 'How many units of the line.', resolve: ({ claim }) => claim.units }),
    splitCount: t.int({
      description: 'By how many people those units are shared; this claim is one part of them.',
      resolve: ({ claim }) => claim.splitCount,
    }),
    amount: t.field({
      type: 'Money',
      description: 'What it costs with its part of tax, tip, fees and discount.',
      resolve: ({ claim }) => claim.amountCents,
    }),
    status: t.field({ type: ClaimStatus, description: 'Where it stands.', resolve: ({ claim }) => claim.status }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      description: 'What settles it; null until it is paid.',
      resolve: ({ receipt, claim }) => (claim.paymentId === null ? null : paymentNodeOf(receipt, claim.paymentId)),
    }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was made.',
      resolve: ({ claim }) => claim.createdAt,
    }),
  }),
});
