import type { PayTo } from '@fairtab/domain/receipts';
import type { StoredTransfer } from '@fairtab/services/money/settlements/StoredSettlement';
import { waysToReach } from '@fairtab/services/money/evenings/readEvening';
import { builder } from '../builder';
import { PaymentMethod } from '../enums';
import { listOf } from '../fieldMarks';
import { PayToRef } from '../refs';
import { EveningPersonRef, personOf, type OfEvening } from './EveningPerson';
import { moneyField } from '../moneyField';

export const TransferStatus = builder.enumType('TransferStatus', {
  description: 'The state of a transfer.',
  values: {
    OPEN: { value: 'open', description: 'It is owed.' },
    REPORTED: { value: 'reported', description: 'The payer says that it is paid.' },
    CONFIRMED: { value: 'confirmed', description: 'The recipient says that it arrived.' },
  } as const,
});

export const TransferRef = builder.objectRef<OfEvening & { transfer: StoredTransfer }>('Transfer').implement({
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
    amount: moneyField(t, { description: 'The amount.', cents: ({ transfer }) => transfer.amountCents }),
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
