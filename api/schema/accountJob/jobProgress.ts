import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { rawId } from '../ids';
import { AccountJobRef } from '../refs';

builder.subscriptionField('jobProgress', (t) =>
  t.field({
    type: AccountJobRef,
    description:
      "A long job of the viewer's own account, at once and then whenever it went on. Several steps may come in one event. Completes when the job is done or has failed.",
    args: { id: t.arg.id({ required: true, description: 'The `id` of the job.' }) },
    subscribe: async (_root, { id }, ctx) => {
      const steps = await ctx.accountJobs.watch(ctx, rawId({ typename: 'AccountJob', id }));
      if (steps) return steps;
      throw new GraphQLError('There is no such job.', { extensions: { code: 'NOT_FOUND' } });
    },
    resolve: (job) => job,
  }),
);
