import { z } from 'zod';
import { encodeNodeId, rawId } from '../../schema/ids';
import { notFound } from '../errors';
import { route, type Route } from '../Route';
import { dateTime, id } from '../shapes';

const READ = `
  query RestJob($id: ID!) {
    node(id: $id) { ... on AccountJob { kind state done total problem createdAt finishedAt } }
  }`;

const job = z.object({
  id,
  kind: z.enum(['export']),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  done: z.int().describe('How many of the total are done.'),
  total: z.int().nullable().describe('Null until they are counted.'),
  problem: z.string().nullable().describe('A sentence for people, when it failed.'),
  createdAt: dateTime,
  finishedAt: dateTime.nullable(),
});
/** The schema's names are in capitals: RUNNING. */
const jobData = job.omit({ id: true }).extend({
  kind: z.string().toLowerCase().pipe(job.shape.kind),
  state: z.string().toLowerCase().pipe(job.shape.state),
});

/** How far a long job of the account is. Meant for asking again; GraphQL pushes every step. */
export const JOB_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/jobs/:id',
    operationId: 'readJob',
    scopes: ['exports'],
    summary: 'How far a long job of the account is.',
    needsAccount: true,
    body: null,
    answer: job,
    status: 200,
    problems: [401, 404],
    run: async ({ param, ask }) => {
      const jobId = rawId({ typename: 'AccountJob', id: param });
      const { node } = await ask(READ, { id: encodeNodeId({ typename: 'AccountJob', id: jobId }) });
      if (!node) throw notFound('There is no such job.');
      return { ...jobData.parse(node), id: jobId };
    },
  }),
];
