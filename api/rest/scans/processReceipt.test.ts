import { UnreadablePhoto } from '@fairtab/worker/ocr/UnreadablePhoto';
import { CAFE_ROMA, type PhotoText } from '@fairtab/worker/testing/textReader';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { checkAgainstOpenApi } from '../../testing/checkAgainstOpenApi';
import { eventually } from '../../testing/eventually';
import type { ProcessedReceipt } from './shapes';
import { sendPhoto, startApiWithWorker, type ApiWithWorker } from '../../testing/startApiWithWorker';

const PATH = '/api/process-receipt';
const MENU = 'Soup of the day and bread\nAsk your waiter';
const BROKEN: PhotoText = () => Promise.reject(new UnreadablePhoto('x'));

let scanning: ApiWithWorker;
let ana: Browser;
beforeAll(async () => {
  scanning = await startApiWithWorker(() => CAFE_ROMA);
});
afterAll(() => scanning.close());
beforeEach(() => {
  ana = scanning.api.browser();
  scanning.setPhotoText(() => CAFE_ROMA);
});

async function processed(request: { field?: string; bytes?: Uint8Array; signal?: AbortSignal } = {}) {
  const answer = await sendPhoto(ana, { path: PATH, field: 'receipt', ...request });
  await checkAgainstOpenApi(scanning.api, { method: 'POST', path: PATH, answer });
  return answer;
}

const scans = () => scanning.api.database.db.prisma.scan.findMany({ orderBy: { createdAt: 'desc' } });

describe('POST /api/process-receipt', () => {
  it('answers with the documented bill and its confidences', async () => {
    const { status, body } = await processed();
    expect(status).toBe(200);
    expect(body['data']).toMatchObject({
      restaurantName: 'CAFE ROMA',
      description: '',
      date: '2019-03-04',
      subtotal: '15.00',
      tax: '1.00',
      tip: null,
      fees: null,
      discount: null,
      total: '16.00',
      balanced: true,
      doubts: [],
      items: [
        { name: 'Burger', price: '4.50', quantity: 2, confidence: expect.any(Number) },
        { name: 'Cola', price: '3.00', quantity: 1 },
        { name: 'Side salad', price: '3.00', quantity: 1, boxes: [{ photo: 0, corners: expect.any(Array) }] },
      ],
    });
  });

  it('gives the position of each reading, in fractions of the kept photo', async () => {
    const { body } = await processed();
    const { fields, photos, scanId } = body['data'] as ProcessedReceipt['data'];
    expect(fields).not.toHaveProperty('tip');
    const [box] = fields.total?.boxes ?? [];
    expect(box?.corners).toHaveLength(4);
    for (const { x, y } of box?.corners ?? []) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThan(0.7);
      expect(y).toBeLessThanOrEqual(1);
    }
    expect((await ana.fetch(String(photos[0]))).status).toBe(200);
    const { data } = await ana.ask('query ($id: ID!) { scan(id: $id) { status } }', { id: scanId });
    expect(data).toEqual({ scan: { status: 'DONE' } });
  });

  it('leaves fields empty that could not be read', async () => {
    scanning.setPhotoText(() => '1 Burger 9.00\n1 Cola 3.00\nTable 7 thank you so much\nTotal 12.00');
    const { body } = await processed();
    expect(body['data']).toMatchObject({ date: '', tax: null, tip: null, total: '12.00' });
  });

  it.each<{ what: string; sight: PhotoText; code: string; message: RegExp }>([
    { what: 'no receipt', sight: () => MENU, code: 'not_a_receipt', message: /not a receipt/ },
    { what: 'next to nothing', sight: () => 'x', code: 'unclear', message: /unclear/ },
    { what: 'a broken photo', sight: BROKEN, code: 'unreadable', message: /could not be opened/ },
  ])('answers $what with the documented words', async ({ sight, code, message }) => {
    scanning.setPhotoText(sight);
    expect(await processed()).toMatchObject({ status: 422, body: { code, message: expect.stringMatching(message) } });
  });

  it('is temporarily unavailable while the engine is out of order, after a second try', async () => {
    let tries = 0;
    scanning.setPhotoText(() => {
      tries += 1;
      return Promise.reject(new Error('out of order'));
    });
    expect(await processed()).toMatchObject({
      status: 503,
      body: { code: 'busy', message: expect.stringContaining('temporarily unavailable') },
    });
    expect(tries).toBe(2);
  });

  it('checks the photo as an upload does', async () => {
    expect(await processed({ bytes: Buffer.from('no photo') })).toMatchObject({ status: 415 });
    expect(await processed({ field: 'photo' })).toMatchObject({ status: 422, body: { code: 'invalid_input' } });
    expect((await ana.rest('POST', PATH, { body: {} })).status).toBe(415);
  });

  it('goes on reading after the client has disconnected', async () => {
    let goOn = () => undefined as void;
    let isBegun = () => undefined as void;
    const begun = new Promise<void>((resolve) => (isBegun = resolve));
    scanning.setPhotoText(async () => {
      isBegun();
      await new Promise<void>((resolve) => (goOn = resolve));
      return CAFE_ROMA;
    });
    const leaving = new AbortController();
    const answer = processed({ signal: leaving.signal });
    await begun;
    leaving.abort();
    await expect(answer).rejects.toThrow();
    goOn();
    await eventually(async () => expect((await scans())[0]).toMatchObject({ status: 'done' }));
  });
});
