import type { ApiContext } from '../context';
import type { builder } from './builder';
import { userField } from './payloadFields';

type LoggedIn = { readonly viewer: ApiContext['viewer']; readonly secret: string };
type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, { sessionId: string }>;

/** What every way to log in says of its answer. */
export const sessionBegun = {
  result: 'The session, or the reason why there is none.',
  payload: 'A new session began.',
  outputFields: (t: PayloadBuilder) => ({
    sessionId: t.exposeString('sessionId', {
      description: 'The secret of the session, to send as a bearer token. A browser also gets it as a cookie.',
    }),
    user: userField(t, { description: 'The account that is signed in now.' }),
  }),
};

/** The rest of the answer is resolved for the account. */
export function becomeAccount(ctx: ApiContext, { viewer, secret }: LoggedIn): { sessionId: string } {
  ctx.viewer = viewer;
  return { sessionId: secret };
}
