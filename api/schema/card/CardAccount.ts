import { readCardAccount } from '@fairtab/services/money/cards/cardAccount';
import type { CardAccount } from '@fairtab/services/generated/prisma/client';
import { builder } from '../builder';
import { VIEWER_DEPENDENT, VOLATILE } from '../fieldMarks';
import { CardProcessingRef } from './CardProcessing';

const CardAccountRef = builder.objectRef<CardAccount>('CardAccount').implement({
  description: 'The account of a host at the processor of card payments. Only the host sees it.',
  fields: (t) => ({
    isReady: t.exposeBoolean('isReady', { description: 'Whether diners can pay the host by card now.' }),
    payoutFailure: t.exposeString('payoutFailure', {
      nullable: true,
      description: 'Why the last payout to the bank failed, in a word of the processor. Null when it did not.',
    }),
  }),
});

builder.objectFields(CardProcessingRef, (t) => ({
  account: t.field({
    type: CardAccountRef,
    nullable: true,
    description:
      'How far the viewer’s account has set it up, to be paid. Null when it never began, and without an account.',
    extensions: { ...VIEWER_DEPENDENT, ...VOLATILE },
    resolve: (_processing, _args, ctx) => (ctx.viewer.session === null ? null : readCardAccount(ctx)),
  }),
}));
