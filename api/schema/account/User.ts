import { countRecoveryCodes } from '@fairtab/services/accounts/secondFactor/countRecoveryCodes';
import { listSessions } from '@fairtab/services/accounts/sessions/listSessions';
import { findAccount } from '@fairtab/services/readAccount';
import { MAX_SESSIONS } from '@fairtab/services/accounts/loggingIn/startSession';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';
import { SessionRef } from './Session';

builder.node(UserRef, {
  description: 'An account, seen by nobody but its own person.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    const account = await findAccount(ctx);
    return branded('User', account?.id === id ? account : null);
  },
  fields: (t) => ({
    userId: t.id({ description: 'The bare id, as in REST.', extensions: VOLATILE, resolve: ({ id }) => id }),
    username: t.exposeString('username', {
      description: 'The name to sign in with, as its person writes it.',
      extensions: VOLATILE,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the account was made.',
      extensions: VOLATILE,
    }),
    sessions: t.field({
      type: [SessionRef],
      description: 'Where the account is signed in: the one that asks first, then the last used.',
      extensions: { ...VOLATILE, ...listOf(MAX_SESSIONS) },
      resolve: (_user, _args, ctx) => listSessions(ctx),
    }),
    isTwoFactorOn: t.boolean({
      description: 'Whether a login takes a code besides the password.',
      extensions: VOLATILE,
      resolve: ({ totpConfirmedAt }) => totpConfirmedAt !== null,
    }),
    recoveryCodesLeft: t.int({
      description: 'How many recovery codes were not used yet.',
      extensions: VOLATILE,
      resolve: (_user, _args, ctx) => countRecoveryCodes(ctx),
    }),
    hasLoginNotifications: t.exposeBoolean('loginNotifications', {
      description: 'Whether logins from new devices are mailed to the verified address.',
      extensions: VOLATILE,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description: "The account that is signed in, the root of a person's own things; null for everybody else.",
    extensions: VOLATILE,
    resolve: (_root, _args, ctx) => findAccount(ctx),
  }),
);
