import { may } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';

/** A photo as it is kept: upright, without metadata. */
export interface KeptPhoto {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * The photos a receipt was read from, from its top: for its host, and for whoever may see it once they are shared; else
 * none. Several receipts that are asked for at once are one question to the database.
 */
export async function receiptPhotos(ctx: ServiceContext, receipt: ReceiptState): Promise<KeptPhoto[]> {
  const isScanned = receipt.uploadMethod === 'upload';
  if (!isScanned || may({ viewer: ctx.viewer, action: 'seePhotos', receipt }) !== 'yes') return [];
  const scan = await ctx.db.prisma.scan.findUnique({
    where: { receiptId: receipt.id },
    select: { photos: { orderBy: { position: 'asc' }, select: { id: true, width: true, height: true } } },
  });
  return (scan?.photos ?? []).flatMap(({ id, width, height }) =>
    width === null || height === null ? [] : [{ id, width, height }],
  );
}
