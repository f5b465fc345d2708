import type { PlannedTransfer } from '@fairtab/domain/evenings/fewestTransfers';
import { pathOfEvening } from '@fairtab/domain/evenings/pathOfEvening';
import type { PayTo } from '@fairtab/domain/receipts';
import { eveningOfReceipt } from '@fairtab/services/evenings/eveningOfReceipt';
import type { StoredTransfer } from '@fairtab/services/evenings/queryEvening';
import { findEvening, takesPart, type EveningPerson, type EveningState } from '@fairtab/services/evenings/readEvening';
import { waysToReach } from '@fairtab/services/evenings/waysToReach';
import { dinerKey } from '@fairtab/services/guests';
import type { ApiContext } from '../../context';
import { branded } from '../branded';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { listOf, VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { EveningRef, must, PayToRef, ReceiptRef } from '../refs';

interface OfEvening {
  readonly evening: EveningState;
}

const keyOf = (eveningId: string, guestId: string): string => dinerKey({ receiptId: eveningId, guestId });

const personOf = (evening: EveningState, guestId: string) => ({
  evening,
  person: must(evening.people.find((each) => each.guestId === guestId)),
});

const EveningPersonRef = builder.objectRef<OfEvening & { person: EveningPerson }>('EveningPerson').implement({
  description: 'Somebody of an evening: who hosts one of its receipts, or pays for a part of one.',
  fields: (t) => ({
    key: t.id({
      description: 'The same person has the same key everywhere in this evening.',
      resolve: ({ evening, person: { guestId } }) => keyOf(evening.id, guestId),
    }),
    name: t.string({ description: 'The name on the receipts.', resolve: ({ person }) => person.name }),
    net: t.field({
      type: 'Money',
      description:
        'What they get in the end, with transfers that are not confirmed; negative for who has to pay. All together are zero.',
      resolve: ({ person }) => person.netCents,
    }),
  }),
});

const PlannedTransferRef = builder.objectRef<OfEvening & { planned: PlannedTransfer }>('PlannedTransfer').implement({
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
    amount: t.field({ type: 'Money', description: 'The amount.', resolve: ({ planned }) => planned.amountCents }),
  }),
});

