import { emptyDraft, type Draft, type DraftChange } from '../billEntry/billDraft/Draft';
import { changeDraft } from '../billEntry/billDraft/changeDraft';
import type { PhotoBox, Scan, ScannedBill } from '../photos/scanning/Scan';
import { SCANNED_BILL } from './scannedBill';
import { NO_HANDLES } from '../table/hosting/rememberedPayee';

/** The box of a line on the photo. Lines count from 0. */
export function boxAt(line: number, photo = 0): PhotoBox {
  const [top, bottom] = [0.1 + line * 0.05, 0.13 + line * 0.05];
  const corners = [
    { x: 0.1, y: top },
    { x: 0.9, y: top },
    { x: 0.9, y: bottom },
    { x: 0.1, y: bottom },
  ];
  return { photo, corners };
}

/** Nopa: 2 Wine, Bread (hard to read), tax, tip and a total that fits. */
export function scanOf(changes: Partial<ScannedBill> = {}): Scan {
  const { restaurantName, date, items, tax, total, ...rest } = SCANNED_BILL;
  const bill: ScannedBill = {
    ...rest,
    restaurantName: restaurantName && { ...restaurantName, boxes: [boxAt(0)] },
    date: date && { ...date, boxes: [boxAt(1)] },
    items: items.map((item, index) => ({ ...item, boxes: [boxAt(2 + index)] })),
    tax: tax && { ...tax, boxes: [boxAt(5)] },
    total: total && { ...total, boxes: [boxAt(6)] },
    ...changes,
  };
  return { id: 'scan-1', photos: [{ url: '/api/photos/p1', width: 900, height: 1600 }], bill };
}

/** The draft that a scan of this bill fills, after some changes. */
export function scannedDraft(scan: Scan = scanOf(), ...changes: DraftChange[]): Draft {
  const empty = emptyDraft({ today: '2026-11-21', hostName: '', handles: NO_HANDLES, takesCash: false });
  const taken = changeDraft({ ...empty, step: 2 }, { kind: 'takeScan', scan });
  return changes.reduce(changeDraft, taken);
}
