import { z } from 'zod';
import { found } from '../answers';
import { RestJob } from '../generated/documents';
import { globalId } from '../parts';
import { route, type Route } from '../Route';
import { dateTime, id, word } from '../shapes';

const job = z.object({
  id,
  kind: word(z.enum(['export'])),
  state: word(z.enum(['waiting', 'running', 'done', 'failed'])),
  done: z.int().describe('How many of the total are done.'),
  total: z.int().nullable().describe('Null until they are counted.'),
  problem: z.string().nullable().describe('A sentence for people, when it failed.'),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
});

/** How far a long job of the account is. Meant for asking again; GraphQL pushes every step. */
export const JOB_ROUTES: readonly Route[] = [
  route('GET /api/jobs/:id', {
    operationId: 'readJob',
    scopes: ['exports'],
    summary: 'How far a long job of the account is.',
    needsAccount: true,
    answer: job,
    run: async ({ param, ask }) =>
      found((await ask(RestJob, { id: globalId('AccountJob', param) })).node, 'There is no such job.'),
  }),
];
