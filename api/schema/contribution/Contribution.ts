import { dinerKey, personId } from '@fairtab/services/people/guests';
import { ContributionRef } from '../refs';
import { moneyField } from '../moneyField';

ContributionRef.implement({
  description:
    'What somebody besides the host paid the restaurant. It pays for their own claims first. The host passes on what is more.',
  fields: (t) => ({
    personId: t.id({
      description: 'Who paid it, by `Person.id`.',
      resolve: ({ receipt, contribution }) => personId({ receiptId: receipt.id, person: contribution }),
    }),
    diner: t.id({
      description: 'Their guest, as in `Claim.diner`. Of somebody without a phone it is the host’s.',
      resolve: ({ receipt, contribution: { guestId } }) => dinerKey({ receiptId: receipt.id, guestId }),
    }),
    name: t.string({ description: 'Their name.', resolve: ({ contribution }) => contribution.name }),
    amount: moneyField(t, {
      description: 'What they paid the restaurant.',
      cents: ({ contribution }) => contribution.amountCents,
    }),
    owed: moneyField(t, {
      description: 'What the host still has to pass on to them.',
      cents: ({ contribution }) => contribution.owedCents,
    }),
    passedOn: moneyField(t, {
      description: 'What was passed on to them.',
      cents: ({ contribution }) => contribution.passedOnCents,
    }),
    settled: moneyField(t, {
      description: 'What was settled with other receipts instead.',
      cents: ({ contribution }) => contribution.settledCents,
    }),
  }),
});
