import { may } from '@fairtab/domain/policy';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';

/** A kept photo: upright, without metadata. */
export interface KeptPhoto {
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  /** Pixels. */
  readonly height: number;
}

/**
 * The photos that a receipt was read from, from its top: for the host, and once they are shared for everybody who may
 * see the receipt; otherwise none. Several receipts are read with one query.
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
