import { zoneAtNoon } from '@fairtab/domain/testing/zoneAtNoon';
import { startPushService, type TestPushService } from '@fairtab/services/testing/pushService';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { LUNCH } from '../rig/bills';
import { PHONE } from '../rig/browser';
import type { Diner } from '../rig/Diner';
import { expect } from '../rig/expect';
import { waitForWorker } from '../rig/worker';
import { findBrowser } from '../../scripts/testing/findBrowser';
import { setUpProduct } from '../rig/setUpApp';

/** A busy machine takes this long for all of it. */
const LONG_MS = 240_000;
const ARRIVES_MS = 60_000;

let service: TestPushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());
// A Chromium without windows shows no notifications.
const { app, product } = setUpProduct({
  envOf: () => ({ PUSH_SERVICES: service.origin }),
  chromiumPath: findBrowser(),
});

/** Has the page subscribe at the push service of the test, since that of the browser's maker is out of reach. */
async function usesTestService({ page }: Diner, { subscription }: ReturnType<TestPushService['newBrowser']>) {
  await page.addInitScript((given) => {
    let permission: NotificationPermission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = async () => (permission = 'granted');
    const { endpoint, ...keys } = given;
    const found = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => true };
    PushManager.prototype.subscribe = async () => found as unknown as PushSubscription;
  }, subscription);
}

/** What the push service would do: hands the message to the service worker. */
async function deliver({ page, context }: Diner, message: unknown): Promise<void> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(product().url).origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  await session.detach();
}

describe('a phone that shows messages', () => {
  test(
    'shows the reminder that the host sends, and a tap on it opens the table',
    async () => {
      const timezoneId = zoneAtNoon(new Date());
      const [hana, ana] = await Promise.all([app().host({ timezoneId }), app().diner({ ...PHONE, timezoneId })]);
      const phone = service.newBrowser();
      await usesTestService(ana, phone);
      await ana.context.grantPermissions(['notifications'], { origin: product().url });
      const link = await hana.createsReceipt({ ...LUNCH, hostName: 'Hana' });
      await ana.open(link);
      await expect(ana.page.getByText('Hear about this table')).toHaveCount(0);
      await ana.claim('Soup', { as: 'Ana' });
      await waitForWorker(ana);
      await ana.button('Show messages here').click();
      await ana.sees('This device tells you from now on.');

      await hana.open(link);
      await hana.button('Remind Ana').click();
      const panel = hana.dialog('Remind Ana');
      await expect(panel.getByText('Your part of $11.00 is still open.')).toBeVisible();
      await hana.button('Remind now', panel).click();
      await hana.seesToast('Ana is being reminded');
      await expect(panel.getByText(/You can remind Ana again from/)).toBeVisible();

      await expect.poll(() => phone.read().length, { timeout: ARRIVES_MS }).toBe(1);
      const [message] = phone.read();
      await ana.goTo('/');
      await deliver(ana, message);
      const shown = () =>
        ana.page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title }) => title);
        });
      // A guest's lock screen has no names and no amounts.
      await expect.poll(shown).toEqual(['There is something new for you']);
      const [worker] = ana.context.serviceWorkers();
      await worker?.evaluate(async () => {
        const scope = globalThis as unknown as {
          registration: ServiceWorkerRegistration;
          NotificationEvent: new (type: string, init: object) => Event;
        };
        const [notification] = await scope.registration.getNotifications();
        dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
      });
      await expect(ana.page).toHaveURL(new RegExp(`${link}$`));
      await expect.poll(shown).toEqual([]);
    },
    LONG_MS,
  );
});
