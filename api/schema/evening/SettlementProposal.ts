import type { PlannedTransfer } from '@fairtab/domain/settlements/fewestTransfers';
import { builder } from '../builder';
import { listOf } from '../fieldMarks';
import { must } from '../refs';
import { EveningPersonRef, personOf, type OfEvening } from './EveningPerson';
import { moneyField } from '../moneyField';

export const PlannedTransferRef = builder
  .objectRef<OfEvening & { planned: PlannedTransfer }>('PlannedTransfer')
  .implement({
    description: 'Money that one person would give another.',
    fields: (t) => ({
      from: t.field({
        type: EveningPersonRef,
        description: 'Who pays.',
        resolve: ({ evening, planned }) => personOf(evening, planned.from),
      }),
      to: t.field({
        type: EveningPersonRef,
        description: 'Who is paid.',
        resolve: ({ evening, planned }) => personOf(evening, planned.to),
      }),
      amount: moneyField(t, { description: 'The amount.', cents: ({ planned }) => planned.amountCents }),
    }),
  });

export const SettlementProposalRef = builder.objectRef<OfEvening>('SettlementProposal').implement({
  description: 'A proposal to settle an evening, which waits for hosts.',
  fields: (t) => ({
    proposedBy: t.field({
      type: EveningPersonRef,
      nullable: true,
      description: 'Who proposed it; null for somebody who is in the evening no more.',
      resolve: ({ evening }) => {
        const person = evening.people.find(({ guestId }) => guestId === evening.proposal?.proposedByGuestId);
        return person ? { evening, person } : null;
      },
    }),
    isOutdated: t.boolean({
      description: 'Whether something changed on the receipts since. Then it is void, and another one can be proposed.',
      resolve: ({ evening }) => must(evening.proposal).isOutdated,
    }),
    agreed: t.field({
      type: [EveningPersonRef],
      description: 'The hosts that agreed.',
      extensions: listOf(2),
      resolve: ({ evening }) =>
        evening.people
          .filter(({ guestId }) => evening.proposal?.agreedGuestIds.includes(guestId))
          .map((person) => ({ evening, person })),
    }),
  }),
});
