import { t } from '@fairtab/domain/language/t';
import type { ExportFile } from '@fairtab/services/money/books/ExportFile';
import { exportReceipt } from '@fairtab/services/money/books/exportReceipt';
import { handOver } from '@fairtab/services/money/books/handOver';
import { openExport } from '@fairtab/services/money/books/exports/readExport';
import { CSV_DIALECTS, FIRST_CSV_DIALECT, type CsvDialect } from '@fairtab/domain/books/csvDialect';
import { z } from 'zod';
import { rawId } from '../../schema/ids';
import { found, ofAccount } from '../answers';
import { RestListExports, RestStartExport, type WrittenFileFragment } from '../generated/documents';
import { nameOf } from '../parts';
import { FILE, route, type Route } from '../Route';
import { csvDialect, exportBody, exported } from './shapes';

/** Files of receipts: one receipt at once, many by a job that GET /api/jobs/:id tells of. */
export const EXPORT_ROUTES: readonly Route[] = [
  route('GET /api/receipts/:id/csv', {
    operationId: 'receiptAsCsv',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt as CSV: a row for each line, and below it one for each claim on it.',
    query: z.object({ dialect: csvDialect }),
    answer: FILE,
    formats: ['csv'],
    problems: [422],
    run: async ({ ctx, param, query: { dialect } }) =>
      orNotFound(
        await exportReceipt(ctx, {
          receiptId: receiptIn(param),
          format: 'csv',
          csvDialect: dialectFrom(dialect),
          withPhotos: false,
        }),
      ),
  }),
  route('GET /api/receipts/:id/pdf', {
    operationId: 'receiptAsPdf',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt as PDF. With photos=true it has the photos behind it, for those who may see them.',
    query: z.object({ photos: z.string().optional() }),
    answer: FILE,
    formats: ['pdf'],
    run: async ({ ctx, param, query: { photos } }) =>
      orNotFound(
        await exportReceipt(ctx, {
          receiptId: receiptIn(param),
          format: 'pdf',
          csvDialect: FIRST_CSV_DIALECT,
          withPhotos: photos === 'true',
        }),
      ),
  }),
  route('GET /api/receipts/:id/splitwise', {
    operationId: 'receiptForSplitwise',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt in the form of a Splitwise export: the bill, what was paid back, and a column for each person.',
    answer: FILE,
    formats: ['csv'],
    run: async ({ ctx, param }) => orNotFound(await handOver(ctx, { receiptId: receiptIn(param), app: 'splitwise' })),
  }),
  route('GET /api/receipts/:id/spliit', {
    operationId: 'receiptForSpliit',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt in the form of a Spliit export, as JSON: the bill and what was paid back, in minor units.',
    answer: FILE,
    formats: ['json'],
    run: async ({ ctx, param }) => orNotFound(await handOver(ctx, { receiptId: receiptIn(param), app: 'spliit' })),
  }),
  route('POST /api/exports', {
    operationId: 'startExport',
    scopes: ['exports'],
    summary: "Have a file written of the account's receipts, or of its business summary. It is kept for seven days.",
    needsAccount: true,
    body: exportBody,
    answer: exported,
    status: 201,
    isIdempotent: true,
    problems: [409],
    run: async ({ body, idempotencyKey, ask }) => {
      const { contents, format, csvDialect, role, ...filter } = body;
      const input = {
        ...filter,
        contents: nameOf(contents),
        format: nameOf(format),
        csvDialect: nameOf(csvDialect),
        role: nameOf(role),
        idempotencyKey,
      };
      return renderExport((await ask(RestStartExport, { input })).result.export);
    },
  }),
  route('GET /api/exports', {
    operationId: 'listExports',
    scopes: ['exports'],
    summary: 'The files of the last seven days, the latest first.',
    needsAccount: true,
    answer: z.array(exported),
    run: async ({ ask }) => ofAccount((await ask(RestListExports)).viewer).exports.map(renderExport),
  }),
  route('GET /api/exports/:id/file', {
    operationId: 'exportFile',
    scopes: ['exports'],
    summary: 'A file that is ready, for the account that asked for it.',
    needsAccount: true,
    answer: FILE,
    run: async ({ ctx, param }) => {
      const file = await openExport(ctx, rawId({ typename: 'Export', id: param }));
      return found(file, 'There is no such file.');
    },
  }),
];

function receiptIn(param: string): string {
  return rawId({ typename: 'Receipt', id: param });
}

/** @throws HttpProblem for a receipt that is not there, or not for the viewer. */
function orNotFound(file: ExportFile | null): ExportFile {
  return found(file, t('There is no such receipt.'));
}

function dialectFrom(word: string | undefined): CsvDialect {
  return CSV_DIALECTS.find((dialect) => dialect === word) ?? FIRST_CSV_DIALECT;
}

function renderExport({ job, ...file }: WrittenFileFragment): z.input<typeof exported> {
  return { ...file, ...job };
}
