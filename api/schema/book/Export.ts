import { listExports, MOST_LISTED, readExport } from '@fairtab/services/money/books/exports/readExport';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { AccountJobRef, ExportRef, UserRef } from '../refs';

export const ExportContents = builder.enumType('ExportContents', {
  description: 'What is in an exported file.',
  values: {
    HISTORY: { value: 'history', description: 'Receipts with their lines, claims and payments.' },
    SUMMARY: { value: 'summary', description: 'The business summary.' },
  } as const,
});

export const ExportFormat = builder.enumType('ExportFormat', {
  description: 'The kind of an exported file.',
  values: {
    CSV: { value: 'csv', description: 'A table for spreadsheets and programs.' },
    PDF: { value: 'pdf', description: 'Pages to read and to print.' },
  } as const,
});

export const CsvDialect = builder.enumType('CsvDialect', {
  description:
    'How a CSV separates its cells and writes its decimals. Dates, times and the mark of UTF-8 are the same in both.',
  values: {
    COMMA: {
      value: 'comma',
      description: 'Commas between cells and decimal points: `Soup,11.00`. As RFC 4180 has it.',
    },
    SEMICOLON: {
      value: 'semicolon',
      description:
        'Semicolons between cells and decimal commas: `Soup;11,00`. For spreadsheets where the decimal sign is a comma.',
    },
  } as const,
});

builder.node(ExportRef, {
  description: 'A file of receipts that a worker writes for an account. Only the account sees it, for seven days.',
  id: { resolve: ({ job }) => job.id },
  loadOne: async (id, ctx) => branded('Export', await readExport(ctx, id)),
  fields: (t) => ({
    job: t.expose('job', { type: AccountJobRef, description: 'How far it is.', extensions: VOLATILE }),
    contents: t.expose('contents', { type: ExportContents, description: 'What is in it.', extensions: VOLATILE }),
    format: t.expose('format', { type: ExportFormat, description: 'The kind of file.', extensions: VOLATILE }),
    fileName: t.exposeString('fileName', { description: 'The name to save it under.', extensions: VOLATILE }),
    bytes: t.exposeInt('bytes', {
      nullable: true,
      description: 'The size of the file; null until it is ready.',
      extensions: VOLATILE,
    }),
    url: t.string({
      nullable: true,
      description:
        'The path of the file on this site, which asks for the session of the account; null until it is ready.',
      extensions: VOLATILE,
      resolve: ({ job }) => (job.state === 'done' ? `/api/exports/${job.id}/file` : null),
    }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When the file is removed.', extensions: VOLATILE }),
  }),
});

builder.objectField(UserRef, 'exports', (t) =>
  t.field({
    type: [ExportRef],
    description: `The files that were exported in the last seven days, the latest first; at most ${MOST_LISTED}.`,
    extensions: { ...VOLATILE, ...listOf(5) },
    resolve: (_user, _args, ctx) => listExports(ctx),
  }),
);
