import type { ReceiptState } from '../receipts';

/** Whether an evening shows a receipt: everybody with the link may see it, and it is not deleted (docs/product/evenings.md). */
export function isInEvening({ visibility, deletedAt }: Pick<ReceiptState, 'visibility' | 'deletedAt'>): boolean {
  return visibility === 'link' && deletedAt === null;
}
