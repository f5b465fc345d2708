// Written from the pages for developers alone: a host's bot and a diner's program, neither of which keeps cookies.
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';

const fairtab = process.env['FAIRTAB'] ?? '';
const host = process.env['FAIRTAB_TOKEN'] ?? '';
const address = process.env['PUBLIC_ADDRESS'];

interface Happened {
  readonly cursor: string;
  readonly change: { readonly kind: string; readonly fact: { readonly paymentId?: string } | null } | null;
}

interface Call {
  readonly token: string | null;
  readonly method?: string;
  readonly path: string;
  readonly body?: object;
}

async function call({ token, method = 'POST', path, body = {} }: Call): Promise<any> {
  const response = await fetch(fairtab + path, {
    method,
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const answer: any = await response.json();
  if (!response.ok) throw new Error(`${response.status} ${answer.code}: ${answer.message}`);
  return answer;
}

async function mutate(token: string, query: string, input: object): Promise<any> {
  const { data, errors } = await call({ token, path: '/graphql', body: { query, variables: { input } } });
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0];
}

async function until(isSo: () => boolean): Promise<void> {
  const end = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`Waited too long: ${isSo}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

// Both ways to hear of everything.
const query = `subscription { receiptEvents { cursor change { kind fact {
  ... on PaymentReportedFact { paymentId } ... on PaymentConfirmedFact { paymentId } } } } }`;
const heard: Record<'socket' | 'stream', Happened[]> = { socket: [], stream: [] };
const kindsOf = (way: 'socket' | 'stream') => heard[way].flatMap(({ change }) => change?.kind ?? []);

const socket = createClient({
  url: `${fairtab.replace('http', 'ws')}/graphql`,
  webSocketImpl: WebSocket,
  connectionParams: { authorization: `Bearer ${host}` },
});
socket.subscribe<{ receiptEvents: Happened }>(
  { query },
  {
    next: ({ data }) => data && heard.socket.push(data.receiptEvents),
    error: (error) => console.log(error),
    complete: () => undefined,
  },
);

const leaving = new AbortController();
async function listen(): Promise<void> {
  const response = await fetch(`${fairtab}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${host}` },
    body: JSON.stringify({ query }),
    signal: leaving.signal,
  });
  let text = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (text + part).split('\n');
    text = lines.pop()!;
    for (const line of lines)
      if (line.startsWith('data: {')) heard.stream.push(JSON.parse(line.slice(6)).data.receiptEvents);
  }
}
listen().catch(() => undefined);
await until(() => heard.socket.length === 1 && heard.stream.length === 1);

// And to be told.
let secret = '';
const told: { type: string; remaining: string }[] = [];
function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const seconds = headers['webhook-timestamp'];
  if (!(Math.abs(Date.now() / 1000 - Number(seconds)) <= 300)) return false;
  const hmac = createHmac('sha256', Buffer.from(secret.slice('whsec_'.length), 'base64'));
  const expected = Buffer.from(`v1,${hmac.update(`${headers['webhook-id']}.${seconds}.${body}`).digest('base64')}`);
  return String(headers['webhook-signature'])
    .split(' ')
    .map((given) => Buffer.from(given))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
}
const server = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const isOurs = isSigned(request.headers, body);
  response.writeHead(isOurs ? 204 : 401).end();
  if (!isOurs) return;
  const { type, data } = JSON.parse(body);
  told.push({ type, remaining: data.receipt?.remaining });
});
server.listen(Number(process.env['PORT']));
const events = ['claim.created', 'payment.reported', 'payment.confirmed'];
({ secret } = await call({ token: host, path: '/api/webhooks', body: { url: address, events } }));

const bill = await call({
  token: host,
  path: '/api/shared-receipts',
  body: {
    restaurantName: 'Casa Nacho',
    hostName: 'Priya',
    items: [
      { name: 'Nachos', price: '10.00', quantity: 3 },
      { name: 'Margarita', price: '11.50', quantity: 2 },
      { name: 'Flan', price: '6.75' },
    ],
    tax: '5.31',
    tip: '11.95',
  },
});
const { token: diner } = await call({ token: null, path: '/api/guests' });
const claims = `/api/shared-receipts/${bill.id}/claims`;
const nachos = await call({ token: diner, path: claims, body: { itemIndex: 0, claimerName: 'Ana', units: 1 } });
const flan = await call({ token: diner, path: claims, body: { itemIndex: 2, claimerName: 'Ana', splitCount: 3 } });
console.log(`Ana owes ${nachos.amount} and ${flan.amount} of ${bill.total}`);

const reported = await mutate(
  diner,
  `mutation ($input: PayClaimsInput!) { payClaims(input: $input) {
    ... on PayClaimsPayload { payment { amount status } receipt { remaining } } ... on Error { __typename message } } }`,
  { receiptId: bill.id, method: 'VENMO', handle: 'ana' },
);
console.log(`reported: ${reported.payment.amount} ${reported.payment.status}, ${reported.receipt.remaining} is left`);
await until(() => kindsOf('socket').includes('PAID'));
const paymentId = heard.socket.find(({ change }) => change?.kind === 'PAID')?.change?.fact?.paymentId;
const confirmed = await mutate(
  host,
  `mutation ($input: ConfirmPaymentInput!) { confirmPayment(input: $input) {
    ... on ConfirmPaymentPayload { payment { amount status } } ... on Error { __typename message } } }`,
  { paymentId },
);
console.log(`confirmed: ${confirmed.payment.amount} ${confirmed.payment.status}`);

await until(() => kindsOf('socket').includes('CONFIRMED') && kindsOf('stream').includes('CONFIRMED'));
console.log(`socket: ${kindsOf('socket').join(' ')}`);
console.log(`stream: ${kindsOf('stream').join(' ')}`);
await until(() => told.length >= 4);
for (const { type, remaining } of told) console.log(`webhook: ${type}, ${remaining} is left`);
leaving.abort();
await socket.dispose();
server.close();
