import { CAFE_ROMA } from '@fairtab/worker/testing/textReader';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempt } from '../../testing/receiptActions';
import type { Browser } from '../../testing/Browser';
import { checkAgainstOpenApi } from '../../testing/checkAgainstOpenApi';
import { startApiWithWorker, type ApiWithWorker } from '../../testing/startApiWithWorker';

const PATH = '/api/process-text';
const MAIL = `<!DOCTYPE html><html><head><style>p { color: red }</style></head><body><table>
  <tr><td>2</td><td>Negroni</td><td>$26.00</td></tr><tr><td colspan="2">Total</td><td>$26.00</td></tr></table></body></html>`;

let scanning: ApiWithWorker;
let ana: Browser;
beforeAll(async () => {
  scanning = await startApiWithWorker(() => CAFE_ROMA);
});
afterAll(() => scanning.close());
beforeEach(() => {
  ana = scanning.api.browser();
});

async function processed(body: object, browser = ana) {
  const response = await browser.fetch(PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = { status: response.status, headers: response.headers, body: await response.json() };
  await checkAgainstOpenApi(scanning.api, { method: 'POST', path: PATH, answer });
  return answer;
}

describe('POST /api/process-text', () => {
  it('answers as it does for a photo, with the lines of the text', async () => {
    const { status, body } = await processed({ text: CAFE_ROMA });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      restaurantName: 'CAFE ROMA',
      date: '2019-03-04',
      subtotal: '15.00',
      tax: '1.00',
      total: '16.00',
      balanced: true,
      doubts: [],
      photos: [],
      items: [
        { name: 'Burger', price: '4.50', quantity: 2 },
        { name: 'Cola', price: '3.00', quantity: 1 },
        { name: 'Side salad', price: '3.00', quantity: 1 },
      ],
    });
    expect(body.data.lines).toContainEqual({ text: '12 Main Street', isRead: false });
    expect(body.data.lines).toContainEqual({ text: '1 Cola               3.00', isRead: true });
  });

  it('reads what a saved mail shows', async () => {
    const { body } = await processed({ text: MAIL });
    expect(body.data).toMatchObject({ items: [{ name: 'Negroni', quantity: 2, price: '13.00' }], total: '26.00' });
  });

  it.each([
    ['nothing', { text: ' \n ' }, 'Please paste the text of the bill'],
    ['too much', { text: 'Tea 3.00\n'.repeat(301) }, 'The text is too long'],
    ['dinars', { text: 'Kebab 1.250 KWD' }, 'three decimals'],
  ])('refuses %s, and says why', async (_what, sent, message) => {
    const { status, body } = await processed(sent);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('says of a text without prices that it is no bill', async () => {
    const { status, body } = await processed({ text: 'Shall we meet at eight?' });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('No line with a price was found in the text');
  });

  it("makes the scan its sender's, whom nobody knew before, and nobody else's", async () => {
    const { body } = await processed({ text: CAFE_ROMA });
    const read = `query ($id: ID!) { scan(id: $id) { status } }`;
    const id = body.data.scanId;
    expect((await ana.ask(read, { id })).data).toEqual({ scan: { status: 'DONE' } });
    expect((await scanning.api.browser().ask(read, { id })).data).toEqual({ scan: null });
    const input = { items: [{ name: 'Burger', price: '16.00' }], scanId: id, confirmsScan: true };
    expect(await attempt(ana, { mutation: 'createReceipt', input, payload: 'receipt { id }' })).toMatchObject({
      receipt: { id: expect.any(String) },
    });
  });

  it('answers a retry with the first scan, also one that lost its cookie', async () => {
    const input = { text: CAFE_ROMA, idempotencyKey: '0f0e0d0c-0b0a-4908-8706-050403020100' };
    const first = await attempt(ana, { mutation: 'scanText', input, payload: 'scan { id }' });
    const retry = await attempt(scanning.api.browser(), { mutation: 'scanText', input, payload: 'scan { id }' });
    expect(retry).toEqual(first);
    expect(first).toMatchObject({ scan: { id: expect.any(String) } });
  });
});
