import type { CsvDialect } from '@fairtab/domain/books/csvDialect';
import type { ExportFormat } from '@fairtab/domain/inputs/bookInputs';
import type { BookedReceipt } from '@fairtab/domain/books/receiptRows';
import type { ServiceContext } from '../../context';
import { photoKey } from '../../platform/files/FileStore';
import { readReceipt } from '../../receipts/readReceipt';
import { receiptPhotos } from '../../receipts/scans/receiptPhotos';
import { readBusinessNote } from './businessNotes';
import { receiptsCsv } from './csv';
import { fileName, type ExportFile } from './ExportFile';

/**
 * One receipt as a file, as the viewer sees it: with the note only for its host, with photos only for those who may see
 * them. The file is made while it is read.
 * @param wanted.csvDialect has no effect on a PDF.
 * @param wanted.withPhotos has no effect on a CSV.
 * @throws TooManyAttempts
 * @returns null when there is no such receipt or the viewer may not see it.
 */
export async function exportReceipt(
  ctx: ServiceContext,
  {
    receiptId,
    format,
    csvDialect,
    withPhotos,
  }: { receiptId: string; format: ExportFormat; csvDialect: CsvDialect; withPhotos: boolean },
): Promise<ExportFile | null> {
  const receipt = await readReceipt(ctx, receiptId);
  if (!receipt) return null;
  await ctx.limits.spend('receiptFilesFromAddress', ctx.client.address);
  const booked: BookedReceipt = { receipt, number: 1, note: await readBusinessNote(ctx, receipt) };
  const name = fileName({ about: receipt.restaurantName, day: receipt.date, format });
  if (format === 'csv') return { format, name, bytes: receiptsCsv([booked], csvDialect) };
  // Writing PDFs takes 15 MB of code, which a process needs only after the first wish for one.
  const { receiptPdf } = await import('./pdf/receiptPdf');
  const kept = withPhotos ? await receiptPhotos(ctx, receipt) : [];
  const photos = kept.map(
    ({ id }) =>
      () =>
        ctx.files.get(photoKey(id)),
  );
  return { format, name, bytes: receiptPdf({ booked, photos, now: ctx.now() }) };
}
