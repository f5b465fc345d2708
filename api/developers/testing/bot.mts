// A bot as somebody writes it who has read the pages for developers and nothing else.
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

const { FAIRTAB = '', FAIRTAB_TOKEN = '', PORT = '' } = process.env;

async function post(path: string, token: string | null, body: object, accept = 'application/json') {
  const headers: Record<string, string> = { accept, 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  if (accept === 'application/json') headers['idempotency-key'] = crypto.randomUUID();
  const response = await fetch(FAIRTAB + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response;
}

async function* events(token: string, after: string | null) {
  const query = `subscription ($after: String) { receiptEvents(after: $after) {
    cursor receipt { id restaurantName remaining } change { version kind summary } } }`;
  const stream = await post('/graphql', token, { query, variables: { after } }, 'text/event-stream');
  let rest = '';
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    for (const line of lines) if (line.startsWith('data: {')) yield JSON.parse(line.slice(6)).data.receiptEvents;
  }
}

let secret = '';
let heard: (message: { type: string; data: { receipt: { remaining: string } } }) => void;
const told = new Promise<Parameters<typeof heard>[0]>((resolve) => (heard = resolve));
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const signed = `${request.headers['webhook-id']}.${request.headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  const isOurs = String(request.headers['webhook-signature']).split(' ').includes(signature);
  response.writeHead(isOurs ? 204 : 401).end();
  if (isOurs) heard(JSON.parse(body));
});
server.listen(Number(PORT));

const webhook = { url: `http://127.0.0.1:${PORT}/`, events: ['claim.created'] };
({ secret } = await (await post('/api/webhooks', FAIRTAB_TOKEN, webhook)).json());

// The stream is opened twice, and the second one goes on where the first one was left.
let cursor = '';
for await (const event of events(FAIRTAB_TOKEN, null)) {
  cursor = event.cursor;
  break;
}
const bill = { restaurantName: 'Tonio', items: [{ name: 'Pizza', price: '18.00', quantity: 2 }], tax: '3.60' };
const { id } = await (await post('/api/shared-receipts', FAIRTAB_TOKEN, bill)).json();
const { token: ben } = await (await post('/api/guests', null, {})).json();
const claim = { itemIndex: 0, claimerName: 'Ben', units: 1 };
const { amount } = await (await post(`/api/shared-receipts/${id}/claims`, ben, claim)).json();
console.log(`Ben owes ${amount}`);
for await (const { receipt, change } of events(FAIRTAB_TOKEN, cursor)) {
  if (change) console.log(`stream: ${change.version} ${change.kind}, ${receipt.remaining} is left`);
  if (change?.kind === 'CLAIMED') break;
}
const message = await told;
console.log(`webhook: ${message.type}, ${message.data.receipt.remaining} is left`);
server.close();
