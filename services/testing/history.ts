import type { ReceiptState } from '@fairtab/domain/receipts';
import { claimItem } from '../receipts/claims/claimItem';
import type { ServiceContext } from '../context';
import { createReceipt } from '../receipts/createReceipt';
import { shareReceipt } from '../receipts/shareReceipt';
import { itemNamed, type Table } from './table';

export const NOON = new Date('2026-11-21T12:00:00Z');
export const MINUTE_MS = 60_000;

let minutes = 0;

/** Makes a receipt of 3 Nachos at 10.00, one minute later than the last one. */
export async function host(
  ctx: ServiceContext,
  { table, ...input }: { table: Table } & Record<string, unknown>,
): Promise<ReceiptState> {
  table.setTime(new Date(NOON.getTime() + ++minutes * MINUTE_MS));
  const bill = { restaurantName: 'Casa Nacho', items: [{ name: 'Nachos', price: '10.00', quantity: 3 }] };
  return (await createReceipt(ctx, { ...bill, ...input })).receipt;
}

/** Claims one of the Nachos, unless the input says otherwise. */
export function claim(
  ctx: ServiceContext,
  { on, ...input }: { on: ReceiptState } & Record<string, unknown>,
): ReturnType<typeof claimItem> {
  return claimItem(ctx, { itemId: itemNamed(on, 'Nachos').id, claimerName: 'Ben', units: 1, ...input });
}

/** Makes the receipt private, so that only its host sees it. */
export async function close(ctx: ServiceContext, { id }: ReceiptState): Promise<void> {
  await shareReceipt(ctx, { receiptId: id, visibility: 'private' });
}
