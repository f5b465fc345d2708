import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { expensesOf } from '@fairtab/domain/books/expenses';
import { spliitGroup } from '@fairtab/domain/books/spliitGroup';
import { splitwiseRows } from '@fairtab/domain/books/splitwiseRows';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { readReceipt } from '../../receipts/readReceipt';
import { csvPart } from './csv';
import { fileName, type ExportFile } from './ExportFile';

/** Apps for shared expenses whose files Fairtab writes. */
export type ExpenseApp = 'splitwise' | 'spliit';

/**
 * One receipt as a file that other apps for shared expenses import, for everybody who sees the receipt. It says who had how much,
 * and neither dishes nor the ways that people pay.
 * @throws TooManyAttempts
 * @returns null when there is no such receipt or the viewer may not see it.
 */
export async function handOver(
  ctx: ServiceContext,
  { receiptId, app }: { receiptId: string; app: ExpenseApp },
): Promise<ExportFile | null> {
  const receipt = await readReceipt(ctx, receiptId);
  if (!receipt) return null;
  await ctx.limits.spend('receiptFilesFromAddress', ctx.client.address);
  return handOverFile(receipt, app);
}

/** The file as it is handed over, of a receipt that the reader may see. */
export function handOverFile(receipt: ReceiptState, app: ExpenseApp): ExportFile {
  const group = expensesOf(receipt);
  const format = app === 'splitwise' ? 'csv' : 'json';
  // Programs that import the file take a byte order mark for a part of the first name, so it has none.
  const bytes =
    app === 'splitwise'
      ? csvPart(splitwiseRows(group), 'comma')
      : Buffer.from(`${JSON.stringify(spliitGroup(group, groupIdOf(receipt.id)), null, 2)}\n`);
  return {
    format,
    name: fileName({ about: `${app} ${receipt.restaurantName}`, day: receipt.date, format }),
    size: bytes.byteLength,
    bytes: Readable.from([bytes]),
  };
}

/** The same for each file of a receipt, and no way back to its id. */
function groupIdOf(receiptId: string): string {
  return createHash('sha256').update(`spliit ${receiptId}`).digest('base64url').slice(0, 21);
}
