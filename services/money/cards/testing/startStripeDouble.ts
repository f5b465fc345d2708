import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { StripeDouble, type DoubleEvent, type StripeObject } from './StripeDouble';
import { STRIPE_SCRIPT } from './stripeScript';

export const WEBHOOK_SECRET = 'whsec_of_the_double';

export interface RunningStripe {
  readonly double: StripeDouble;
  readonly url: string;
  /** As settings of a process. */
  readonly env: Readonly<Record<string, string>>;
  /** How often each idempotency key was used. */
  readonly keys: ReadonlyMap<string, number>;
  /** Sends an event to Fairtab, signed as the processor does. @returns the status of the answer. */
  deliver(event: DoubleEvent, to: string): Promise<number>;
  stop(): Promise<void>;
}

interface Call {
  readonly method: string;
  readonly path: readonly string[];
  readonly query: URLSearchParams;
  readonly params: Record<string, unknown>;
}

type Answer = { readonly status: number; readonly json: object };
const ok = (json: object): Answer => ({ status: 200, json });
const problem = (status: number, error: object): Answer => ({ status, json: { error } });
const listOf = (data: readonly object[]): Answer => ok({ object: 'list', data, has_more: false, url: '/v1' });

const { webhooks } = new Stripe('sk_test_double');

/**
 * A stand-in for the processor: it speaks the calls that Fairtab makes over HTTP, refuses a key of idempotency that comes with
 * other parameters, answers a known key with its first answer, and signs its webhooks with the library's own helper.
 */
export async function startStripeDouble(): Promise<RunningStripe> {
  const double = new StripeDouble();
  const answers = new Map<string, { asked: string; answer: Answer }>();
  const keys = new Map<string, number>();
  const server = createServer((request, response) => {
    void answerTo(request, { double, answers, keys }).then((answer) => send(response, answer));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  return {
    double,
    url,
    keys,
    env: {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_URL: url,
      STRIPE_SCRIPT_URL: url,
    },
    deliver: async ({ body }, to) => {
      const signature = webhooks.generateTestHeaderString({ payload: body, secret: WEBHOOK_SECRET });
      const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
      const { status } = await fetch(`${to}/api/stripe/webhook`, { method: 'POST', headers, body });
      return status;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answerTo(
  request: IncomingMessage,
  {
    double,
    answers,
    keys,
  }: { double: StripeDouble; answers: Map<string, { asked: string; answer: Answer }>; keys: Map<string, number> },
): Promise<Answer | string> {
  const body = await text(request);
  const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://double');
  const { method = 'GET' } = request;
  if (pathname.endsWith('/stripe.js')) return STRIPE_SCRIPT;
  const path = pathname.split('/').slice(1);
  const params = fieldsOf(body);
  const call = { method, path, query, params };
  if (path[0] === 'browser') return fromBrowser(double, call);
  if (request.headers.authorization !== 'Bearer sk_test_double')
    return problem(401, { type: 'invalid_request_error', message: 'Invalid API Key' });
  const key = request.headers['idempotency-key'];
  if (method !== 'POST' || typeof key !== 'string') return answerCall(double, call);
  keys.set(key, (keys.get(key) ?? 0) + 1);
  const asked = `${pathname}?${body}`;
  const known = answers.get(key);
  if (known && known.asked !== asked)
    return problem(400, { type: 'idempotency_error', message: 'This key was used with other parameters' });
  if (known) return known.answer;
  const answer = answerCall(double, call);
  answers.set(key, { asked, answer });
  return answer;
}

function answerCall(double: StripeDouble, { method, path, query, params }: Call): Answer {
  const [, kind = '', id = '', part] = path;
  const about = query.get('payment_intent') ?? '';
  const found = double.objects.get(id);
  switch (`${method} ${kind}${id === '' ? '' : '/id'}${part === undefined ? '' : `/${part}`}`) {
    case 'POST accounts':
      return ok(double.makeAccount(params));
    case 'POST account_links':
      return ok({ object: 'account_link', url: `http://double.example/setup/${String(params['account'])}` });
    case 'POST payment_intents':
      return ok(double.makeIntent(params));
    case 'POST payment_intents/id/cancel':
      return ok(double.cancel(id));
    case 'GET payment_intents/id':
      return found
        ? ok(expanded(double, found))
        : problem(404, { type: 'invalid_request_error', code: 'resource_missing' });
    case 'POST refunds': {
      const refund = double.refund(params);
      return refund ? ok(refund) : problem(400, { type: 'invalid_request_error', code: 'charge_already_refunded' });
    }
    case 'GET refunds':
      return listOf(double.of('refund', about));
    case 'GET disputes':
      return listOf(double.of('dispute', about));
    case 'GET transfers/id/reversals':
      return listOf(double.all('transfer_reversal').filter(({ transfer }) => transfer === id));
    case 'POST transfers/id/reversals':
      return ok(double.reverse(id, params));
    case 'GET balance_transactions':
      return listOf(
        double
          .all('balance_transaction')
          .map((entry) => ({ ...entry, source: double.objects.get(String(entry['source'])) })),
      );
    case 'GET accounts/id':
    case 'GET payouts/id':
      return found ? ok(found) : problem(404, { type: 'invalid_request_error', code: 'resource_missing' });
    default:
      return problem(404, {
        type: 'invalid_request_error',
        message: `The double does not speak ${method} ${path.join('/')}`,
      });
  }
}

function expanded(double: StripeDouble, intent: StripeObject): object {
  const charge = double.objects.get(String(intent['latest_charge']));
  if (!charge) return intent;
  const balance_transaction = double.objects.get(String(charge['balance_transaction']));
  return { ...intent, latest_charge: { ...charge, balance_transaction } };
}

/** What the stand-in for the processor's script asks for. */
function fromBrowser(double: StripeDouble, { params }: Call): Answer {
  const intent = double.intentOfSecret(String(params['client_secret']));
  if (!intent) return problem(404, { message: 'No such payment' });
  const outcome = String(params['card']);
  if (outcome === 'declined') double.decline(intent.id);
  else if (outcome === 'processing') double.process(intent.id);
  else double.charge(intent.id);
  const { id, status, last_payment_error: error } = double.objects.get(intent.id) ?? intent;
  return error ? problem(402, error) : ok({ id, status });
}

/** `a[b]=c` as { a: { b: 'c' } }. */
function fieldsOf(body: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split(/[[\]]+/).filter(Boolean);
    if (rest.length === 0) fields[first] = value;
    else fields[first] = { ...(fields[first] as object | undefined), [rest.join('.')]: value };
  }
  return fields;
}

function send(response: ServerResponse, answer: Answer | string): void {
  const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
  if (typeof answer === 'string')
    return void response.writeHead(200, { ...shared, 'content-type': 'text/javascript' }).end(answer);
  response.writeHead(answer.status, { ...shared, 'content-type': 'application/json' }).end(JSON.stringify(answer.json));
}
