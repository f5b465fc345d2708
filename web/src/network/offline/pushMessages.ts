/** What services/messages/push/pushSender.ts sends. */
interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

interface PushEvent extends Event {
  readonly data: { json(): unknown } | null;
  waitUntil(work: Promise<unknown>): void;
}
interface NotificationTap extends Event {
  readonly notification: Notification;
  waitUntil(work: Promise<unknown>): void;
}
interface OpenWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

/** The part of a worker's global scope that is used here. */
export interface PushScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: { type: 'window' }): Promise<readonly OpenWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: { readonly origin: string };
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationTap) => void): void;
}

/** Shows push messages, and opens the screen that they are about when they are tapped. */
export function followPushMessages(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    const { title, body, path, tag } = messageOf(event.data);
    // With the tag of one that is shown already, it takes its place.
    const options = { body, tag, icon: '/icons/icon-192.png', badge: '/icons/monochrome-192.png', data: { path } };
    event.waitUntil(scope.registration.showNotification(title, options));
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openScreen(scope, pathOf(event.notification.data)));
  });
}

/** In a window of Fairtab that is open already, if there is one. */
async function openScreen(scope: PushScope, path: string): Promise<void> {
  const url = new URL(path, scope.location.origin).href;
  const windows = await scope.clients.matchAll({ type: 'window' });
  const there = windows.find((client) => client.url === url) ?? windows[0];
  if (!there) {
    await scope.clients.openWindow(url);
    return;
  }
  await there.focus().catch(() => undefined);
  if (there.url !== url) await there.navigate(url);
}

/** A push message has to show something, also when it cannot be read. */
function messageOf(data: PushEvent['data']): PushMessage {
  const found = recordOf(read(data));
  return {
    title: text(found['title']) || 'Fairtab',
    body: text(found['body']),
    path: pathOf(found),
    tag: text(found['tag']),
  };
}

function read(data: PushEvent['data']): unknown {
  try {
    return data?.json();
  } catch {
    return null;
  }
}

/** Only screens of Fairtab are opened. */
function pathOf(data: unknown): string {
  const path = text(recordOf(data)['path']);
  return /^\/(?![/\\])/.test(path) ? path : '/';
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
