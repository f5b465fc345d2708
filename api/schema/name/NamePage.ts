import { pathOfName } from '@fairtab/domain/people/names';
import {
  type NamePage,
  type NamePageSettings,
  readNamePage,
  readNamePageSettings,
} from '@fairtab/services/accounts/names/namePage';
import { owedToName } from '@fairtab/services/accounts/names/owedToName';
import { builder } from '../builder';
import { ReceiptBetweenRef } from '../counterparty/Counterparty';
import { withinLimit } from '../errors/withinLimit';
import { listOf, VOLATILE } from '../fieldMarks';
import { PayToRef, UserRef } from '../refs';

export const NamePageRef = builder.objectRef<NamePage>('NamePage').implement({
  description: 'The public page of a username: what its owner chose to show to everybody who knows the name.',
  fields: (t) => ({
    username: t.exposeString('username', { description: 'The name, in the spelling of its owner.' }),
    displayName: t.exposeString('displayName', { description: 'The name that the owner chose to show.' }),
    url: t.string({
      description: 'The address of the page.',
      resolve: ({ username }, _args, ctx) => ctx.askedAt + pathOfName(username),
    }),
    ways: t.field({
      type: [PayToRef],
      description: 'The ways to pay that the owner chose to show. May be empty.',
      extensions: listOf(5),
      resolve: ({ ways }) => [...ways],
    }),
    owedByMe: t.field({
      type: [ReceiptBetweenRef],
      description:
        'The receipts of the owner on which the viewer’s account has something to pay, at most 50. Empty for everybody else.',
      extensions: { ...VOLATILE, ...listOf(5) },
      resolve: (page, _args, ctx) => owedToName(ctx, page),
    }),
  }),
});

builder.queryField('namePage', (t) =>
  t.field({
    type: NamePageRef,
    nullable: true,
    description:
      'The page of a username. The name has to be exact, but for upper and lower case. Null for an unknown name as for one whose page is off. After 600 names in an hour from one address it is an error with the code TOO_MANY_ATTEMPTS.',
    extensions: VOLATILE,
    args: { username: t.arg.string({ required: true, description: 'The name, without the @.' }) },
    resolve: (_root, { username }, ctx) => withinLimit(() => readNamePage(ctx, username)),
  }),
);

const NamePageSettingsRef = builder.objectRef<NamePageSettings>('NamePageSettings').implement({
  description: 'How an account has set up the page of its username. Only the account itself sees it.',
  fields: (t) => ({
    isOn: t.exposeBoolean('isOn', { description: 'Whether there is such a page. Off at first.' }),
    displayName: t.exposeString('displayName', { description: 'The name on it; empty until one was chosen.' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  namePage: t.field({
    type: NamePageSettingsRef,
    description: 'How the page of the username is set up. `isShown` of a payment method says whether it is on it.',
    extensions: VOLATILE,
    resolve: (_user, _args, ctx) => readNamePageSettings(ctx),
  }),
}));
