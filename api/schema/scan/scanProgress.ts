import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ScanRef } from '../refs';

builder.subscriptionField('scanProgress', (t) =>
  t.field({
    type: ScanRef,
    description:
      "A scan of the viewer's own, at once and then after every step. Several steps may come in one event. Completes when the scan is done or has failed.",
    args: { id: t.arg.id({ required: true, description: 'The `id` of the scan.' }) },
    subscribe: async (_root, { id }, ctx) => {
      const steps = await ctx.scans.watch(ctx, rawId({ typename: 'Scan', id }));
      if (steps) return steps;
      throw new GraphQLError('There is no such scan.', { extensions: { code: 'NOT_FOUND' } });
    },
    resolve: (scan) => scan,
  }),
);
