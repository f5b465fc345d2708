import { t as text } from '@fairtab/domain/language/t';
import { GraphQLError } from 'graphql';
import { builder } from '../builder';
import { rawId } from '../ids';
import { EveningRef } from '../refs';

builder.subscriptionField('eveningChanged', (t) =>
  t.field({
    type: EveningRef,
    description:
      'An evening, at once and then whenever something changes in it: on one of its receipts, which receipts it has, how it is settled, a transfer. Several changes may come in one event. Whoever has the link may follow it. Completes when the evening is removed.',
    args: { id: t.arg.id({ required: true, description: 'The id in the link (`linkId`), or the global `id`.' }) },
    subscribe: async (_root, { id }, ctx) => {
      const states = await ctx.evenings.watch(ctx, rawId({ typename: 'Evening', id }));
      if (states) return states;
      throw new GraphQLError(text('There is no such evening.'), { extensions: { code: 'NOT_FOUND' } });
    },
    resolve: (evening) => evening,
  }),
);
