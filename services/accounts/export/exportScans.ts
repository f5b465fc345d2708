import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { Correction } from '@fairtab/domain/scan/corrections';
import type { Page } from '@fairtab/domain/scan/words';
import { FIRST_CURRENCY, formatMoney } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { photoUrl } from '../../receipts/photos/readPhoto';

/** The scans of a guest, oldest first, with links to the photos that are kept. */
export async function exportScans(ctx: ServiceContext, guestId: string) {
  const { prisma } = ctx.db;
  const oldestFirst = { orderBy: { createdAt: 'asc' } } as const;
  const scans = await prisma.scan.findMany({
    where: { guestId },
    ...oldestFirst,
    include: { photos: { orderBy: { position: 'asc' }, select: { id: true, width: true } } },
  });
  const unread = await prisma.photo.findMany({ where: { guestId, scanId: null }, ...oldestFirst });
  return {
    scans: scans.map(({ receiptId, status, failure, createdAt, finishedAt, photos, ...scan }) => ({
      receiptId,
      status,
      failure,
      createdAt,
      finishedAt,
      photos: photos.filter(({ width }) => width !== null).map(({ id }) => (ctx.origin ?? '') + photoUrl(id)),
      words:
        (scan.pages as unknown as Page[] | null)?.map(({ words }) => words.map(({ text }) => text).join(' ')) ?? [],
      bill: billOf(scan.bill as unknown as ScannedBill | null),
      corrections: scan.corrections as unknown as Correction[] | null,
    })),
    photosNotRead: unread.map(({ createdAt }) => ({ createdAt })),
  };
}

function billOf(bill: ScannedBill | null) {
  const amountOf = (read: ScannedBill['total']): string | null => read && formatMoney(read.value, FIRST_CURRENCY);
  return (
    bill && {
      restaurantName: bill.restaurantName?.value ?? null,
      date: bill.date?.value ?? null,
      items: bill.items.map(({ name, quantity, lineCents }) => ({
        name,
        quantity,
        line: formatMoney(lineCents, FIRST_CURRENCY),
      })),
      subtotal: amountOf(bill.subtotal),
      tax: amountOf(bill.tax),
      tip: amountOf(bill.tip),
      fees: amountOf(bill.fees),
      discount: amountOf(bill.discount),
      total: amountOf(bill.total),
    }
  );
}
