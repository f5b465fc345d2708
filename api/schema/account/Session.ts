import { deviceOf } from '@fairtab/services/accounts/sessions/deviceOf';
import { listSessions, type OwnSession } from '@fairtab/services/accounts/sessions/sessions';
import { branded } from '../branded';
import { builder } from '../builder';

export const SessionRef = builder.objectRef<OwnSession>('Session');

builder.node(SessionRef, {
  description: 'A login of an account. Only the account itself sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    if (ctx.viewer.session === null) return null;
    const sessions = await listSessions(ctx);
    return branded('Session', sessions.find((session) => session.id === id) ?? null);
  },
  fields: (t) => ({
    device: t.string({
      description: 'The browser and the device, such as "Chrome on Android".',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    isCurrent: t.boolean({
      description: 'Whether this request was sent with it.',
      resolve: ({ id }, _args, ctx) => id === ctx.viewer.session?.id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used. It may be up to ten minutes old.',
    }),
  }),
});
