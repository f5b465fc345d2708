import { listPasskeys, type OwnPasskey } from '@fairtab/services/accounts/passkeys/passkeys';
import { branded } from '../branded';
import { builder } from '../builder';

export const PasskeyRef = builder.objectRef<OwnPasskey>('Passkey');

builder.node(PasskeyRef, {
  description: 'A passkey (WebAuthn) that signs in to the account. Only the account itself sees it.',
  id: { resolve: ({ id }) => id },
  loadOne: async (id, ctx) => {
    if (ctx.viewer.session === null) return null;
    const passkeys = await listPasskeys(ctx);
    return branded('Passkey', passkeys.find((passkey) => passkey.id === id) ?? null);
  },
  fields: (t) => ({
    device: t.exposeString('device', { description: 'The browser that made it, such as "Chrome on Android".' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When somebody last signed in with it; null when nobody did yet.',
    }),
  }),
});
