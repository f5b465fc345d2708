import { t } from '@fairtab/domain/language/t';
import { namelessRestaurant, type CreateReceipt } from '@fairtab/domain/inputs/receiptInputs';
import { decimalsOf, type Cents } from '@fairtab/domain/money';
import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { correctionsOf } from '@fairtab/domain/scan/corrections';
import type { Page } from '@fairtab/domain/scan/words';
import type { ServiceContext } from '../../context';
import { InvalidInput } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import type { WriteAlong } from '../saving/saveAll';

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
 * Prepares the write that connects a scan with the receipt that its host confirmed, in the transaction that makes the
 * receipt. With `keepsCorrections` the host's corrections are stored beside the bill as it was read.
 * @throws InvalidInput, here or when it is written (not a scan of the viewer's, not done, or it became a receipt already)
 */
export async function tieOfScan(
  ctx: ServiceContext,
  { scanId, receiptId, confirmed }: { scanId: string; receiptId: string; confirmed: Confirmed },
): Promise<WriteAlong> {
  const { guestId } = ctx.viewer;
  const scan = guestId === null ? null : await ctx.db.prisma.scan.findFirst({ where: { id: scanId, guestId } });
  if (guestId === null || !scan) throw refusal(t('There is no such scan'));
  if (scan.receiptId !== null) throw scanTaken();
  if (scan.status === 'failed') throw refusal(t('Nothing could be read on these photos'));
  if (scan.status !== 'done') throw refusal(t('The photos are still being read'));
  const corrections = confirmed.keepsCorrections ? JSON.stringify(correctionsIn(scan, confirmed)) : null;
  return async (client) => {
    const { rowCount } = await client.query(
      `UPDATE scan SET receipt_id = $3, corrections = coalesce($4::jsonb, corrections)
       WHERE id = $1 AND guest_id = $2 AND status = 'done' AND receipt_id IS NULL`,
      [scanId, guestId, receiptId, corrections],
    );
    if (rowCount === 0) throw scanTaken();
  };
}

function scanTaken(): InvalidInput {
  return refusal(t('A receipt was already made of this scan'));
}

function refusal(message: string): InvalidInput {
  return new InvalidInput([{ path: 'scanId', message }]);
}

/** The amounts were read in hundredths, because nobody knew the currency then. */
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
  // All that is taken off, too.
  const discountCents = confirmed.items.reduce((sum, item) => sum + item.discountCents, confirmed.discountCents);
  return correctionsOf({
    bill,
    pages,
    confirmed: { ...inHundredths({ ...confirmed, taxCents, discountCents }), restaurantName: name },
  }).map((correction) => ({
    ...correction,
    words: [...correction.words],
  }));
}
