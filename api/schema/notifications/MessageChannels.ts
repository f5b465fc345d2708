import type { Channels } from '@fairtab/services/messages/mail/channels';
import { builder } from '../builder';

const MessageChannelsRef = builder.objectRef<Channels>('MessageChannels').implement({
  description: 'What this installation can send besides mail.',
  fields: (t) => ({
    pushKey: t.exposeString('pushKey', {
      nullable: true,
      description: 'The key that browsers need to subscribe to push messages (VAPID); null when there are none.',
    }),
    hasSms: t.exposeBoolean('hasSms', { description: 'Whether SMS are sent.' }),
  }),
});

builder.queryField('messageChannels', (t) =>
  t.field({
    type: MessageChannelsRef,
    description: 'What this installation can send besides mail. The same for everybody.',
    resolve: (_root, _args, ctx) => ctx.channels,
  }),
);
