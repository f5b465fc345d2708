import type { ScannedBill } from '@fairtab/domain/scan/bill';
import type { ServiceContext } from '../../context';
import type { ScanFailure, ScanStatus } from '../../generated/prisma/enums';
import { giveUpScans, WAIT_FOR_BEGIN_MS } from './lostScans';
import type { KeptPhoto } from './receiptPhotos';

/** A scan as its guest sees it. */
export interface ScanState {
  readonly id: string;
  readonly guestId: string;
  readonly status: ScanStatus;
  /** Set when the scan failed. */
  readonly failure: ScanFailure | null;
  /** Set when the scan is done. */
  readonly bill: ScannedBill | null;
  /** The photos that were turned upright already, from the top of the receipt down. */
  readonly photos: readonly KeptPhoto[];
  /** Whether it is of a text that was pasted, and not of photos. */
  readonly isText: boolean;
  /** How many scans come before it that have not been begun; 0 once this one has. */
  readonly queuePosition: number;
  readonly createdAt: Date;
}

/** The current state of a scan; null when there is none or it is another guest's, which look the same. */
export async function readScan(ctx: ServiceContext, id: string): Promise<ScanState | null> {
  const { guestId } = ctx.viewer;
  if (guestId === null) return null;
  const scan = await findScan(ctx, { id, guestId });
  const isYoung = scan && ctx.now().getTime() - scan.createdAt.getTime() < WAIT_FOR_BEGIN_MS;
  if (!scan || isYoung || isOver(scan)) return scan;
  // Also done here, because without a running worker there is no sweep.
  return (await giveUpScans(ctx, { id })) > 0 ? findScan(ctx, { id, guestId }) : scan;
}

/** Whether the scan has its result. */
export function isOver({ status }: Pick<ScanState, 'status'>): boolean {
  return status === 'done' || status === 'failed';
}

async function findScan(
  { db: { prisma } }: ServiceContext,
  { id, guestId }: { id: string; guestId: string },
): Promise<ScanState | null> {
  const scan = await prisma.scan.findFirst({
    where: { id, guestId },
    omit: { pages: true, corrections: true },
    include: { photos: { orderBy: { position: 'asc' } } },
  });
  if (!scan) return null;
  const { status, failure, bill, photos, turn, createdAt } = scan;
  const comesBefore = {
    OR: [{ turn: { lt: turn } }, { turn, createdAt: { lt: createdAt } }, { turn, createdAt, id: { lt: id } }],
  };
  return {
    id,
    guestId,
    status,
    failure,
    bill: bill as unknown as ScannedBill | null,
    photos: photos.flatMap((photo) =>
      photo.width === null || photo.height === null ? [] : [{ id: photo.id, width: photo.width, height: photo.height }],
    ),
    isText: photos.length === 0,
    queuePosition:
      status === 'uploaded' ? await prisma.scan.count({ where: { status: 'uploaded', ...comesBefore } }) : 0,
    createdAt,
  };
}
