import { z } from 'zod';
import { encodeNodeId, rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { route, type Route } from '../Route';
import { dateTime, id, moneyOut } from '../shapes';

const PAGE = 100;
const BALANCE = 'balance { owedToMe iOwe net toConfirm reported }';
const PERSON = `id name hasAccount receiptCount lastReceiptAt ${BALANCE}`;
const LIST = `
  query RestListPeople($first: Int, $after: String, $search: String) {
    viewer {
      counterparties(first: $first, after: $after, search: $search) {
        edges { node { ${PERSON} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;
const READ = `
  query RestReadPerson($id: ID!) {
    node(id: $id) {
      ... on Counterparty { ${PERSON} receipts { receipt { linkId restaurantName date } ${BALANCE} } }
    }
  }`;

const balance = z.object({
  owedToMe: moneyOut.describe('What they claimed on receipts of the account and have not paid.'),
  iOwe: moneyOut.describe('What the account claimed on receipts of theirs and has not paid.'),
  net: moneyOut.describe('owedToMe - iOwe.'),
  toConfirm: moneyOut.describe('What they reported as paid, and the account has not confirmed.'),
  reported: moneyOut.describe('What the account reported as paid, and they have not confirmed.'),
});
const facts = z.object({ name: z.string(), hasAccount: z.boolean(), receiptCount: z.int(), lastReceiptAt: dateTime });
const person = facts.extend({ id, ...balance.shape });
const personWithReceipts = person.extend({
  receipts: z
    .array(balance.extend({ id, restaurantName: z.string(), date: z.iso.date() }))
    .describe('Those with something unpaid first, then the newest; at most 50.'),
});

const personData = facts
  .extend({ id: z.string(), balance })
  .transform(({ id: globalId, balance: amounts, ...rest }) => ({
    ...rest,
    ...amounts,
    id: rawId({ typename: 'Counterparty', id: globalId }),
  }));
const receiptsData = z.array(
  z
    .object({ receipt: z.object({ linkId: z.string(), restaurantName: z.string(), date: z.string() }), balance })
    .transform(({ receipt: { linkId, ...receipt }, balance: amounts }) => ({ id: linkId, ...receipt, ...amounts })),
);
const page = z.object({
  edges: z.array(z.object({ node: personData })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

/** Who owes the account or is owed by it, over all receipts. */
export const PEOPLE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/people',
    summary: `Who pays the account on a receipt, or is paid by it: the greatest open amount first, at most ${PAGE}; the Link header leads to more.`,
    needsAccount: true,
    body: null,
    answer: z.array(person),
    status: 200,
    query: z.object({
      search: z.string().optional().describe('A text in one of the names.'),
      after: z.string().optional().describe('Where a page begins.'),
    }),
    problems: [400, 401],
    run: async ({ query: { search = null, after = null }, ask, linkNext }) => {
      const { viewer } = await ask(LIST, { first: PAGE, search, after });
      const { edges, pageInfo } = page.parse(partOf(viewer, 'counterparties'));
      if (pageInfo.hasNextPage && pageInfo.endCursor !== null) {
        const next = new URLSearchParams({ ...(search === null ? {} : { search }), after: pageInfo.endCursor });
        linkNext(`/api/people?${next.toString()}`);
      }
      return edges.map(({ node }) => node);
    },
  }),
  route({
    method: 'GET',
    path: '/api/people/:id',
    summary: 'One of these people, with the receipts between the two.',
    needsAccount: true,
    body: null,
    answer: personWithReceipts,
    status: 200,
    problems: [401, 404],
    run: async ({ param, ask }) => {
      const key = rawId({ typename: 'Counterparty', id: param });
      const { node } = await ask(READ, { id: encodeNodeId({ typename: 'Counterparty', id: key }) });
      if (!node) throw notFound('There is no such person on your receipts.');
      return { ...personData.parse(node), receipts: receiptsData.parse(partOf(node, 'receipts')) };
    },
  }),
];
