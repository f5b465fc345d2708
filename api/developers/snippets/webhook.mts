import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const fairtab = process.env['FAIRTAB'] ?? '{{origin}}';
const token = process.env['FAIRTAB_TOKEN']; // with the scopes webhooks and receipts:write
const address = process.env['PUBLIC_ADDRESS']; // where Fairtab reaches this program, over https

async function call(bearer: string | undefined, path: string, body: object = {}) {
  const response = await fetch(fairtab + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) },
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${answer.code}: ${answer.message}`);
  return answer;
}

function isSigned(secret: string, headers: Record<string, unknown>, body: string): boolean {
  const seconds = Number(headers['webhook-timestamp']);
  if (Math.abs(Date.now() / 1000 - seconds) > 300) return false;
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${seconds}.${body}`;
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return String(headers['webhook-signature'])
    .split(' ')
    .map((text) => Buffer.from(text))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}

let secret = '';
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  if (!isSigned(secret, request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end();
  const { type, data } = JSON.parse(body);
  console.log(`${type} on ${data.receipt.restaurantName}: ${data.receipt.remaining} is left to pay.`);
  server.close();
});
server.listen(Number(process.env['PORT'] ?? 8080));

const made = await call(token, '/api/webhooks', { url: address, events: ['claim.created'] });
secret = made.secret; // shown once, so keep it

const bill = await call(token, '/api/shared-receipts', {
  restaurantName: 'Casa Nacho',
  items: [{ name: 'Nachos', price: '10.00', quantity: 3 }],
});
const { token: ana } = await call(undefined, '/api/guests');
await call(ana, `/api/shared-receipts/${bill.id}/claims`, { itemIndex: 0, claimerName: 'Ana', units: 1 });
