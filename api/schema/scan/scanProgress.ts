import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { rawId } from '../ids';
import { ScanRef } from '../refs';

builder.subscriptionField('scanProgress', (t) =>
  t.field({
    type: ScanRef,
    description:
      "A scan of the viewer's own now, at once, and after every step; completes when it is done or has failed. Steps that come together arrive together.",
    args: { id: t.arg.id({ required: true, description: 'The `id` of the scan.' }) },
    subscribe: async (_root, { id }, ctx) => {
      const steps = await ctx.scans.watch(ctx, rawId({ typename: 'Scan', id }));
      if (steps) return steps;
      throw new GraphQLError('There is no such scan.', { extensions: { code: 'NOT_FOUND' } });
    },
    resolve: (scan) => scan,
  }),
);
