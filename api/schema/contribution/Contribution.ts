import { formatMoney } from '@fairtab/domain/money';
import { dinerKey, personId } from '@fairtab/services/people/guests';
import { ContributionRef } from '../refs';

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
    amount: t.field({
      type: 'Money',
      description: 'What they paid the restaurant.',
      resolve: ({ receipt, contribution }) => formatMoney(contribution.amountCents, receipt.currency),
    }),
    owed: t.field({
      type: 'Money',
      description: 'What the host still has to pass on to them.',
      resolve: ({ receipt, contribution }) => formatMoney(contribution.owedCents, receipt.currency),
    }),
    passedOn: t.field({
      type: 'Money',
      description: 'What was passed on to them.',
      resolve: ({ receipt, contribution }) => formatMoney(contribution.passedOnCents, receipt.currency),
    }),
    settled: t.field({
      type: 'Money',
      description: 'What was settled with other receipts instead.',
      resolve: ({ receipt, contribution }) => formatMoney(contribution.settledCents, receipt.currency),
    }),
  }),
});
