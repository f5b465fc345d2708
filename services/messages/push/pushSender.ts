import { storedLanguage } from '@fairtab/domain/language/languages';
import { t } from '@fairtab/domain/language/t';
import webPush from 'web-push';
import type { Database } from '../../platform/db';
import type { Letter } from '../mail/letter';
import { Undeliverable, type Mailer, type OutgoingMail } from '../mail/Mailer';
import { DEFAULT_PREFERENCES } from '../notifications/preferences';
import { inLanguage } from '../../platform/readerLanguage';
import type { PushKeys } from './pushKeys';

const TIMEOUT_MS = 20_000;
/** After a day a reminder or a piece of news is not worth to wake a phone for. In seconds. */
const KEPT_S = 24 * 60 * 60;
const BODY_MOST = 300;

/** What the service worker gets (web/src/network/offline/pushMessages.ts). */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The path of the screen that a tap opens. */
  readonly path: string;
  /** The same for a message that was sent twice, so that it is shown once. */
  readonly tag: string;
}

/**
 * Sends messages to browsers, over the push services of their makers. A subscription that its service does not know any
 * more is forgotten.
 * @param subject where push services reach whoever runs Fairtab: an https or mailto address.
 */
export function pushSender({
  db,
  keys,
  subject,
}: {
  db: Pick<Database, 'prisma'>;
  keys: PushKeys;
  subject: string;
}): Mailer {
  return {
    way: 'to browsers',
    send: async (mail) => {
      const subscription = await db.prisma.pushSubscription.findUnique({
        where: { id: mail.recipient },
        include: { guest: { select: { user: { select: { notificationPreferences: true } } } } },
      });
      if (!subscription) throw new Undeliverable('The browser is not subscribed any more');
      const { endpoint, p256dh, auth, guest } = subscription;
      const { pushDetails } = guest.user?.notificationPreferences ?? DEFAULT_PREFERENCES;
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(pushDetails ? messageOf(mail) : neutralMessageOf(mail)),
        { vapidDetails: { subject, ...keys }, TTL: KEPT_S, topic: mail.id.replace(/[^\w-]/g, '').slice(0, 32) },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
        body: Uint8Array.from(body),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (answer.ok) return;
      if (answer.status === 404 || answer.status === 410) {
        await db.prisma.pushSubscription.deleteMany({ where: { id: subscription.id } });
        throw new Undeliverable('The push service does not know this browser any more');
      }
      throw Object.assign(new Error('The push service refused'), { responseCode: answer.status });
    },
    close: () => undefined,
  };
}

function messageOf({ id, subject, letter }: OutgoingMail): PushMessage {
  const action = letter?.action?.url ?? '/';
  return {
    title: subject,
    body: bodyOf(letter).slice(0, BODY_MOST),
    path: URL.canParse(action) ? new URL(action).pathname : '/',
    tag: id,
  };
}

/** Says nothing that others may not read on a locked phone. */
function neutralMessageOf(mail: OutgoingMail): PushMessage {
  return inLanguage(storedLanguage(mail.letter?.language), () => ({
    ...messageOf(mail),
    title: t('There is something new for you'),
    body: t('Tap to see it in Fairtab.'),
  }));
}

function bodyOf(letter: Letter | null): string {
  return letter?.paragraphs.filter((paragraph) => paragraph !== letter.subject).join('\n') ?? '';
}
