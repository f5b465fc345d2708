import { t } from '../language/t';
import { z } from 'zod';
import { CSV_DIALECTS, FIRST_CSV_DIALECT } from '../books/csvDialect';
import { withoutUnwantedCharacters } from '../text';
import { readAttendees, readLabel, readPeriodDay, readProject } from './bookFields';
import { field, idempotencyKey, idOf, shape } from './shape';

export const EXPORT_CONTENTS = ['history', 'summary'] as const;
export type ExportContents = (typeof EXPORT_CONTENTS)[number];

export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const ROLES = ['host', 'diner'] as const;
/** No text that is searched is longer. */
const MAX_SEARCH = 500;

const oneOf = <Word extends string>(words: readonly Word[]) =>
  z.enum(words, { error: () => t('Must be one of {words}', { words: words.join(', ') }) });

export const businessNoteInput = shape({
  receiptId: idOf('receipt'),
  label: field(readLabel),
  project: field(readProject),
  attendees: field(readAttendees),
  idempotencyKey,
});

const period = { from: field(readPeriodDay), to: field(readPeriodDay) };

/** A filter of receipts by the day of the meal and by label; null and an empty label leave nothing out. */
export const summaryFilterInput = shape({ ...period, label: field(readLabel) }).refine(endsAfterItBegins, {
  path: ['to'],
  error: () => t('The period ends before it begins'),
});

/** The wanted file. A history is filtered by search and role, a summary by period and label. */
export const startExportInput = shape({
  contents: oneOf(EXPORT_CONTENTS),
  format: oneOf(EXPORT_FORMATS),
  csvDialect: oneOf(CSV_DIALECTS)
    .nullish()
    .transform((dialect) => dialect ?? FIRST_CSV_DIALECT),
  search: z
    .string({ error: () => t('Must be a text') })
    .max(MAX_SEARCH, { error: () => t('A search can have at most {max} characters', { max: MAX_SEARCH }) })
    .nullish()
    .transform((search) => withoutUnwantedCharacters(search ?? '')),
  role: oneOf(ROLES)
    .nullish()
    .transform((role) => role ?? null),
  ...period,
  label: field(readLabel),
  idempotencyKey,
}).refine(endsAfterItBegins, { path: ['to'], error: () => t('The period ends before it begins') });

function endsAfterItBegins({ from, to }: { from: string | null; to: string | null }): boolean {
  return from === null || to === null || from <= to;
}
