import { formatMoney } from '@fairtab/domain/money';
import { dinerKey, personId } from '@fairtab/services/guests';
import { listOf } from '../fieldMarks';
import { ClaimRef, PersonRef, type PersonOnReceipt } from '../refs';

function dinerOf({ receipt, person }: PersonOnReceipt): string {
  return dinerKey({ receiptId: receipt.id, guestId: person.guestId });
}

function idOf({ receipt, person }: PersonOnReceipt): string {
  return personId({ receiptId: receipt.id, person });
}

PersonRef.implement({
  description:
    'A name that a guest claimed for on this receipt, or that is treated. The same name of two guests is two persons.',
  fields: (t) => ({
    id: t.id({ description: 'Identifies the person everywhere. It never changes.', resolve: idOf }),
    key: t.id({ description: 'The same as `id`.', deprecationReason: 'Use `id`.', resolve: idOf }),
    diner: t.id({ description: 'The guest who claimed for this person, as in `Claim.diner`.', resolve: dinerOf }),
    name: t.string({ description: 'The name on the claims.', resolve: ({ person }) => person.name }),
    owes: t.field({
      type: 'Money',
      description: 'The unpaid amount.',
      resolve: ({ receipt, person }) => formatMoney(person.owesCents, receipt.currency),
    }),
    paid: t.field({
      type: 'Money',
      description: 'The paid amount.',
      resolve: ({ receipt, person }) => formatMoney(person.paidCents, receipt.currency),
    }),
    claims: t.field({
      type: [ClaimRef],
      description: 'The claims of this person that are not cancelled; none when others pay for everything.',
      extensions: listOf(5),
      resolve: ({ receipt, person }) => person.claims.map((claim) => ({ receipt, claim })),
    }),
  }),
});
