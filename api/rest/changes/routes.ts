import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { CHANGE_KINDS } from '@fairtab/domain/changeKinds';
import { z } from 'zod';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { route, type Route } from '../Route';
import { dateTime } from '../shapes';
import { wordOf } from '../wordOf';
import { fact, FACT_SELECTION, renderFact } from './facts';

const PAGE = 100;

const READ_CHANGES = `
  query RestReadChanges($id: ID!, $first: Int, $after: String) {
    receipt(id: $id) {
      changes(first: $first, after: $after) {
        edges { node { version at kind actorName diner about summary fact ${FACT_SELECTION} } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }`;

const change = z
  .object({
    version: z.int().describe('The version of the receipt after the change. Each has one change.'),
    at: dateTime,
    kind: z.enum(CHANGE_KINDS).describe('The group that the change is in. `fact.kind` is more exact.'),
    actorName: z.string().describe('Who made the change.'),
    diner: z.string().nullable().describe('The guest who made it, as in `fact`; null when Fairtab itself did.'),
    about: z.array(z.string()).describe('The guests whom it is about, besides who made it.'),
    summary: z.string().describe('A sentence for whoever asks, in their language.'),
    fact: fact
      .nullable()
      .describe('What the change did; null for changes from before November 2026, which have only a sentence.'),
  })
  .meta({ id: 'Change' });

const pageData = z.object({
  edges: z.array(z.object({ node: change.extend({ kind: z.string(), fact: z.unknown() }) })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
});

/** The trail of a receipt. */
export const CHANGE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/shared-receipts/:id/changes',
    operationId: 'listChanges',
    scopes: ONE_RECEIPT,
    summary: `Who changed what on a receipt, the newest first, at most ${PAGE}; the Link header leads to more.`,
    body: null,
    answer: z.array(change),
    hasPages: true,
    status: 200,
    query: z.object({ after: z.string().optional().describe('Where a page begins.') }),
    problems: [400, 404],
    run: async ({ param, query: { after = null }, ask, linkNext }) => {
      const { receipt } = await ask(READ_CHANGES, { id: param, first: PAGE, after });
      if (!receipt) throw notFound('There is no such receipt.');
      const { edges, pageInfo } = pageData.parse(partOf(receipt, 'changes'));
      if (pageInfo.hasNextPage && pageInfo.endCursor !== null)
        linkNext(
          `/api/shared-receipts/${param}/changes?${new URLSearchParams({ after: pageInfo.endCursor }).toString()}`,
        );
      return edges.map(({ node }) => ({
        ...node,
        kind: z.enum(CHANGE_KINDS).parse(wordOf(node.kind)),
        fact: renderFact(node.fact),
      }));
    },
  }),
];
