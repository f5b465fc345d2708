import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const fairtab = process.env['FAIRTAB'] ?? '{{origin}}';
const token = process.env['FAIRTAB_TOKEN']; // with the scope webhooks
const address = process.env['PUBLIC_ADDRESS']; // where Fairtab reaches this program, over https
const chat = process.env['CHAT_ADDRESS']!; // an incoming webhook of your chat

const json = { 'content-type': 'application/json' };
const answer = await fetch(`${fairtab}/api/webhooks`, {
  method: 'POST',
  headers: { ...json, authorization: `Bearer ${token}` },
  body: JSON.stringify({ url: address, events: ['payment.reported'] }),
});
if (!answer.ok) throw new Error(await answer.text());
const { secret } = await answer.json(); // shown once, so keep it and do this once

interface Told {
  readonly type: string;
  readonly data: {
    readonly receipt: { readonly restaurantName: string };
    readonly fact: { readonly by: { readonly name: string }; readonly amount: { amount: string; currency: string } };
  };
}
const posted = new Set<unknown>();

createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  let told: Told;
  try {
    told = new Webhook(secret).verify(body, request.headers as Record<string, string>) as Told;
  } catch {
    return response.writeHead(401).end();
  }
  // A message may come twice, and then has the same id.
  const id = request.headers['webhook-id'];
  if (posted.has(id)) return response.writeHead(204).end();
  // Such as a test, which has nothing in it.
  if (told.type !== 'payment.reported') return response.writeHead(204).end();
  const { receipt, fact } = told.data;
  const { amount, currency } = fact.amount;
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(Number(amount));
  const text = `${fact.by.name} paid ${price} at ${receipt.restaurantName}`;
  const sent = await fetch(chat, { method: 'POST', headers: json, body: JSON.stringify({ text }) });
  if (sent.ok) posted.add(id);
  // Whatever is not taken is sent again later.
  response.writeHead(sent.ok ? 204 : 503).end();
}).listen(Number(process.env['PORT'] ?? 8080), () => console.log('Listening'));
