import { countRecoveryCodes } from '@fairtab/services/accounts/secondFactor/recoveryCodes';
import { listPasskeys, MAX_PASSKEYS } from '@fairtab/services/accounts/passkeys/passkeys';
import { listAccessTokens } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { listSessions } from '@fairtab/services/accounts/sessions/sessions';
import { findAccount } from '@fairtab/services/people/signedIn';
import { MAX_SESSIONS } from '@fairtab/services/accounts/loggingIn/enterAccount';
import { branded } from '../branded';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { UserRef } from '../refs';
import { AccessTokenRef } from '../accessToken/AccessToken';
import { PasskeyRef } from '../passkey/Passkey';
import { SessionRef } from './Session';

/** Nearly every account has fewer. */
const USUAL_ACCESS_TOKENS = 10;

builder.node(UserRef, {
  description: 'An account. Only the account itself sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    const account = await findAccount(ctx);
    return branded('User', account?.id === id ? account : null);
  },
  fields: (t) => ({
    userId: t.id({ description: 'The bare id, as in REST.', extensions: VOLATILE, resolve: ({ id }) => id }),
    username: t.exposeString('username', {
      description: 'The name to sign in with, spelled as it was chosen.',
      extensions: VOLATILE,
    }),
    createdAt: t.expose('createdAt', {
      type: 'DateTime',
      description: 'When the account was made.',
      extensions: VOLATILE,
    }),
    sessions: t.field({
      type: [SessionRef],
      description: 'The sessions of the account: first the one of this request, then the last used.',
      extensions: { ...VOLATILE, ...listOf(MAX_SESSIONS) },
      resolve: (_user, _args, ctx) => listSessions(ctx),
    }),
    passkeys: t.field({
      type: [PasskeyRef],
      description: 'The passkeys that sign in to the account, oldest first.',
      extensions: { ...VOLATILE, ...listOf(MAX_PASSKEYS) },
      resolve: (_user, _args, ctx) => listPasskeys(ctx),
    }),
    accessTokens: t.field({
      type: [AccessTokenRef],
      description: 'The access tokens of the account, the newest first. Expired ones are among them for 30 days.',
      extensions: { ...VOLATILE, ...listOf(USUAL_ACCESS_TOKENS) },
      resolve: (_user, _args, ctx) => listAccessTokens(ctx),
    }),
    isTwoFactorOn: t.boolean({
      description: 'Whether a login requires a code besides the password.',
      extensions: VOLATILE,
      resolve: ({ totpConfirmedAt }) => totpConfirmedAt !== null,
    }),
    recoveryCodesLeft: t.int({
      description: 'The number of recovery codes that were not used yet.',
      extensions: VOLATILE,
      resolve: (_user, _args, ctx) => countRecoveryCodes(ctx),
    }),
    hasLoginNotifications: t.exposeBoolean('loginNotifications', {
      description: 'Whether a mail is sent to the verified address when a new device logs in.',
      extensions: VOLATILE,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: UserRef,
    nullable: true,
    description:
      'The account that is signed in; null when none is. All that belongs to an account alone is below this field.',
    extensions: VOLATILE,
    resolve: (_root, _args, ctx) => findAccount(ctx),
  }),
);
