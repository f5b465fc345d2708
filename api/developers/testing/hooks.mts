// Written from the pages for developers alone, with the libraries that they name: a stranger's program that is told by webhooks,
// whose signatures a library of the scheme verifies.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createClient } from 'graphql-ws';
import { Webhook } from 'standardwebhooks';
import WebSocket from 'ws';

const fairtab = process.env['FAIRTAB'] ?? '';
const port = Number(process.env['PORT']);
const password = 'a stranger at the door';

interface Call {
  readonly token?: string;
  readonly body?: object;
}

async function call(request: string, { token, body }: Call = {}): Promise<any> {
  const [method = '', path = ''] = request.split(' ');
  const response = await fetch(fairtab + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: any = await response.json();
  if (!response.ok) throw new Error(`${request}: ${response.status} ${answer.code}: ${answer.message}`);
  return answer;
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Waited too long: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// Somebody whom this server does not know yet.
const username = `stranger${crypto.randomUUID().slice(0, 8)}`;
await call('POST /api/signup', { body: { username, password } });
const { sessionId } = await call('POST /api/login', { body: { username, password } });
const scopes = ['receipts:read', 'receipts:write', 'payments', 'webhooks'];
const made = await call('POST /api/access-tokens', { token: sessionId, body: { name: 'A bot', scopes, password } });
const token: string = made.token;

let secrets: string[] = [];
const told: { id: string; type: string; verified: number; signatures: number }[] = [];
let failures = 0;
function verifiedWith(headers: IncomingHttpHeaders, body: string): number {
  return secrets.filter((secret) => {
    try {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return true;
    } catch {
      return false;
    }
  }).length;
}
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  if (failures > 0) {
    failures -= 1;
    response.writeHead(500).end();
    return;
  }
  const { headers } = request;
  told.push({
    id: String(headers['webhook-id']),
    type: JSON.parse(body).type,
    verified: verifiedWith(headers, body),
    signatures: String(headers['webhook-signature']).split(' ').length,
  });
  response.writeHead(204).end();
});
server.listen(port);
const events = ['claim.created', 'payment.reported', 'payment.confirmed'];
const webhook = await call('POST /api/webhooks', { token, body: { url: `http://localhost:${port}/`, events } });
secrets = [webhook.secret];

const kinds: string[] = [];
let closed: { code?: number; reason?: string } = {};
const socket = createClient({
  url: `${fairtab.replace('http', 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${token}` },
  shouldRetry: (reason) => (reason as { code?: number }).code !== 4403,
});
socket.subscribe<{ receiptEvents: { change: { kind: string } | null } }>(
  { query: 'subscription { receiptEvents { cursor change { kind } } }' },
  {
    next: ({ data }) => kinds.push(data?.receiptEvents.change?.kind ?? 'started'),
    error: (reason) => (closed = reason as typeof closed),
    complete: () => undefined,
  },
);
await until(() => kinds.length === 1);

const bill = await call('POST /api/shared-receipts', {
  token,
  body: { restaurantName: 'Casa Nacho', items: [{ name: 'Nachos', price: '10.00', quantity: 3 }] },
});
const { token: ana } = await call('POST /api/guests');
const claims = `/api/shared-receipts/${bill.id}/claims`;
const claim = await call(`POST ${claims}`, { token: ana, body: { itemIndex: 0, claimerName: 'Ana', units: 1 } });
await until(() => told.length === 1);

// While secrets are rotated there are two signatures.
secrets.push((await call(`POST /api/webhooks/${webhook.webhook.id}/secret`, { token })).secret);
const payment = { paymentMethod: 'venmo', paymentUsername: '@ana' };
await call(`PATCH /api/shared-receipt-claims/${claim.id}`, { token: ana, body: payment });
await until(() => told.length === 2);

// What was not taken is in the log, and is sent again when asked.
failures = 1;
const [reported] = await call(`GET /api/shared-receipts/${bill.id}/payments`, { token });
await call(`POST /api/payments/${reported.id}/confirm`, { token });
await until(() => failures === 0);
const [missed] = await call(`GET /api/webhooks/${webhook.webhook.id}/deliveries`, { token });
await call(`POST /api/webhook-deliveries/${missed.id}/send-again`, { token });
await until(() => told.some(({ id, type }) => id === missed.id && type === 'payment.confirmed'));
await call(`POST /api/webhooks/${webhook.webhook.id}/test`, { token });
await until(() => told.some(({ type }) => type === 'webhook.test'));

await until(() => kinds.includes('CONFIRMED'));
await call(`DELETE /api/access-tokens/${made.accessToken.id}`, { token: sessionId });
await until(() => closed.code !== undefined);

for (const { type, verified, signatures } of told) console.log(`${type}: ${verified} of ${signatures} verified`);
console.log(`socket: ${kinds.join(' ')}, closed with ${closed.code} ${closed.reason}`);
server.close();
