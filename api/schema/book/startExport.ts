import { startExport } from '@fairtab/services/money/books/exports/startExport';
import { Conflict, InvalidInput, NotSignedIn, TooManyAttempts } from '@fairtab/services/platform/errors';
import { addMutation } from '../addMutation';
import { ReceiptRole } from '../history/ReceiptRole';
import { idempotencyKeyInput } from '../inputFields';
import { userField } from '../payloadFields';
import { ExportRef } from '../refs';
import { CsvDialect, ExportContents, ExportFormat } from './Export';

addMutation('startExport', {
  description: "Has a file written of the account's receipts. jobProgress pushes how far it is.",
  input: 'The wanted file. A history goes by `search` and `role`, a summary by `from`, `to` and `label`.',
  inputFields: (t) => ({
    contents: t.field({ type: ExportContents, required: true, description: 'What is to be in it.' }),
    format: t.field({ type: ExportFormat, required: true, description: 'The kind of file.' }),
    csvDialect: t.field({ type: CsvDialect, description: 'Of a CSV; COMMA when it is left out. It changes no PDF.' }),
    search: t.string({ description: 'As in `User.receipts`.' }),
    role: t.field({ type: ReceiptRole, description: 'As in `User.receipts`.' }),
    from: t.string({ description: 'As in `User.businessSummary`.' }),
    to: t.string({ description: 'As in `User.businessSummary`.' }),
    label: t.string({ description: 'As in `User.businessSummary`.' }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotSignedIn, TooManyAttempts, Conflict],
  result: 'The file in work, or the reason why there is none.',
  resolve: (input, ctx) => startExport(ctx, input),
  payload: 'A worker will write the file.',
  outputFields: (t) => ({
    export: t.field({
      type: ExportRef,
      description: 'The file in work.',
      resolve: (payload) => payload.export,
    }),
    user: userField(t, { description: 'The account with its files.' }),
  }),
});
