import type { Browser, RestAnswer } from '@fairtab/api/testing/Browser';
import { REFUSAL } from '@fairtab/api/testing/receiptActions';
import { randomUUID } from 'node:crypto';
import type { Exchange } from './Recording';

const MOST_TRIES = 10;
/** In links. Each process has a port of its own. */
const LOCAL_ORIGIN = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/g;
const PASSWORD = 'tomato soup at noon';

/** Bills whose sums have changed hands: tax on alcohol, discounts, a currency without decimals, credits, even parts. */
const BILLS = [
  {
    restaurantName: 'Casa Nacho',
    date: '2026-11-20',
    items: [
      { name: 'Nachos', price: '10.01', quantity: 3 },
      { name: 'Negroni', price: '12.34', quantity: 2, taxClass: 'alcohol' },
      { name: 'Soup', price: '7.77', quantity: 1, discount: '1.00' },
    ],
    tax: '4.19',
    alcoholTax: '1.23',
    tip: '9.00',
    discount: '5.00',
  },
  {
    restaurantName: 'Ramen Bar',
    date: '2026-11-21',
    currency: 'JPY',
    items: [
      { name: 'Ramen', price: '1180', quantity: 3 },
      { name: 'Gyoza', price: '555', quantity: 1 },
    ],
    tax: '233',
    tip: '0',
  },
  {
    restaurantName: 'Trattoria',
    date: '2026-11-22',
    currency: 'EUR',
    items: [{ name: 'Pizza', price: '9.99', quantity: 4 }],
    serviceChargePercent: 18,
    tax: '3.33',
  },
] as const;

const PEOPLE = ['Priya', 'Ana', 'Ben'] as const;

/** Three people split some bills, each write with a key, and read everything about them afterwards. */
export class Evening {
  readonly #writes: Exchange[] = [];
  readonly #browsers = new Map<string, Browser>();
  readonly #receipts: string[] = [];
  readonly #evenings: string[] = [];
  readonly #documents: readonly string[];

  /** @param documents the GraphQL documents that the pages send. */
  constructor(newBrowser: () => Browser, documents: readonly string[]) {
    for (const person of PEOPLE) this.#browsers.set(person, newBrowser());
    this.#documents = documents;
  }

  /** Each person's Cookie header. */
  get cookies(): Record<string, string> {
    return Object.fromEntries([...this.#browsers].map(([person, browser]) => [person, browser.cookie ?? '']));
  }

  async spend(): Promise<void> {
    for (const person of ['Priya', 'Ana']) await this.#signIn(person);
    for (const bill of BILLS) await this.#split(bill);
    await this.#splitEvenly();
    const { evening } = await this.#mutate('Priya', 'createEvening', 'evening { id linkId }', {
      name: 'Friday',
      receiptId: this.#receipts[0],
    });
    this.#evenings.push((evening as { linkId: string }).linkId);
  }

  /** Asks everything that the pages and REST know about the receipts, as each of the people. */
  async lookBack(): Promise<Exchange[]> {
    const reads: Exchange[] = [];
    for (const person of PEOPLE) {
      const asked = new Set<string>();
      for (const path of this.#paths()) reads.push(await this.#exchange({ person, method: 'GET', path }));
      for (const query of this.#documents)
        for (const variables of this.#variablesOf(query, { isOnly: asked.has(nameOf(query)) })) {
          const body = { query, variables };
          const read = await this.#exchange({ person, method: 'POST', path: '/graphql', body });
          // The pages keep documents of versions before theirs, some of which that version refused itself.
          if ((read.answer as { errors?: unknown }).errors !== undefined) continue;
          reads.push(read);
          asked.add(nameOf(query));
        }
    }
    return reads;
  }

  /** Sends each write with a key once more, as a phone does that did not get the answer. */
  async sendAgain(): Promise<Exchange[]> {
    const again: Exchange[] = [];
    for (const write of this.#writes) {
      const repeated = await this.#exchange(write);
      if (repeated.status !== write.status) throw new Error(`The retry of ${write.path} was refused`);
      again.push(repeated);
    }
    return again;
  }

  async #signIn(person: string): Promise<void> {
    const username = person.toLowerCase();
    await this.#send({ person, method: 'POST', path: '/api/signup', body: { username, password: PASSWORD } });
    await this.#send({ person, method: 'POST', path: '/api/login', body: { username, password: PASSWORD } });
  }

  /** Each claims something. One pays and is confirmed, one only says so, one gives a dish back. */
  async #split(bill: (typeof BILLS)[number]): Promise<void> {
    const { id } = await this.#write('Priya', 'POST', '/api/shared-receipts', { ...bill, hostName: 'Priya' });
    const path = `/api/shared-receipts/${String(id)}`;
    this.#receipts.push(String(id));
    const claim = (person: string, itemIndex: number, rest: object) =>
      this.#write(person, 'POST', `${path}/claims`, { itemIndex, claimerName: person, ...rest });
    await claim('Priya', 0, { units: 1 });
    const paid = await claim('Ana', 0, { units: 1 });
    const reported = await claim('Ben', 0, { units: 1, splitCount: 3 });
    const given = bill.items.length > 1 ? await claim('Ben', 1, { units: 1 }) : null;
    const ofClaim = (one: RestAnswer['body']) => `/api/shared-receipt-claims/${String(one['id'])}`;
    await this.#write('Ana', 'PATCH', ofClaim(paid), { paymentMethod: 'venmo', paymentUsername: '@ana-pays' });
    await this.#write('Ben', 'PATCH', ofClaim(reported), { paymentMethod: 'cash' });
    if (given) await this.#write('Ben', 'DELETE', ofClaim(given));
  }

