import { deviceOf } from '@fairtab/services/accounts/sessions/deviceOf';
import { listSessions, type OwnSession } from '@fairtab/services/accounts/sessions/listSessions';
import { branded } from '../branded';
import { builder } from '../builder';

export const SessionRef = builder.objectRef<OwnSession>('Session');

builder.node(SessionRef, {
  description: 'One login of an account, seen by nobody but its own person.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    if (ctx.viewer.session === null) return null;
    const sessions = await listSessions(ctx);
    return branded('Session', sessions.find((session) => session.id === id) ?? null);
  },
  fields: (t) => ({
    device: t.string({
      description: 'What people call the device, such as "Chrome on Android".',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    isCurrent: t.boolean({
      description: 'Whether it is the one that asks.',
      resolve: ({ id }, _args, ctx) => id === ctx.viewer.session?.id,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it began.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, within ten minutes.',
    }),
  }),
});
