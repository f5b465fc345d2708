import { describe, test } from 'vitest';
import budgets from '../web/budgets.json';
import { setUpApp } from './setUpApp';
import { LUNCH } from './bills';
import { expect } from './expect';
import { bytesOf, measureDownload, type DownloadedFile } from './measureDownload';

const pathsOf = (files: readonly DownloadedFile[]): string => files.map(({ path }) => path).join(' ');

describe('the download of a live receipt', () => {
  const app = setUpApp();

  test('stays within its budget of bytes on the wire until the receipt can be used', async () => {
    const [host, diner] = await Promise.all([app().host(), app().diner()]);
    const address = await host.createsReceipt(LUNCH);
    const files = await measureDownload({ page: diner.page, address, usable: diner.item('Soup') });
    expect(pathsOf(files)).toContain('.js');
    expect(bytesOf(files)).toBeLessThan(budgets['/live-receipt/:id']);
  });

  test('does not begin with what only dialogs, toasts, forms and the socket need', async () => {
    const host = await app().host();
    const response = await host.context.request.get(await host.createsReceipt(LUNCH));
    const scripts = (await response.text()).match(/\/assets\/[\w-]+\.js/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts.join(' ')).not.toMatch(/ToastArea|liveSocket|inputs|QrCode|Dialog/);
  });
});

describe('the download of the dashboard', () => {
  const app = setUpApp();

  test('stays within its budget, and has the chart library only when there is something to draw', async () => {
    const maya = await app().accountHolder();
    await maya.signsUpAndIn('maya.download');
    const { page } = maya;
    const open = (usable: string) => measureDownload({ page, address: '/dashboard', usable: maya.heading(usable) });
    const empty = await open('No receipts yet');
    expect(pathsOf(empty)).toContain('DashboardScreen');
    expect(pathsOf(empty)).not.toContain('BarChart');
    expect(bytesOf(empty)).toBeLessThan(budgets['/dashboard']);
    await maya.open(await maya.createsReceipt(LUNCH));
    await maya.claim('Soup', { as: 'Maya' });
    expect(pathsOf(await open('What you spent'))).toContain('BarChart');
  });
});
