import { shownAddress } from '@fairtab/services/people/addresses/shownAddress';
import { may } from '@fairtab/domain/policy';
import { contactOwnerOf } from '@fairtab/domain/receipts';
import { dinerKey, personId } from '@fairtab/services/people/guests';
import { readReceiptOf } from '@fairtab/services/receipts/readReceipt';
import { branded } from '../branded';
import { builder } from '../builder';
import { ClaimStatus } from '../enums';
import { listOf, VIEWER_DEPENDENT } from '../fieldMarks';
import {
  ClaimRef,
  claimNodeOf,
  ItemRef,
  itemNodeOf,
  must,
  PaymentRef,
  paymentNodeOf,
  ReceiptRef,
  StretchRef,
} from '../refs';
import type { ApiContext } from '../../context';
import type { ClaimNode } from '../refs';
import { moneyField } from '../moneyField';

/** Whether the viewer is the host or had the part that was claimed. */
function maySeeContact({ receipt, claim }: ClaimNode, { viewer }: ApiContext): boolean {
  const owner = { guestId: contactOwnerOf(claim) };
  return may({ viewer, action: 'seeContact', receipt, claim: owner }) === 'yes';
}

builder.node(ClaimRef, {
  description: "A part of an item that a guest claimed. Its amount never changes because of other guests' claims.",
  id: { resolve: ({ claim }) => claim.id },
  loadOne: async (claimId, ctx) => {
    const receipt = await readReceiptOf(ctx, { part: 'claim', id: claimId });
    return branded('Claim', receipt && claimNodeOf(receipt, claimId));
  },
  fields: (t) => ({
    receipt: t.field({ type: ReceiptRef, description: 'The receipt it is on.', resolve: ({ receipt }) => receipt }),
    item: t.field({
      type: ItemRef,
      description: 'The item.',
      resolve: ({ receipt, claim }, _args, ctx) => must(itemNodeOf(receipt, { itemId: claim.itemId, ctx })),
    }),
    claimerName: t.string({
      description: 'The name that the guest chose for this claim. It proves nothing about who they are.',
      resolve: ({ claim }) => claim.claimerName,
    }),
    claimerEmail: t.string({
      nullable: true,
      description: 'Null unless the viewer is the host or had the item.',
      extensions: VIEWER_DEPENDENT,
      resolve: (node, _args, ctx) =>
        maySeeContact(node, ctx) ? node.claim.claimerEmail && shownAddress(node.claim.claimerEmail) : null,
    }),
    claimerPhone: t.string({
      nullable: true,
      description: 'Null unless the viewer is the host or had the item.',
      extensions: VIEWER_DEPENDENT,
      resolve: (node, _args, ctx) => (maySeeContact(node, ctx) ? node.claim.claimerPhone : null),
    }),
    diner: t.id({
      description:
        'An id of the guest who claimed, or took on the claim of somebody else: the same for all its claims and payments on this receipt, and another one on every other receipt.',
      resolve: ({ receipt, claim }) => dinerKey({ receiptId: receipt.id, guestId: claim.guestId }),
    }),
    treatedName: t.string({
      nullable: true,
      description: 'The name of the person who had it, when the guest of this claim treats them; null otherwise.',
      resolve: ({ claim }) => claim.treated?.name ?? null,
    }),
    treatedDiner: t.id({
      nullable: true,
      description: 'The guest who is treated, as in `diner`; null when nobody is.',
      resolve: ({ receipt, claim }) =>
        claim.treated && dinerKey({ receiptId: receipt.id, guestId: claim.treated.guestId }),
    }),
    sharedWith: t.idList({
      description: 'Who is asked to take an equal part of the item and has not declined, by `Person.id`.',
      resolve: ({ receipt, claim }) => claim.sharedWith.map((person) => personId({ receiptId: receipt.id, person })),
    }),
    units: t.int({ description: 'The number of units.', resolve: ({ claim }) => claim.units }),
    splitCount: t.int({
      description: 'The number of people who share those units. This claim is the share of one.',
      resolve: ({ claim }) => claim.splitCount,
    }),
    pieces: t.field({
      type: [StretchRef],
      description:
        'The stretches of the line that it consists of. A client needs them to know what is free without it.',
      extensions: listOf(1),
      resolve: ({ claim }) => [...claim.pieces],
    }),
    amount: moneyField(t, {
      description: 'The price of the claim with its share of tax, tip, fees and discount.',
      cents: ({ claim }) => claim.amountCents,
    }),
    covered: moneyField(t, {
      description:
        'How much of `amount` its owner paid the restaurant. It is paid with the rest, and with nothing when it is all of it.',
      cents: ({ claim }) => claim.coveredCents,
    }),
    status: t.field({ type: ClaimStatus, description: 'Its state.', resolve: ({ claim }) => claim.status }),
    payment: t.field({
      type: PaymentRef,
      nullable: true,
      description: 'The payment that settles it; null until it is paid.',
      resolve: ({ receipt, claim }) => (claim.paymentId === null ? null : paymentNodeOf(receipt, claim.paymentId)),
    }),
    createdAt: t.field({ type: 'DateTime', description: 'When it was made.', resolve: ({ claim }) => claim.createdAt }),
  }),
});
