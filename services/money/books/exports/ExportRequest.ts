import type { CsvDialect } from '@fairtab/domain/books/csvDialect';
import type { ExportContents, ExportFormat } from '@fairtab/domain/inputs/bookInputs';
import type { ReceiptFilter } from '../../history/listReceipts';
import type { FileKey } from '../../../platform/files/FileStore';
import { fileName } from '../ExportFile';
import type { SummaryFilter } from '../readBusinessSummary';

/** An export and its file are removed after this time. */
export const KEEP_EXPORTS_MS = 7 * 24 * 60 * 60 * 1_000;

/** Which receipts an export has: a history goes by role and search, a summary by period and label. */
export interface ExportFilter extends ReceiptFilter, SummaryFilter {}

export interface ExportRequest {
  readonly contents: ExportContents;
  readonly format: ExportFormat;
  /** The convention of a CSV. */
  readonly csvDialect: CsvDialect;
  readonly filter: ExportFilter;
}

const TITLES: Readonly<Record<ExportContents, string>> = { history: 'receipts', summary: 'business summary' };

export function exportKey(jobId: string): FileKey {
  return `exports/${jobId}`;
}

/** The name under which an export is saved, with the day on which it was asked for. */
export function exportName({
  contents,
  format,
  createdAt,
}: Pick<ExportRequest, 'contents' | 'format'> & { createdAt: Date }): string {
  return fileName({ about: TITLES[contents], day: createdAt.toISOString().slice(0, 10), format });
}
