import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { readBill } from '@fairtab/domain/scan/readBill';
import { pageOf } from '@fairtab/domain/scan/testing/pageOf';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { photoKey } from '../platform/files/FileStore';
import type { Prisma } from '../generated/prisma/client';
import { createReceipt } from '../receipts/createReceipt';

const PAGE = pageOf(
  `CAFE ROMA
12 Main Street
03/04/2019 7:15 PM
2 Burger             9.00
1 Cola               3.00
1 Side salad         3.00
Subtotal            15.00
Tax                  1.00
Total               16.00`,
);

/** The input of a host who confirms the bill of newScan without changes. */
export const AS_READ = {
  restaurantName: 'CAFE ROMA',
  date: '2019-03-04',
  items: [
    { name: 'Burger', price: '4.50', quantity: 2 },
    { name: 'Cola', price: '3.00' },
    { name: 'Side salad', price: '3.00' },
  ],
  tax: '1.00',
  total: '16.00',
} as const;

export interface ReadScan {
  readonly scanId: string;
  readonly photoIds: readonly string[];
}

/** A scan of two photos that was read, with their files, unless `data` says otherwise. */
export async function newScan(
  ctx: ServiceContext,
  data: Partial<Prisma.ScanUncheckedCreateInput> = {},
): Promise<ReadScan> {
  const { guestId } = ctx.viewer;
  if (guestId === null) throw new Error('Only a guest has scans');
  const [scanId, photoIds] = [ctx.newId(), [ctx.newId(), ctx.newId()]];
  await ctx.db.prisma.scan.create({
    data: {
      id: scanId,
      guestId,
      status: 'done',
      bill: billOnPage() as unknown as Prisma.InputJsonValue,
      pages: [PAGE] as unknown as Prisma.InputJsonValue,
      engine: 'test',
      createdAt: ctx.now(),
      finishedAt: ctx.now(),
      photos: {
        create: photoIds.map((id, position) => ({ id, guestId, position, width: 600, height: 800 + position })),
      },
      ...data,
    },
  });
  for (const id of photoIds) await ctx.files.put(photoKey(id), Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]));
  return { scanId, photoIds };
}

/** A receipt that was made of a new scan. */
export async function newScannedReceipt(
  ctx: ServiceContext,
  input: object = {},
): Promise<ReadScan & { readonly receipt: ReceiptState }> {
  const scan = await newScan(ctx);
  const { receipt } = await createReceipt(ctx, { ...AS_READ, scanId: scan.scanId, confirmsScan: true, ...input });
  return { ...scan, receipt };
}

function billOnPage(): ScannedBill {
  const read = readBill({ pages: [PAGE], today: null });
  if (!read.ok) throw new Error(`The page of the tests is ${read.reason}`);
  return read.bill;
}
