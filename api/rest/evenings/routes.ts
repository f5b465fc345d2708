import { ONE_RECEIPT } from '../../scopes/fieldScopes';
import { z } from 'zod';
import { found, ofAccount } from '../answers';
import { RestListEvenings, RestReadEvening } from '../generated/documents';
import { PAGE_SIZE, route, type Route } from '../Route';
import { evening, ownEvening } from './shapes';

/** Evenings, to read. Everything else about them is in GraphQL. */
export const EVENING_ROUTES: readonly Route[] = [
  route('GET /api/evenings', {
    operationId: 'listEvenings',
    scopes: ['receipts:read'],
    summary: `The evenings that the account takes part in: the newest first, at most ${PAGE_SIZE}; the Link header leads to more.`,
    needsAccount: true,
    answer: z.array(ownEvening),
    hasPages: true,
    run: async ({ query: { after }, ask, page }) =>
      page(ofAccount((await ask(RestListEvenings, { first: PAGE_SIZE, after })).viewer).evenings),
  }),
  route('GET /api/evenings/:id', {
    operationId: 'readEvening',
    scopes: ONE_RECEIPT,
    summary: 'Several receipts under one link: balances, how they would be settled, and what is owed since they were.',
    answer: evening,
    run: async ({ param, ask }) =>
      found((await ask(RestReadEvening, { id: param })).evening, 'There is no such evening.'),
  }),
];
