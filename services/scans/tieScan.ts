import { t } from '@fairtab/domain/language/t';
import { namelessRestaurant, type CreateReceipt } from '@fairtab/domain/inputs/receiptInputs';
import { decimalsOf, type Cents } from '@fairtab/domain/money';
import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { correctionsOf } from '@fairtab/domain/scan/corrections';
import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../context';
import { InvalidInput } from '../errors';
import type { Prisma } from '../generated/prisma/client';

type Confirmed = Pick<
  CreateReceipt,
  | 'restaurantName'
  | 'currency'
  | 'items'
  | 'taxCents'
  | 'alcoholTaxCents'
  | 'tipCents'
  | 'feesCents'
  | 'discountCents'
  | 'totalCents'
  | 'keepsCorrections'
> & { readonly date: string };

/**
 * Prepares the update that connects a scan with the receipt that its host confirmed. It must run in the transaction
 * that creates the receipt; it finds no row when another receipt was faster (see isScanTaken). With `keepsCorrections`
 * the host's corrections are stored beside the bill as it was read.
 * @throws InvalidInput (not a scan of the viewer's, not done, or it became a receipt already)
 */
export async function tieOfScan(
  ctx: ServiceContext,
  { scanId, receiptId, confirmed }: { scanId: string; receiptId: string; confirmed: Confirmed },
): Promise<Prisma.ScanUpdateArgs> {
  const { guestId } = ctx.viewer;
  const scan = guestId === null ? null : await ctx.db.prisma.scan.findFirst({ where: { id: scanId, guestId } });
  if (guestId === null || !scan) throw refusal(t('There is no such scan'));
  if (scan.receiptId !== null) throw scanTaken();
  if (scan.status === 'failed') throw refusal(t('Nothing could be read on these photos'));
  if (scan.status !== 'done') throw refusal(t('The photos are still being read'));
  const data = { receiptId, ...(confirmed.keepsCorrections ? { corrections: correctionsIn(scan, confirmed) } : {}) };
  return { where: { id: scanId, guestId, status: 'done', AND: { receiptId: null } }, data, select: { id: true } };
}

/** Whether a transaction failed because the scan of tieOfScan changed meanwhile. */
export function isScanTaken(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'P2025';
}

export function scanTaken(): InvalidInput {
  return refusal(t('A receipt was already made of this scan'));
}

function refusal(message: string): InvalidInput {
  return new InvalidInput([{ path: 'scanId', message }]);
}

/** What was read is in hundredths, since nobody knew the currency yet. */
function inHundredths<Bill extends Omit<Confirmed, 'restaurantName' | 'alcoholTaxCents'>>(confirmed: Bill): Bill {
  const hundredths = (cents: Cents): Cents => Math.round((cents * 100) / 10 ** decimalsOf(confirmed.currency));
  return {
    ...confirmed,
    items: confirmed.items.map((item) => ({ ...item, priceCents: hundredths(item.priceCents) })),
    taxCents: hundredths(confirmed.taxCents),
    tipCents: hundredths(confirmed.tipCents),
    feesCents: hundredths(confirmed.feesCents),
    discountCents: hundredths(confirmed.discountCents),
    totalCents: hundredths(confirmed.totalCents),
  };
}

function correctionsIn(
  scan: { readonly bill: Prisma.JsonValue; readonly pages: Prisma.JsonValue },
  { restaurantName, alcoholTaxCents, ...confirmed }: Confirmed,
): Prisma.InputJsonValue {
  const bill = scan.bill as unknown as ScannedBill;
  const pages = scan.pages as unknown as Page[];
  // The placeholder for a missing name is no correction.
  const name = restaurantName === namelessRestaurant() ? '' : restaurantName;
  // All taxes of a receipt are read as one sum.
  const taxCents = confirmed.taxCents + alcoholTaxCents;
  return correctionsOf({
    bill,
    pages,
    confirmed: { ...inHundredths({ ...confirmed, taxCents }), restaurantName: name },
  }).map((correction) => ({
    ...correction,
    words: [...correction.words],
  }));
}
