import { PAGE_ROUTES } from '@fairtab/api/pages/pageRoutes';
import { describe, test } from 'vitest';
import budgets from '../../web/budgets.json';
import { setUpApp } from '../rig/setUpApp';
import { LUNCH } from '../rig/bills';
import { expect } from '../rig/expect';
import { CLAIM_BUTTON } from '../rig/hydration';
import { measureDownload, type Download, type DownloadOptions } from '../rig/measureDownload';

type Route = keyof typeof budgets;
type Shown = readonly (readonly [route: Route, shows: string])[];

const WITHOUT_DATA = [
  ['/', 'Scan Your Receipt'],
  ['/privacy-policy', 'What is kept about a receipt'],
  ['/terms-of-service', 'What Fairtab does'],
  ['/faqs', 'How does splitting a bill work?'],
  ['/pricing', 'What would it be for you?'],
] as const satisfies Shown;

const OF_EVERYBODY = [
  ['/submit-receipt', 'Continue to Manual Entry'],
  ['/live-receipt/:id', 'Soup'],
  ['/shared-receipts/:id', 'Soup'],
  ['/receipts/:id', 'Soup'],
  ['/receipts/:id/card', 'Nothing to pay by card'],
  ['/signup', 'Create Account'],
  ['/login', 'Sign In'],
  ['/forgot-password', 'Forgot your password?'],
  ['/reset-password', 'This link does not work any more'],
  ['/verify-email', 'This link does not work any more'],
  ['/delete-account', 'This link does not work any more'],
] as const satisfies Shown;

const OF_AN_ACCOUNT = [
  ['/dashboard', 'What you spent'],
  ['/receipt-upload', 'Enter Manually'],
  ['/payment-methods', 'Add Payment Method'],
  ['/profile', 'Security'],
  ['/notifications', 'Notifications'],
  ['/summary', 'Business summary'],
  ['/people', 'Who owes whom'],
  ['/receipts/:id/payment', 'Corner Deli'],
  ['/evenings/:eveningId', 'What it comes to'],
  ['/@:name', 'Scan to open this page'],
] as const satisfies Shown;

const pathsOf = ({ files }: Download): string => files.map(({ path }) => path).join(' ');

/** Measures the routes. @returns one line for each budget that does not hold. */
async function overBudget(
  routes: Shown,
  {
    url,
    link,
    name = '',
    evening = '',
    ...options
  }: Pick<DownloadOptions, 'browser' | 'storageState'> & { url: string; link: string; name?: string; evening?: string },
): Promise<string[]> {
  const id = link.split('/').at(-1) ?? '';
  const found = routes.map(async ([route, shows]) => {
    const drawn = route === '/live-receipt/:id' ? CLAIM_BUTTON : 'h1';
    const address = url + route.replace(':id', id).replace(':name', name).replace('/evenings/:eveningId', evening);
    const measured = await measureDownload({ ...options, address, shows, drawn });
    return overBudgetOf(route, measured);
  });
  return (await Promise.all(found)).flat();
}

function overBudgetOf(route: Route, measured: Download): string[] {
  return Object.entries(budgets[route]).flatMap(([name, budget]) => {
    const bytes = measured[name as keyof (typeof budgets)['/live-receipt/:id']];
    return bytes <= budget ? [] : [`${route} ${name}: ${bytes} bytes, budget ${budget}`];
  });
}

/** Each budget is the size that was measured with about a kilobyte of room, because the headers and the names of files differ from build to build. */
describe('what a phone receives until the page is idle', () => {
  const app = setUpApp();

  test('has a budget for every route', () => {
    expect(Object.keys(budgets).sort()).toEqual(PAGE_ROUTES.map(({ path }) => path).sort());
    expect([...WITHOUT_DATA, ...OF_EVERYBODY, ...OF_AN_ACCOUNT].map(([route]) => route).sort()).toEqual(
      Object.keys(budgets).sort(),
    );
  });

  test('stays within the budgets of the pages that only tell about Fairtab, which need no Relay and no code of a table', async () => {
    const { browser, url } = app();
    const measure = async ([route, shows]: Shown[number]) => {
      const measured = await measureDownload({ browser, address: url + route, shows });
      expect(overBudgetOf(route, measured)).toEqual([]);
      expect(pathsOf(measured)).not.toMatch(/\/(relay|LiveReceiptScreen|live)-/);
    };
    await Promise.all(WITHOUT_DATA.map(measure));
  });

  test('stays within the budgets of the pages that everybody may open', async () => {
    const { browser, url } = app();
    const link = await (await app().host()).createsReceipt(LUNCH);
    expect(await overBudget(OF_EVERYBODY, { browser, url, link })).toEqual([]);
  });

  test('stays within the budgets of the pages of an account', async () => {
    const { browser, url } = app();
    const maya = await app().accountHolder();
    await maya.signsUpAndIn('maya.budget');
    const link = await (await app().host()).createsReceipt(LUNCH);
    await maya.open(link);
    await maya.claim('Soup', { as: 'Maya' });
    await maya.seesOwnClaim('Soup', 'Maya');
    const input = { isOn: true, displayName: 'Maya', paymentMethodIds: [] };
    const { saveNamePage } = await maya.ask<{ saveNamePage: { user: { username: string } } }>(
      'mutation ($input: SaveNamePageInput!) { saveNamePage(input: $input) { ... on SaveNamePagePayload { user { username } } } }',
      { input },
    );
    const name = saveNamePage.user.username;
    const evening = await maya.beginsEvening({ link: await maya.createsReceipt(LUNCH), name: 'Friday' });
    const storageState = await maya.context.storageState();
    expect(await overBudget(OF_AN_ACCOUNT, { browser, url, link, name, evening, storageState })).toEqual([]);
  });

  test('does not begin with what only dialogs, toasts, forms and the socket need', async () => {
    const host = await app().host();
    const response = await host.context.request.get(await host.createsReceipt(LUNCH));
    const scripts = (await response.text()).match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join(' ')).not.toMatch(/ToastArea|liveSocket|inputs|QrCode|Dialog/);
  });

  test('has the chart library only when there is something to draw', async () => {
    const { browser, url } = app();
    const maya = await app().accountHolder();
    await maya.signsUpAndIn('maya.download');
    const storageState = await maya.context.storageState();
    const open = (shows: string) => measureDownload({ browser, address: `${url}/dashboard`, storageState, shows });
    const empty = pathsOf(await open('No receipts yet'));
    expect(empty).toContain('DashboardScreen');
    expect(empty).not.toContain('BarChart');
    await maya.open(await maya.createsReceipt(LUNCH));
    await maya.claim('Soup', { as: 'Maya' });
    await maya.seesOwnClaim('Soup', 'Maya');
    expect(pathsOf(await open('What you spent'))).toContain('BarChart');
  });
});
