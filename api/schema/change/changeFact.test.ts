import { FACT_KINDS } from '@fairtab/domain/facts/changes';
import { factsOfEveryKind } from '@fairtab/domain/testing/facts';
import { factBody } from '@fairtab/services/accounts/webhooks/factBody';
import { lineOf } from '@fairtab/services/receipts/writing/stepAfter';
import { getNamedType, isLeafType, isObjectType, type GraphQLOutputType } from 'graphql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkAgainstOpenApi } from '../../testing/checkAgainstOpenApi';
import type { Browser } from '../../testing/Browser';
import { attempt, claim, createReceipt, itemNamed, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';
import { encodeNodeId } from '../ids';
import { schema } from '../schema';
import { factOnWire } from '@fairtab/services/receipts/factFields';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

let host: Browser;
let ana: Browser;
let receipt: SeenReceipt;
beforeEach(async () => {
  [host, ana] = [api.browser(), api.browser()];
  receipt = await createReceipt(host);
});

/** Asks for every field of every kind, by its own name. */
function selectionOf(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const fields = Object.values(named.getFields()).map((field) =>
    isLeafType(getNamedType(field.type)) ? field.name : `${field.name} ${selectionOf(field.type)}`,
  );
  return `{ ${fields.join(' ')} }`;
}
const EVERY_KIND = FACT_KINDS.map((kind) => {
  const { typeName } = factOnWire(kind);
  return `... on ${typeName} ${selectionOf(schema.getType(typeName) as GraphQLOutputType)}`;
});
const TRAIL = `query ($id: ID!) { receipt(id: $id) { changes(first: 100) { edges { node {
  version kind summary diner fact { __typename ${EVERY_KIND.join(' ')} } } } } } }`;

interface Line {
  readonly version: number;
  readonly kind: string;
  readonly summary: string;
  readonly diner: string | null;
  readonly fact: Readonly<Record<string, unknown>> | null;
}

async function trailFor(browser: Browser): Promise<Line[]> {
  const { data, errors } = await browser.ask(TRAIL, { id: receipt.id });
  expect(errors).toEqual([]);
  const { receipt: found } = data as { receipt: { changes: { edges: { node: Line }[] } } | null };
  return found?.changes.edges.map(({ node }) => node) ?? [];
}

const path = () => `/api/shared-receipts/${receipt.linkId}/changes`;

async function restTrailFor(browser: Browser): Promise<Line[]> {
  const answer = await browser.rest('GET', path());
  await checkAgainstOpenApi(api, { method: 'GET', path: path(), answer });
  expect(answer.status).toBe(200);
  return answer.body as unknown as Line[];
}

const ITEM_ID = 'I'.repeat(22);
const CLAIM_ID = 'C'.repeat(22);
const PAYMENT_ID = 'P'.repeat(22);

/** A line of every kind, with ids as rows have them. */
async function addEveryFact() {
  const facts = factsOfEveryKind({ actor: { guestId: 'ana', name: 'Ana' }, other: { guestId: 'ben', name: null } });
  const text = JSON.stringify(facts)
    .replaceAll('"item":{"id":"item"', `"item":{"id":"${ITEM_ID}"`)
    .replaceAll('"claim"', `"${CLAIM_ID}"`)
    .replaceAll('"payment"', `"${PAYMENT_ID}"`);
  const stored = JSON.parse(text) as typeof facts;
  await api.database.db.prisma.change.createMany({
    data: stored.map((fact, index) => ({
      receiptId: receipt.linkId,
      version: 100 + index,
      at: new Date(),
      ...lineOf(fact),
    })),
  });
  return stored;
}

describe('the fact of a change', () => {
  it('has people by the key they have on claims, amounts with their currency, and global ids', async () => {
    const nachos = itemNamed(receipt, 'Nachos');
    const made = await claim(ana, { item: nachos, name: 'Ana', splitCount: 4 });
    const [claimed, created] = await trailFor(api.browser());
    expect(created?.fact).toMatchObject({ __typename: 'ReceiptCreatedFact', total: { currency: 'USD' } });
    expect(claimed?.fact).toEqual({
      __typename: 'ItemClaimedFact',
      by: { diner: claimed?.diner, name: 'Ana' },
      claimId: made.claim.id,
      item: { id: nachos.id, name: 'Nachos' },
      units: 1,
      splitCount: 4,
      quantity: 1,
      amount: { amount: made.claim.amount, currency: 'USD' },
    });
    await attempt(host, { mutation: 'cancelClaim', input: { claimId: made.claim.id } });
    const [cancelled] = await trailFor(host);
    expect(cancelled?.fact).toMatchObject({
      __typename: 'ClaimCancelledFact',
      claimer: { diner: claimed?.diner, name: 'Ana' },
    });
  });

  it('is shown of every kind, in GraphQL and in REST alike, and with all its parts', async () => {
    const stored = await addEveryFact();
    const lines = (await trailFor(host)).filter(({ version }) => version >= 100).reverse();
    const rest = (await restTrailFor(host)).filter(({ version }) => version >= 100).reverse();
    expect(lines).toHaveLength(stored.length);
    expect(rest).toHaveLength(stored.length);
    for (const [index, fact] of stored.entries()) {
      const { typeName, fields } = factOnWire(fact.kind);
      const [shown, inRest] = [lines[index]?.fact ?? {}, rest[index]?.fact ?? {}];
      expect(shown).toMatchObject({ __typename: typeName });
      expect(inRest).toMatchObject({ kind: fact.kind });
      // A webhook tells the same.
      expect(factBody(fact, { receiptId: receipt.linkId })).toEqual(inRest);
      const names = ['by', ...Object.keys(fact).filter((part) => part !== 'kind' && part !== 'by')];
      expect(fields.map(({ part }) => part)).toEqual(expect.arrayContaining(names));
      for (const { name, part } of fields) {
        const isEmpty = Reflect.get(fact, part) === null;
        expect(shown[name] === null, `${typeName}.${name}`).toBe(isEmpty);
        expect(inRest[name] === null, `${fact.kind}.${name} in REST`).toBe(isEmpty);
      }
      expect(rest[index]?.summary).toBe(lines[index]?.summary);
    }
    const text = JSON.stringify([lines, rest]);
    expect(text).not.toMatch(/"(ana|ben|cleo)"/);
    const anas = lines.find(({ kind }) => kind === 'CLAIMED');
    expect(anas?.fact).toMatchObject({
      claimId: encodeNodeId({ typename: 'Claim', id: CLAIM_ID }),
      item: { id: encodeNodeId({ typename: 'Item', id: ITEM_ID }) },
      amount: { amount: '11.75' },
    });
    expect(rest.find(({ kind }) => kind === 'claimed')?.fact).toMatchObject({
      kind: 'itemClaimed',
      claimId: CLAIM_ID,
      item: { id: ITEM_ID },
      amount: { amount: '11.75', currency: 'USD' },
    });
    expect(rest.find(({ fact }) => fact?.['kind'] === 'billEdited')?.fact).toMatchObject({
      parts: ['items', 'tip', 'fees'],
      currencyChange: { former: 'USD', current: 'EUR' },
    });
  });

  it('is null for a change that is stored as a sentence, and for one of a kind that this program does not know', async () => {
    const line = { receiptId: receipt.linkId, at: new Date(), actorName: 'Ana', kind: 'claimed', summary: 'Ana, once' };
    await api.database.db.prisma.change.createMany({
      data: [
        { ...line, version: 100 },
        { ...line, version: 101, fact: { kind: 'notYetInvented', by: null } },
      ],
    });
    for (const lines of [await trailFor(host), await restTrailFor(host)])
      expect(lines.slice(0, 2)).toMatchObject([
        { fact: null, summary: 'Ana, once' },
        { fact: null, summary: 'Ana, once' },
      ]);
  });

  it('is told to nobody who may not see the receipt', async () => {
    await claim(ana, { item: itemNamed(receipt, 'Nachos'), name: 'Ana' });
    await attempt(host, { mutation: 'shareReceipt', input: { receiptId: receipt.id, visibility: 'PARTICIPANTS' } });
    expect(await restTrailFor(ana)).toHaveLength(3);
    expect(await trailFor(api.browser())).toEqual([]);
    const stranger = await api.browser().rest('GET', path());
    expect(stranger).toMatchObject({ status: 404, body: { code: 'not_found' } });
    await checkAgainstOpenApi(api, { method: 'GET', path: path(), answer: stranger });
  });

  it('comes in pages over REST, each with the address of the next', async () => {
    const line = { receiptId: receipt.linkId, at: new Date(), actorName: 'Ana', kind: 'claimed', summary: 'Ana, once' };
    await api.database.db.prisma.change.createMany({
      data: Array.from({ length: 120 }, (_, index) => ({ ...line, version: 100 + index })),
    });
    const first = await host.rest('GET', path());
    expect(first.body).toHaveLength(100);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await host.rest('GET', next.replace(/^https?:\/\/[^/]+/, ''));
    expect(second.body).toHaveLength(21);
    expect(second.headers.get('link')).toBeNull();
  });
});
