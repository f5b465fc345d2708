import { householdOf } from '@fairtab/domain/households';
import { dinerKey, personId } from '@fairtab/services/people/guests';
import { listOf } from '../fieldMarks';
import { ClaimRef, PersonRef, type PersonOnReceipt } from '../refs';
import { moneyField } from '../moneyField';

function dinerOf({ receipt, person }: PersonOnReceipt): string {
  return dinerKey({ receiptId: receipt.id, guestId: person.guestId });
}

function idOf({ receipt, person }: PersonOnReceipt): string {
  return personId({ receiptId: receipt.id, person });
}

function householdWith(
  { receipt: { households }, person: { guestId } }: PersonOnReceipt,
  { hasAgreed }: { hasAgreed: boolean },
): string | null {
  const household = householdOf(households, guestId);
  return household?.members.some((member) => member.guestId === guestId && member.hasAgreed === hasAgreed)
    ? household.id
    : null;
}

PersonRef.implement({
  description:
    'A name that a guest claimed for on this receipt, or that is treated. The same name of two guests is two persons.',
  fields: (t) => ({
    id: t.id({ description: 'Identifies the person everywhere. It never changes.', resolve: idOf }),
    key: t.id({ description: 'The same as `id`.', deprecationReason: 'Use `id`.', resolve: idOf }),
    diner: t.id({ description: 'The guest who claimed for this person, as in `Claim.diner`.', resolve: dinerOf }),
    name: t.string({ description: 'The name on the claims.', resolve: ({ person }) => person.name }),
    owes: moneyField(t, { description: 'The unpaid amount.', cents: ({ person }) => person.owesCents }),
    paid: moneyField(t, { description: 'The paid amount.', cents: ({ person }) => person.paidCents }),
    household: t.id({
      nullable: true,
      description:
        'The same for persons who pay as one: each of them may pay for all. Null for who pays alone. Whoever waits for an answer has one without others.',
      resolve: (person) => householdWith(person, { hasAgreed: true }),
    }),
    askedInto: t.id({
      nullable: true,
      description: 'The `household` of those who ask this person to pay together. Null when nobody does.',
      resolve: (person) => householdWith(person, { hasAgreed: false }),
    }),
    claims: t.field({
      type: [ClaimRef],
      description: 'The claims of this person that are not cancelled; none when others pay for everything.',
      extensions: listOf(5),
      resolve: ({ receipt, person }) => person.claims.map((claim) => ({ receipt, claim })),
    }),
  }),
});
