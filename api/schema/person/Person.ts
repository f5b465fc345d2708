import { dinerKey } from '@fairtab/services/guests';
import { listOf } from '../fieldMarks';
import { ClaimRef, PersonRef, type PersonOnReceipt } from '../refs';

function dinerOf({ receipt, person }: PersonOnReceipt): string {
  return dinerKey({ receiptId: receipt.id, guestId: person.guestId });
}

PersonRef.implement({
  description: 'One name claimed from one device. Two devices with the same name are two people.',
  fields: (t) => ({
    key: t.id({
      description: 'Tells people of one receipt apart, and stays the same.',
      resolve: (parent) => `${dinerOf(parent)}:${parent.person.name.toLowerCase()}`,
    }),
    diner: t.id({ description: 'The device; equals `Claim.diner`.', resolve: dinerOf }),
    name: t.string({ description: 'The name on the claims.', resolve: ({ person }) => person.name }),
    owes: t.field({ type: 'Money', description: 'What is not paid yet.', resolve: ({ person }) => person.owesCents }),
    paid: t.field({ type: 'Money', description: 'What is paid.', resolve: ({ person }) => person.paidCents }),
    claims: t.field({
      type: [ClaimRef],
      description: 'Their live claims.',
      extensions: listOf(5),
      resolve: ({ receipt, person }) => person.claims.map((claim) => ({ receipt, claim })),
    }),
  }),
});
