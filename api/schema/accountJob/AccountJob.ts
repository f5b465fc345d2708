import { readAccountJob } from '@fairtab/services/people/accountJobs/readAccountJob';
import { branded } from '../branded';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { AccountJobRef } from '../refs';

const AccountJobKind = builder.enumType('AccountJobKind', {
  description: 'A kind of long job.',
  values: { EXPORT: { value: 'export', description: 'Writes a file to download.' } } as const,
});

const AccountJobState = builder.enumType('AccountJobState', {
  description: 'How far a long job is, in this order.',
  values: {
    WAITING: { value: 'waiting', description: 'No worker has begun it yet.' },
    RUNNING: { value: 'running', description: 'A worker is at it.' },
    DONE: { value: 'done', description: 'It is done.' },
    FAILED: { value: 'failed', description: 'It ended without a result. `problem` says why.' },
  } as const,
});

builder.node(AccountJobRef, {
  description: 'Long work that an account waits for, and how far it is. Only the account that asked for it sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => branded('AccountJob', await readAccountJob(ctx, id)),
  fields: (t) => ({
    kind: t.expose('kind', { type: AccountJobKind, description: 'What it makes.', extensions: VOLATILE }),
    state: t.expose('state', { type: AccountJobState, description: 'The current step.', extensions: VOLATILE }),
    done: t.exposeInt('done', {
      description: 'How many of `total` are done. A worker that begins again after a crash begins at 0.',
      extensions: VOLATILE,
    }),
    total: t.exposeInt('total', {
      nullable: true,
      description: 'How many there are to do; null until they are counted.',
      extensions: VOLATILE,
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'A sentence for people. Set when it failed.',
      extensions: VOLATILE,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When it was asked for.',
      extensions: VOLATILE,
    }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was done or had failed.',
      extensions: VOLATILE,
    }),
  }),
});
