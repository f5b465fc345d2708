import type { ScannedBill } from '@fairtab/domain/scan/bill';
import { readBill } from '@fairtab/domain/scan/readBill';
import type { Page } from '@fairtab/domain/scan/words';
import { itemOf, receiptOf } from '@fairtab/domain/testing/bills';
import { receiptPdf } from '@fairtab/services/money/books/pdf/receiptPdf';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { blindEngine } from '../testing/blindEngine';
import { pdfOfPictures, pdfPage } from '../testing/pdf';
import { receiptPhoto } from '../testing/receiptPhoto';
import { readPdf } from './readPdf';

const NOW = new Date('2026-11-26T20:00:00Z');
const NAMES = ['Margherita', 'Negroni', 'Linguine', 'Tiramisu', 'Burrata', 'Espresso', 'Caponata'];
const KINDS = ['small', 'large', 'with cream', 'to go', 'for kids'];
const nameOf = (at: number): string => `${NAMES[at % NAMES.length]} ${KINDS[at % KINDS.length]}`;

/** Our own printed receipt, on a page for each forty lines or so. */
function ownReceipt(lines: number, photos: readonly Buffer[] = []): Promise<Buffer> {
  const items = Array.from({ length: lines }, (_, at) =>
    itemOf({ name: nameOf(at), priceCents: 701 + 13 * at, quantity: 1 + (at % 3) }),
  );
  const receipt = receiptOf({ items, taxCents: 4321 });
  const pictures = photos.map((jpeg) => async () => jpeg);
  return buffer(receiptPdf({ booked: { receipt, number: 1, note: null }, photos: pictures, now: NOW }));
}

async function read(pdf: Buffer) {
  const engine = blindEngine();
  const stages: string[] = [];
  const { page, jpeg, width, height } = await readPdf({ pdf, engine, onStage: (stage) => stages.push(stage) });
  return { page, jpeg, width, height, stages, asked: engine.asked };
}

function billOf(page: Page): ScannedBill {
  const result = readBill({ pages: [page], today: '2026-11-27' });
  if (!result.ok) throw new Error(result.reason);
  return result.bill;
}

const textOf = ({ words }: Page): string => words.map(({ text }) => text).join(' ');

describe('a PDF with text', () => {
  it('is read on all of its pages without an engine, to the cent, as one bill', async () => {
    const { page, asked, stages } = await read(await ownReceipt(110));
    expect(asked).toEqual([]);
    expect(stages).toEqual(['turning', 'reading']);
    expect(page.parts?.map(({ isText }) => isText)).toEqual([true, true, true]);
    const bill = billOf(page);
    expect(bill.items.map(({ name, quantity, unitPriceCents }) => [name, quantity, unitPriceCents])).toEqual(
      Array.from({ length: 110 }, (_, at) => [nameOf(at), 1 + (at % 3), 701 + 13 * at]),
    );
    expect(bill).toMatchObject({ tax: { value: 4321 }, balanced: true, doubts: [] });
  });

  it('becomes one picture of its pages, on which each line is found', async () => {
    const { page, jpeg, width, height } = await read(await ownReceipt(110));
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const last = page.parts?.at(-1);
    const box = billOf(page).total?.boxes[0];
    expect(box?.page).toBe(0);
    const [upper, , lower] = box?.polygon ?? [];
    expect(upper?.y).toBeGreaterThan(last?.top ?? Infinity);
    expect(lower?.y).toBeLessThan(last?.bottom ?? 0);
    const { left, top } = { left: Math.floor(upper?.x ?? 0), top: Math.floor(upper?.y ?? 0) };
    const size = { width: Math.ceil((lower?.x ?? 0) - left), height: Math.ceil((lower?.y ?? 0) - top) };
    const { channels } = await sharp(
      await sharp(jpeg)
        .extract({ left, top, ...size })
        .toBuffer(),
    ).stats();
    expect(channels[0]?.min).toBeLessThan(120);
  });

  it('is read upright when its pages are turned', async () => {
    const operators = 'BT /F1 24 Tf 0 1 -1 0 120 20 Tm (TOTAL 12.34) Tj ET';
    const { page, width, height } = await read(pdfPage({ operators, page: '/Rotate 90' }));
    expect([width < height, textOf(page)]).toEqual([true, 'TOTAL 12.34']);
    const [upper, right, lower] = page.words[0]?.polygon ?? [];
    expect((right?.x ?? 0) - (upper?.x ?? 0)).toBeGreaterThan((lower?.y ?? 0) - (upper?.y ?? 0));
  });

  it('does not count what nobody sees on it', async () => {
    const hidden = [
      '1 1 1 rg BT /F1 24 Tf 20 150 Td (WHITE 1.00) Tj ET',
      '0 g BT /F1 24 Tf 20 60 Td (BELOW 2.00) Tj ET 1 1 1 rg 0 50 300 40 re f',
      'BT /F1 24 Tf 20 900 Td (OUTSIDE 3.00) Tj ET',
      'BT /F1 24 Tf 3 Tr 20 20 Td (INVISIBLE 4.00) Tj ET',
    ];
    const { page } = await read(
      pdfPage({ operators: ['0 g BT /F1 24 Tf 20 100 Td (TOTAL 12.34) Tj ET', ...hidden].join(' ') }),
    );
    expect(textOf(page)).toBe('TOTAL 12.34');
  });
});

describe('a PDF with pictures', () => {
  const picture = async () => {
    const jpeg = receiptPhoto(1008);
    const { width, height } = await sharp(jpeg).metadata();
    return { jpeg, width, height };
  };

  it('is read by the engine, although a scanner laid its own text over it', async () => {
    const scan = await picture();
    const { page, asked } = await read(pdfOfPictures([scan, scan], 'TOTAL 99.99'));
    expect([asked.length, textOf(page)]).toEqual([2, '']);
    expect(page.parts?.map(({ isText }) => isText)).toEqual([false, false]);
  });

  it('is read by the engine only where it has no text of its own', async () => {
    const { page, asked } = await read(await ownReceipt(12, [receiptPhoto(1008)]));
    expect(asked.length).toBe(1);
    expect(page.parts?.map(({ isText }) => isText)).toEqual([true, false]);
    expect(billOf(page).items).toHaveLength(12);
  });
});

describe('a PDF of many pages', () => {
  it('is read to its sixth page, and the bill says that there are more', async () => {
    const { page } = await read(await ownReceipt(300));
    expect(page.parts).toHaveLength(6);
    const bill = billOf(page);
    expect(bill.balanced).toBe(false);
    expect(bill.doubts[0]).toEqual({ kind: 'pagesLeftOut', pages: page.pagesLeftOut });
  });

  it('is no larger than a phone can show', async () => {
    const { width, height } = await read(pdfPage({ pages: 100, mediaBox: '0 0 612 792' }));
    expect(height).toBeLessThan(9_200);
    expect(width * height).toBeLessThan(14_000_000);
  });
});