const ProposalRef = builder.objectRef<OfEvening>('SettlementProposal').implement({
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

const TransferStatus = builder.enumType('TransferStatus', {
  description: 'The state of a transfer.',
  values: {
    OPEN: { value: 'open', description: 'It is owed.' },
    REPORTED: { value: 'reported', description: 'The payer says that it is paid.' },
    CONFIRMED: { value: 'confirmed', description: 'The recipient says that it arrived.' },
  } as const,
});

const TransferRef = builder.objectRef<OfEvening & { transfer: StoredTransfer }>('Transfer').implement({
  description: 'Money that one person owes another since an evening was settled. Fairtab itself moves no money.',
  fields: (t) => ({
    key: t.id({ description: 'Identifies the transfer. It never changes.', resolve: ({ transfer }) => transfer.id }),
    from: t.field({
      type: EveningPersonRef,
      description: 'Who pays.',
      resolve: ({ evening, transfer }) => personOf(evening, transfer.fromGuestId),
    }),
    to: t.field({
      type: EveningPersonRef,
      description: 'Who is paid.',
      resolve: ({ evening, transfer }) => personOf(evening, transfer.toGuestId),
    }),
    amount: t.field({ type: 'Money', description: 'The amount.', resolve: ({ transfer }) => transfer.amountCents }),
    status: t.field({
      type: TransferStatus,
      description: 'Whether it is paid.',
      resolve: ({ transfer }) => transfer.status,
    }),
    method: t.field({
      type: PaymentMethod,
      nullable: true,
      description: 'How the payer paid; null until it was reported.',
      resolve: ({ transfer }) => transfer.method,
    }),
    isDisputed: t.boolean({
      description: 'Whether the recipient said that it did not arrive, and it was not reported again.',
      resolve: ({ transfer }) => transfer.isDisputed,
    }),
    ways: t.field({
      type: [PayToRef],
      description: 'How the recipient likes to be paid, as on the receipts of the evening.',
      extensions: listOf(3),
      resolve: ({ evening, transfer }): PayTo[] => waysToReach(evening, transfer.toGuestId),
    }),
  }),
});

builder.node(EveningRef, {
  description: 'Several receipts under one link, with one balance for everybody. Whoever has the link may see it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('Evening', await findEvening(ctx, id)),
  fields: (t) => ({
    linkId: t.string({ description: 'The id in the link.', resolve: ({ id }) => id }),
    url: t.string({
      description: 'The address of its page.',
      resolve: ({ id }, _args, ctx) => ctx.origin + pathOfEvening(id),
    }),
    name: t.exposeString('name', { description: 'Its name.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was begun.' }),
    receipts: t.field({
      type: [ReceiptRef],
      description:
        'Its receipts that everybody with the link may see, in the order in which they were added; at most 50.',
      extensions: listOf(4),
      resolve: ({ receipts }) => [...receipts],
    }),
    people: t.field({
      type: [EveningPersonRef],
      description: 'Everybody who hosts one of the receipts, or pays for a part of one. Hosts come first.',
      extensions: listOf(8),
      resolve: (evening) => evening.people.map((person) => ({ evening, person })),
    }),
    planKey: t.string({
      nullable: true,
      description: 'Identifies how it would be settled now, for `settleEvening`; null when nothing is open.',
      resolve: ({ plan }) => plan?.key ?? null,
    }),
    planned: t.field({
      type: [PlannedTransferRef],
      description: 'The fewest transfers that settle what is open on the receipts.',
      extensions: listOf(4),
      resolve: (evening) => (evening.plan?.transfers ?? []).map((planned) => ({ evening, planned })),
    }),
    asked: t.field({
      type: [EveningPersonRef],
      description: 'The hosts who have to agree before it is settled: others than their diners may pay them.',
      extensions: listOf(2),
      resolve: (evening) => (evening.plan?.asked ?? []).map((guestId) => personOf(evening, guestId)),
    }),
    proposal: t.field({
      type: ProposalRef,
      nullable: true,
      description: 'The proposal that waits for hosts.',
      resolve: (evening) => (evening.proposal ? { evening } : null),
    }),
    transfers: t.field({
      type: [TransferRef],
      description: 'What is owed since it was settled, the oldest settlement first.',
      extensions: listOf(4),
      resolve: (evening) => evening.transfers.map((transfer) => ({ evening, transfer })),
    }),
    viewerKey: t.id({
      nullable: true,
      description: 'The viewer, as one of the people; null for somebody without a part in it.',
      extensions: VIEWER_DEPENDENT,
      resolve: (evening, _args, { viewer: { guestId } }: ApiContext) =>
        guestId !== null && takesPart(evening, guestId) ? keyOf(evening.id, guestId) : null,
    }),
    viewerBeganIt: t.boolean({
      description: 'Whether the viewer began the evening, and so may take receipts out of it.',
      extensions: VIEWER_DEPENDENT,
      resolve: ({ madeByGuestId }, _args, { viewer }) => madeByGuestId !== null && madeByGuestId === viewer.guestId,
    }),
  }),
});

builder.queryField('evening', (t) =>
  t.field({
    type: EveningRef,
    nullable: true,
    description: 'An evening by the id in its link; null when there is none.',
    extensions: VOLATILE,
    args: { id: t.arg.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }) },
    resolve: (_root, { id }, ctx) => findEvening(ctx, rawId({ typename: 'Evening', id })),
  }),
);

builder.objectFields(ReceiptRef, (t) => ({
  evening: t.field({
    type: EveningRef,
    nullable: true,
    description: 'The evening that the receipt is in.',
    extensions: VOLATILE,
    resolve: (receipt, _args, ctx) => eveningOfReceipt(ctx, receipt),
  }),
}));