  async #splitEvenly(): Promise<void> {
    const { receipt } = await this.#mutate('Priya', 'createReceipt', 'receipt { id linkId items { id } }', {
      restaurantName: 'Diner',
      date: '2026-11-23',
      items: [
        { name: 'Burger', price: '14.50', quantity: 2 },
        { name: 'Shake', price: '6.25', quantity: 1 },
      ],
      tip: '7.00',
      tax: '2.95',
      splitEvenlyAmong: 3,
    });
    const { id, linkId, items } = receipt as { id: string; linkId: string; items: { id: string }[] };
    this.#receipts.push(linkId);
    const itemId = items[0]?.id;
    const { claim } = await this.#mutate('Ana', 'claimItem', 'claim { id amount }', {
      itemId,
      claimerName: 'Ana',
      units: 1,
    });
    const claimIds = [(claim as { id: string }).id];
    const { payment } = await this.#mutate('Ana', 'payClaims', 'payment { id amount }', {
      receiptId: id,
      claimIds,
      method: 'CASH',
    });
    await this.#mutate('Priya', 'confirmPayment', 'payment { id status }', {
      paymentId: (payment as { id: string }).id,
    });
  }

  async #mutate(person: string, mutation: string, payload: string, input: object): Promise<RestAnswer['body']> {
    const Name = mutation.charAt(0).toUpperCase() + mutation.slice(1);
    const query = `mutation ($input: ${Name}Input!) { result: ${mutation}(input: $input) { ${REFUSAL} ... on ${Name}Payload { ${payload} } } }`;
    const key = mutation === 'createEvening' ? null : randomUUID();
    const sent = key === null ? input : { ...input, idempotencyKey: key };
    const asked = await this.#send({
      person,
      method: 'POST',
      path: '/graphql',
      body: { query, variables: { input: sent } },
      key,
    });
    const { data } = asked.answer as { data?: { result?: RestAnswer['body'] } };
    const result = data?.result;
    if (result?.['__typename'] !== `${Name}Payload`)
      throw new Error(`${mutation} was refused: ${JSON.stringify(asked.answer)}`);
    return result;
  }

  async #write(person: string, method: Exchange['method'], path: string, body?: object): Promise<RestAnswer['body']> {
    const asked = await this.#send({ person, method, path, key: randomUUID(), body });
    return asked.answer as RestAnswer['body'];
  }

  /** @throws Error when it is refused. */
  async #send(request: Request): Promise<Exchange> {
    const asked = await this.#exchange(request);
    if (asked.status >= 300) throw new Error(`${asked.path}: ${asked.status} ${JSON.stringify(asked.answer)}`);
    if (asked.key !== null) this.#writes.push(asked);
    return asked;
  }

  #exchange(request: Request): Promise<Exchange> {
    const browser = this.#browsers.get(request.person);
    if (!browser) throw new RangeError(`nobody is called ${request.person}`);
    return exchange(browser, request);
  }

  #paths(): string[] {
    const ofReceipts = this.#receipts.flatMap((linkId) => [
      `/api/shared-receipts/${linkId}`,
      `/api/receipts/${linkId}`,
      `/api/receipts/${linkId}/csv`,
      `/api/receipts/${linkId}/pdf`,
    ]);
    const own = ['user', 'receipts', 'evenings', 'people', 'payment-methods', 'requests', 'name-page', 'exports'];
    return [...ofReceipts, ...this.#evenings.map((id) => `/api/evenings/${id}`), ...own.map((name) => `/api/${name}`)];
  }

  /**
   * What the variables of a document may be; none for one that is no query or asks about something that is not here.
   * @param options.isOnly for one receipt only, because another version of the document asked about all.
   */
  #variablesOf(query: string, { isOnly }: { isOnly: boolean }): readonly object[] {
    const name = nameOf(query);
    const [, given = ''] = /^query \w+\s*(\([^{]*?\))?\s*\{/.exec(query) ?? [];
    const needed = [...given.matchAll(/\$(\w+): \w+!(?! =)/g)].map(([, variable]) => variable ?? '').toSorted();
    if (name === '') return [];
    if (needed.length === 0) return [{}];
    if (needed.join() === 'count') return [{ count: 20 }];
    if (needed.join() !== 'id') return [];
    return (isOnly ? this.#receipts.slice(0, 1) : [...this.#receipts, ...this.#evenings]).map((id) => ({ id }));
  }
}

function nameOf(query: string): string {
  return /^query (\w+)/.exec(query)?.[1] ?? '';
}

interface Request {
  readonly person: string;
  readonly method: Exchange['method'];
  readonly path: string;
  readonly key?: string | null;
  readonly body?: unknown;
}

/** Sends a request, again while the server is busy. @returns it together with the answer. */
export async function exchange(browser: Browser, request: Request): Promise<Exchange> {
  const { person, method, path, key = null, body = null } = request;
  const init = {
    method,
    headers: {
      ...(body === null ? {} : { 'content-type': 'application/json' }),
      ...(key === null || path === '/graphql' ? {} : { 'idempotency-key': key }),
    },
    ...(body === null ? {} : { body: JSON.stringify(body) }),
  };
  for (let tries = 1; ; tries += 1) {
    const response = await browser.fetch(path, init);
    const { status } = response;
    const text = (await response.text()).replaceAll(LOCAL_ORIGIN, 'http://fairtab.test');
    if (status === 503 && tries < MOST_TRIES) continue;
    const type = response.headers.get('content-type') ?? '';
    const answer: unknown = type.includes('json') ? JSON.parse(text) : type.startsWith('text/') ? text : null;
    return { person, method, path, key, body, status, answer };
  }
}
