import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { notFound } from '../errors';
import { partOf } from '../parts';
import { route, type Route } from '../Route';
import { LIST, READ } from './documents';
import { evening, eveningData, ownEvening, ownPage } from './shapes';

const PAGE = 100;

/** Evenings, to read. Everything else about them is in GraphQL. */
export const EVENING_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/evenings',
    operationId: 'listEvenings',
    scopes: ['receipts:read'],
    summary: `The evenings that the account takes part in: the newest first, at most ${PAGE}; the Link header leads to more.`,
    needsAccount: true,
    body: null,
    answer: z.array(ownEvening),
    hasPages: true,
    status: 200,
    query: z.object({ after: z.string().optional().describe('Where a page begins.') }),
    problems: [400, 401],
    run: async ({ query: { after = null }, ask, linkNext }) => {
      const { viewer } = await ask(LIST, { first: PAGE, after });
      const { edges, pageInfo } = ownPage.parse(partOf(viewer, 'evenings'));
      if (pageInfo.hasNextPage && pageInfo.endCursor !== null)
        linkNext(`/api/evenings?${new URLSearchParams({ after: pageInfo.endCursor }).toString()}`);
      return edges.map(({ node }) => node);
    },
  }),
  route({
    method: 'GET',
    path: '/api/evenings/:id',
    operationId: 'readEvening',
    scopes: ONE_RECEIPT,
    summary: 'Several receipts under one link: balances, how they would be settled, and what is owed since they were.',
    body: null,
    answer: evening,
    status: 200,
    problems: [404],
    run: async ({ param, ask }) => {
      const { evening: found } = await ask(READ, { id: param });
      if (!found) throw notFound('There is no such evening.');
      return eveningData.parse(found);
    },
  }),
];
