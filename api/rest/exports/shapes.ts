import { CSV_DIALECTS } from '@fairtab/domain/books/csvDialect';
import { EXPORT_CONTENTS, EXPORT_FORMATS } from '@fairtab/domain/inputs/bookInputs';
import { z } from 'zod';
import { dateTime, id, word } from '../shapes';

const contents = z.enum(EXPORT_CONTENTS);
const format = z.enum(EXPORT_FORMATS);
/** How a CSV separates its cells and writes its decimals. */
export const csvDialect = z
  .enum(CSV_DIALECTS)
  .optional()
  .describe('Of a CSV: semicolon for semicolons between cells and decimal commas. Left out, it is comma.');

export const exportBody = z.object({
  contents,
  format,
  csvDialect,
  search: z.string().optional().describe('For a history: a text in restaurant, description or the name of a dish.'),
  role: z.enum(['host', 'diner']).optional().describe('For a history: only receipts with this role.'),
  from: z.string().optional().describe('For a summary: the first day of the meals, such as 2026-01-01.'),
  to: z.string().optional().describe('For a summary: the last day of the meals.'),
  label: z.string().optional().describe('For a summary: only receipts with this label.'),
});

export const exported = z.object({
  id,
  contents: word(contents),
  format: word(format),
  fileName: z.string(),
  state: word(z.enum(['waiting', 'running', 'done', 'failed'])),
  done: z.int().describe('How many receipts are written.'),
  total: z.int().nullable().describe('Null until they are counted.'),
  problem: z.string().nullable().describe('A sentence for people, when it failed.'),
  bytes: z.int().nullable(),
  url: z.string().nullable().describe('Null until the file is ready.'),
  createdAt: dateTime,
  endsAt: dateTime.describe('When the file is removed.'),
});
