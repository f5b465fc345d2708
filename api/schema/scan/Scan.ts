import { FAILURE_MESSAGES } from '@fairtab/services/scans/failureMessages';
import { readScan, type ScanState } from '@fairtab/services/scans/readScan';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { rawId } from '../ids';
import { ScanRef } from '../refs';
import { ScanFailureCode, ScanStatus } from './enums';
import { ReceiptPhotoRef } from './ReceiptPhoto';
import { ScannedBillRef } from './ScannedBill';

const ScanFailure = builder.objectRef<NonNullable<ScanState['failure']>>('ScanFailure').implement({
  description: 'Why nothing could be read.',
  fields: (t) => ({
    code: t.field({
      type: ScanFailureCode,
      description: 'The same for the same reason.',
      resolve: (failure) => failure,
    }),
    message: t.string({ description: 'A sentence for people.', resolve: (failure) => FAILURE_MESSAGES[failure] }),
  }),
});

builder.node(ScanRef, {
  description: "Photos of one receipt and what was read on them. Its maker's alone.",
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('Scan', await readScan(ctx, id)),
  fields: (t) => ({
    status: t.expose('status', { type: ScanStatus, description: 'How far it is.', extensions: VOLATILE }),
    queuePosition: t.exposeInt('queuePosition', {
      description: 'How many scans are to be read before this one; 0 when it is its turn or it is over.',
      extensions: VOLATILE,
    }),
    failure: t.expose('failure', {
      type: ScanFailure,
      nullable: true,
      description: 'Set when it failed.',
      extensions: VOLATILE,
    }),
    photos: t.field({
      type: [ReceiptPhotoRef],
      description: 'From the top of the receipt, as far as they were turned upright.',
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
      description: 'When the photos were handed in.',
      extensions: VOLATILE,
    }),
  }),
});

builder.queryField('scan', (t) =>
  t.field({
    type: ScanRef,
    nullable: true,
    description: "One scan of the viewer's own; null otherwise.",
    args: { id: t.arg.id({ required: true, description: 'The `id` of the scan.' }) },
    extensions: VOLATILE,
    resolve: (_root, { id }, ctx) => readScan(ctx, rawId({ typename: 'Scan', id })),
  }),
);
