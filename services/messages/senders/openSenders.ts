import type { Config } from '../../config';
import type { Database } from '../../platform/db';
import type { Channel, Channels } from '../mail/channels';
import { readPushKeys } from '../push/pushKeys';
import { pushSender } from '../push/pushSender';
import { smsSender } from '../sms/smsSender';
import { Undeliverable, type Mailer } from '../mail/Mailer';
import { openMailer } from '../mail/openMailer';

/** What this installation can send besides mail. @throws node's error when the data folder cannot be written. */
export function openChannels(
  config: Pick<Config, 'pushKey' | 'pushServices' | 'dataDir' | 'twilio' | 'smsPrefixes' | 'firstMessages'>,
): Channels {
  const { pushServices, smsPrefixes, firstMessages } = config;
  return {
    pushKey: readPushKeys(config).publicKey,
    pushServices,
    hasSms: config.twilio !== null,
    smsPrefixes,
    firstMessages,
  };
}

/** Opens the ways that messages go, and sends each message on its own. */
export function openSenders({ config, db, now }: { config: Config; db: Database; now: () => Date }): Mailer {
  const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : 'mailto:fairtab@localhost';
  const senders: Record<Channel, Mailer | null> = {
    email: openMailer(config),
    push: pushSender({ db, keys: readPushKeys(config), subject }),
    sms: config.twilio && smsSender({ db, twilio: config.twilio, now }),
  };
  const open = Object.values(senders).filter((sender) => sender !== null);
  return {
    way: open.map(({ way }) => way).join(', '),
    send: async (mail) => {
      const sender = senders[mail.channel];
      if (!sender) throw new Undeliverable('This installation does not send such messages any more');
      await sender.send(mail);
    },
    close: () => open.forEach((sender) => sender.close()),
  };
}
