import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { loadQuery } from 'react-relay';
import { afterEach, describe, expect, it } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import query, { type SummaryScreenQuery } from './__generated__/SummaryScreenQuery.graphql';
import { SummaryScreen } from './SummaryScreen';

const totals = (total: string, receipts = 2) => ({
  __typename: 'BusinessTotals',
  name: null,
  receipts,
  subtotal: total,
  tax: '3.00',
  tip: '0.00',
  fees: '0.00',
  discount: '0.00',
  total,
  paidBack: '10.00',
  ownCost: '29.00',
});
const summary = (total: string, receipts?: number) => ({
  __typename: 'BusinessSummary',
  currency: 'USD',
  total: totals(total, receipts),
  byMonth: [{ ...totals(total), name: '2026-11' }],
  byLabel: [{ ...totals(total), name: '' }],
  byRestaurant: [{ ...totals(total), name: 'Bistro' }],
});
const job = { __typename: 'AccountJob', id: 'job', state: 'WAITING', done: 0, total: null, problem: null };
const file = {
  __typename: 'Export',
  id: 'export',
  format: 'CSV',
  contents: 'SUMMARY',
  fileName: 'fairtab-business-summary-2026-11-22.csv',
  bytes: null,
  url: null,
  job,
};

async function open(total = '39.00', receipts?: number) {
  const phone = openPhone();
  const queryRef = loadQuery<SummaryScreenQuery>(phone.environment, query, {});
  phone.show(
    <Suspense>
      <SummaryScreen queryRef={queryRef} params={{}} />
    </Suspense>,
  );
  const viewer = { __typename: 'User', id: 'maya', businessLabels: [], businessSummary: [summary(total, receipts)] };
  await phone.answer('SummaryScreenQuery', { viewer });
  await phone.answer('useExportFilesQuery', { viewer: { __typename: 'User', id: 'maya', exports: [] } });
  await screen.findByRole('heading', { name: 'Business summary' });
  return { ...phone, user: userEvent.setup() };
}

afterEach(closePhones);

describe('the business summary', () => {
  it('shows the totals with months and labels in words', async () => {
    await open();
    expect(screen.getByRole('table', { name: 'By month' }).textContent).toContain('November 2026');
    expect(screen.getByRole('table', { name: 'By label' }).textContent).toContain('No label');
    expect(screen.getByText('$29.00')).toBeDefined();
  });

  it('says so when there is nothing to add up', async () => {
    await open('0.00', 0);
    expect(screen.getByText('Nothing to add up')).toBeDefined();
  });

  it('asks for another period, keeps the old amounts when that fails, and tries again', async () => {
    const { answer, fail, variablesOf, user } = await open();
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } });
    expect(await variablesOf('useSummaryQuery')).toEqual({ from: '2026-11-01', to: null, label: null });
    await fail('useSummaryQuery', new Unreachable());
    expect(screen.getByRole('alert').textContent).toContain('could not be loaded');
    expect(screen.getAllByText('$39.00').length).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const viewer = { __typename: 'User', id: 'maya', businessSummary: [summary('12.00')] };
    await answer('useSummaryQuery', { viewer });
    expect(screen.getAllByText('$12.00').length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has a file made, follows it, and offers the download once it is ready', async () => {
    const { answer, push, user, variablesOf } = await open();
    await user.click(screen.getByRole('button', { name: 'Make a CSV' }));
    expect((await variablesOf('useExportFilesMutation'))['input']).toMatchObject({
      contents: 'SUMMARY',
      format: 'CSV',
    });
    await answer('useExportFilesMutation', { startExport: { __typename: 'StartExportPayload', export: file } });
    expect(screen.getByText('Waiting for its turn')).toBeDefined();
    await push('useExportFilesSubscription', { jobProgress: { ...job, state: 'RUNNING', done: 100, total: 250 } });
    expect(screen.getByText('100 of 250 receipts')).toBeDefined();
    const done = { ...job, state: 'DONE', done: 250, total: 250 };
    await push('useExportFilesSubscription', { jobProgress: done });
    const ready = { ...file, job: done, bytes: 12_345, url: '/api/exports/job/file' };
    await answer('useExportFilesQuery', { viewer: { __typename: 'User', id: 'maya', exports: [ready] } });
    const link = screen.getByRole('link', { name: `Download ${file.fileName}` });
    expect(link.getAttribute('href')).toBe('/api/exports/job/file');
  });
});
