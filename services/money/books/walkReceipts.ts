import type { BookedReceipt } from '@fairtab/domain/books/receiptRows';
import type { ServiceContext } from '../../context';
import { listReceipts, type Place, type ReceiptFilter } from '../history/listReceipts';
import { ReceiptStore } from '../../receipts/writing/ReceiptStore';
import { readBusinessNotes } from './businessNotes';

const AT_A_TIME = 100;

/**
 * The receipts of the account's history that match, the first made first, numbered from 1. Only some of them are in
 * memory at a time, and the process's own cache of receipts stays as it is.
 * @throws NotSignedIn
 */
export async function* walkReceipts(shared: ServiceContext, filter: ReceiptFilter): AsyncGenerator<BookedReceipt> {
  const ctx = { ...shared, store: new ReceiptStore(shared.db.pool, { max: AT_A_TIME }) };
  let number = 0;
  let last: Place | null = null;
  for (;;) {
    const page = { ...filter, after: null, before: last, isInverted: true, limit: AT_A_TIME };
    const receipts = await listReceipts(ctx, page);
    const notes = await readBusinessNotes(ctx, receipts);
    for (const receipt of receipts) yield { receipt, number: ++number, note: notes.get(receipt.id) ?? null };
    last = receipts.at(-1) ?? null;
    if (!last) return;
  }
}
