import { failureMessage } from '@fairtab/services/receipts/scans/failureMessages';
import { readScan, type ScanState } from '@fairtab/services/receipts/scans/readScan';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { ScanRef } from '../refs';
import { ScanFailureCode, ScanStatus } from './enums';
import { ReceiptPhotoRef } from './ReceiptPhoto';
import { ScannedBillRef } from './ScannedBill';

interface Failure {
  readonly failure: NonNullable<ScanState['failure']>;
  readonly isText: boolean;
}

const ScanFailure = builder.objectRef<Failure>('ScanFailure').implement({
  description: 'The reason why nothing could be read.',
  fields: (t) => ({
    code: t.field({ type: ScanFailureCode, description: 'The reason as a code.', resolve: ({ failure }) => failure }),
    message: t.string({ description: 'A sentence for people.', resolve: failureMessage }),
  }),
});

builder.node(ScanRef, {
  description:
    'Photos of one receipt, or its text, and the bill that was read from them. Only the guest who sent them sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('Scan', await readScan(ctx, id)),
  fields: (t) => ({
    status: t.expose('status', { type: ScanStatus, description: 'The current step.', extensions: VOLATILE }),
    queuePosition: t.exposeInt('queuePosition', {
      description: 'The number of scans that are read before this one; 0 once it is being read or over.',
      extensions: VOLATILE,
    }),
    failure: t.field({
      type: ScanFailure,
      nullable: true,
      description: 'Set when it failed.',
      extensions: VOLATILE,
      resolve: ({ failure, isText }) => failure && { failure, isText },
    }),
    photos: t.field({
      type: [ReceiptPhotoRef],
      description:
        'The photos that were turned upright so far, in order from the top of the receipt. Empty for a text.',
      extensions: { ...VOLATILE, ...listOf(2) },
      resolve: ({ photos }) => [...photos],
    }),
    bill: t.field({
      type: ScannedBillRef,
      nullable: true,
      description: 'Set when it is done.',
      extensions: VOLATILE,
      resolve: ({ bill, photos }) => bill && { ...bill, photos },
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the scan was requested.',
      extensions: VOLATILE,
    }),
  }),
});

builder.queryField('scan', (t) =>
  t.field({
    type: ScanRef,
    nullable: true,
    description: "One scan; null when there is none with this id or it is not the viewer's own.",
    args: { id: t.arg.id({ required: true, description: 'The `id` of the scan.' }) },
    extensions: VOLATILE,
    resolve: (_root, { id }, ctx) => readScan(ctx, rawId({ typename: 'Scan', id })),
  }),
);
