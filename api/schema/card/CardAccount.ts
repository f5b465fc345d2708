import { readCardAccount } from '@fairtab/services/cards/readCardAccount';
import type { CardAccount } from '@fairtab/services/generated/prisma/client';
import { builder } from '../builder';
import { VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';

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

builder.objectFields(UserRef, (t) => ({
  cardAccount: t.field({
    type: CardAccountRef,
    nullable: true,
    description: 'Null when the account never began to set it up.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => readCardAccount(ctx),
  }),
}));
