import { NAMELESS_RESTAURANT, type CreateReceipt } from '@fairtab/domain/inputs';
import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { correctionsOf } from '@fairtab/domain/scan/corrections';
import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../context';
import { InvalidInput } from '../errors';
import type { Prisma } from '../generated/prisma/client';

type Confirmed = Pick<
  CreateReceipt,
  | 'restaurantName'
  | 'date'
  | 'items'
  | 'taxCents'
  | 'tipCents'
  | 'feesCents'
  | 'discountCents'
  | 'totalCents'
  | 'keepsCorrections'
>;

/**
 * What makes a scan part of the receipt its host has confirmed. It is to be written in the transaction that makes the
 * receipt, and finds no row when another receipt was faster: see isScanTaken. With `keepsCorrections` what the host
 * corrected is kept beside what was read.
 * @throws InvalidInput (not a scan of the viewer's, not done, or a receipt was made of it already)
 */
export async function tieOfScan(
  ctx: ServiceContext,
  { scanId, receiptId, confirmed }: { scanId: string; receiptId: string; confirmed: Confirmed },
): Promise<Prisma.ScanUpdateArgs> {
  const { guestId } = ctx.viewer;
  const scan = guestId === null ? null : await ctx.db.prisma.scan.findFirst({ where: { id: scanId, guestId } });
  if (guestId === null || !scan) throw refusal('There is no such scan');
  if (scan.receiptId !== null) throw scanTaken();
  if (scan.status === 'failed') throw refusal('Nothing could be read on these photos');
  if (scan.status !== 'done') throw refusal('The photos are still being read');
  const data = { receiptId, ...(confirmed.keepsCorrections ? { corrections: correctionsIn(scan, confirmed) } : {}) };
  return { where: { id: scanId, guestId, status: 'done', AND: { receiptId: null } }, data, select: { id: true } };
}

/** Whether a transaction failed because what tieOfScan found has changed meanwhile. */
export function isScanTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'P2025';
}

export function scanTaken(): InvalidInput {
  return refusal('A receipt was already made of this scan');
}

function refusal(message: string): InvalidInput {
  return new InvalidInput([{ path: 'scanId', message }]);
}

function correctionsIn(
  scan: { readonly bill: Prisma.JsonValue; readonly pages: Prisma.JsonValue },
  { restaurantName, ...confirmed }: Confirmed,
): Prisma.InputJsonValue {
  const bill = scan.bill as unknown as ScannedBill;
  const pages = scan.pages as unknown as Page[];
  // What stands in for a name that nobody entered is no correction.
  const name = restaurantName === NAMELESS_RESTAURANT ? '' : restaurantName;
  return correctionsOf({ bill, pages, confirmed: { ...confirmed, restaurantName: name } }).map((correction) => ({
    ...correction,
    words: [...correction.words],
  }));
}
