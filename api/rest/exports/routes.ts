import type { ExportFile } from '@fairtab/services/money/books/ExportFile';
import { exportReceipt } from '@fairtab/services/money/books/exportReceipt';
import { handOver } from '@fairtab/services/money/books/handOver';
import { openExport } from '@fairtab/services/money/books/exports/readExport';
import { CSV_DIALECTS, FIRST_CSV_DIALECT, type CsvDialect } from '@fairtab/domain/books/csvDialect';
import { z } from 'zod';
import { rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { REFUSAL } from '../refusal';
import { ANY_WRITE, FILE, route, type Route } from '../Route';
import { csvDialect, exportBody, exported, exportData } from './shapes';

const EXPORT = 'contents format fileName bytes url endsAt job { id state done total problem createdAt }';
const START_EXPORT = `
  mutation RestStartExport($input: StartExportInput!) {
    result: startExport(input: $input) { ${REFUSAL} ... on StartExportPayload { export { ${EXPORT} } } }
  }`;
const LIST_EXPORTS = `query RestListExports { viewer { exports { ${EXPORT} } } }`;

/** Files of receipts: one receipt at once, many by a job that GET /api/jobs/:id tells of. */
export const EXPORT_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/receipts/:id/csv',
    operationId: 'receiptAsCsv',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt as CSV: a row for each line, and below it one for each claim on it.',
    body: null,
    query: z.object({ dialect: csvDialect }),
    answer: FILE,
    status: 200,
    problems: [404, 422, 429],
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
  route({
    method: 'GET',
    path: '/api/receipts/:id/pdf',
    operationId: 'receiptAsPdf',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt as PDF. With photos=true it has the photos behind it, for those who may see them.',
    body: null,
    query: z.object({ photos: z.string().optional() }),
    answer: FILE,
    status: 200,
    problems: [404, 429],
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
  route({
    method: 'GET',
    path: '/api/receipts/:id/splitwise',
    operationId: 'receiptForSplitwise',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt in the form of a Splitwise export: the bill, what was paid back, and a column for each person.',
    body: null,
    answer: FILE,
    formats: ['csv'],
    status: 200,
    problems: [404, 429],
    run: async ({ ctx, param }) => orNotFound(await handOver(ctx, { receiptId: receiptIn(param), app: 'splitwise' })),
  }),
  route({
    method: 'GET',
    path: '/api/receipts/:id/spliit',
    operationId: 'receiptForSpliit',
    scopes: ['receipts:read', 'exports'],
    summary: 'A receipt in the form of a Spliit export, as JSON: the bill and what was paid back, in minor units.',
    body: null,
    answer: FILE,
    formats: ['json'],
    status: 200,
    problems: [404, 429],
    run: async ({ ctx, param }) => orNotFound(await handOver(ctx, { receiptId: receiptIn(param), app: 'spliit' })),
  }),
  route({
    method: 'POST',
    path: '/api/exports',
    operationId: 'startExport',
    scopes: ['exports'],
    summary: "Have a file written of the account's receipts, or of its business summary. It is kept for seven days.",
    needsAccount: true,
    body: exportBody,
    answer: exported,
    status: 201,
    isIdempotent: true,
    problems: [...ANY_WRITE, 401, 409, 429],
    run: async ({ body, idempotencyKey, ask }) => {
      const { contents, format, csvDialect, role, ...filter } = body;
      const input = {
        ...filter,
        contents: contents.toUpperCase(),
        format: format.toUpperCase(),
        csvDialect: csvDialect?.toUpperCase(),
        role: role?.toUpperCase(),
        idempotencyKey,
      };
      const { result } = await ask(START_EXPORT, { input });
      return exportData.parse(partOf(result, 'export'));
    },
  }),
  route({
    method: 'GET',
    path: '/api/exports',
    operationId: 'listExports',
    scopes: ['exports'],
    summary: 'The files of the last seven days, the latest first.',
    needsAccount: true,
    body: null,
    answer: z.array(exported),
    status: 200,
    problems: [401],
    run: async ({ ask }) => z.array(exportData).parse(partOf((await ask(LIST_EXPORTS))['viewer'], 'exports')),
  }),
  route({
    method: 'GET',
    path: '/api/exports/:id/file',
    operationId: 'exportFile',
    scopes: ['exports'],
    summary: 'A file that is ready, for the account that asked for it.',
    needsAccount: true,
    body: null,
    answer: FILE,
    status: 200,
    problems: [401, 404],
    run: async ({ ctx, param }) => {
      const file = await openExport(ctx, rawId({ typename: 'Export', id: param }));
      if (!file) throw notFound('There is no such file.');
      return file;
    },
  }),
];

function receiptIn(param: string): string {
  return rawId({ typename: 'Receipt', id: param });
}

/** @throws HttpProblem for a receipt that is not there, or not for the viewer. */
function orNotFound(file: ExportFile | null): ExportFile {
  if (!file) throw notFound('There is no such receipt.');
  return file;
}

function dialectFrom(word: string | undefined): CsvDialect {
  return CSV_DIALECTS.find((dialect) => dialect === word) ?? FIRST_CSV_DIALECT;
}
