import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { closePhones, openPhone } from '../../testing/openPhone';
import { ExportDialog } from './ExportDialog';

const job = { __typename: 'AccountJob', id: 'job', state: 'RUNNING', done: 1_000, total: 5_000, problem: null };
const file = {
  __typename: 'Export',
  id: 'export',
  format: 'PDF',
  contents: 'HISTORY',
  fileName: 'fairtab-receipts-2026-11-22.pdf',
  bytes: null,
  url: null,
  job,
};
const listed = (...exports: object[]) => ({ viewer: { __typename: 'User', id: 'maya', exports } });

function open({ count = 2 } = {}) {
  const phone = openPhone();
  const request = { contents: 'HISTORY', search: 'roma', role: 'HOST' } as const;
  phone.show(<ExportDialog count={count} request={request} onClose={() => undefined} />);
  return { ...phone, user: userEvent.setup() };
}

afterEach(() => {
  vi.restoreAllMocks();
  closePhones();
});

describe('the export of the dashboard', () => {
  it('has a file made of the receipts as they are filtered', async () => {
    const { answer, user, variablesOf } = open({ count: 1_234 });
    await answer('useExportFilesQuery', listed());
    expect(screen.getByText(/^1,234 receipts, as the list is filtered now/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make a PDF' }));
    expect((await variablesOf('useExportFilesMutation'))['input']).toEqual({
      contents: 'HISTORY',
      search: 'roma',
      role: 'HOST',
      format: 'PDF',
      idempotencyKey: expect.any(String),
    });
  });

  it.each([
    ['en-US', 'COMMA', 'SEMICOLON', '12,50'],
    ['de-DE', 'SEMICOLON', 'COMMA', '12.50'],
  ])('writes a CSV as spreadsheets in %s read it, or as chosen', async (locale, usual, other, label) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(locale);
    const { answer, user, variablesOf } = open();
    await answer('useExportFilesQuery', listed());
    await user.click(screen.getByRole('button', { name: 'Make a CSV' }));
    expect((await variablesOf('useExportFilesMutation'))['input']).toMatchObject({ csvDialect: usual });
    await answer('useExportFilesMutation', {
      startExport: { __typename: 'StartExportPayload', export: { ...file, format: 'CSV' } },
    });
    await user.click(screen.getByText(label));
    await user.click(screen.getByRole('button', { name: 'Make a CSV' }));
    expect((await variablesOf('useExportFilesMutation'))['input']).toMatchObject({ csvDialect: other });
  });

  it('says why a file was not begun', async () => {
    const { answer, user } = open();
    await answer('useExportFilesQuery', listed());
    await user.click(screen.getByRole('button', { name: 'Make a CSV' }));
    await answer('useExportFilesMutation', {
      startExport: {
        __typename: 'TooManyAttemptsError',
        message: 'Too many files for now.',
        code: 'TOO_MANY_ATTEMPTS',
      },
    });
    expect(screen.getByRole('alert').textContent).toContain('Too many files for now.');
    expect(screen.getByRole('button', { name: 'Make a CSV' }).getAttribute('aria-disabled')).toBeNull();
  });

  it('shows how far a file is that was begun before, also on another device', async () => {
    const { answer, push } = open();
    await answer('useExportFilesQuery', listed(file));
    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('1,000 of 5,000 receipts');
    await push('useExportFilesSubscription', { jobProgress: { ...job, done: 2_000 } });
    expect(screen.getByText('2,000 of 5,000 receipts')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  it('says that a file could not be made, and offers no download of it', async () => {
    const { answer, push } = open();
    await answer('useExportFilesQuery', listed(file));
    const problem = 'This file could not be made. Please try again.';
    await push('useExportFilesSubscription', { jobProgress: { ...job, state: 'FAILED', problem } });
    expect(screen.getByText(problem)).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Download/ })).toBeNull();
  });

  it('loads the files again after they could not be loaded', async () => {
    const { answer, fail, user } = open();
    await fail('useExportFilesQuery', new Unreachable());
    expect(screen.getByRole('alert').textContent).toContain('Your files could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await answer(
      'useExportFilesQuery',
      listed({ ...file, job: { ...job, state: 'DONE' }, bytes: 2_400_000, url: '/f' }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('2.4 MB')).toBeTruthy();
  });

  it('begins no file without a signal', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { answer, isAsked, user } = open();
    await answer('useExportFilesQuery', listed());
    await user.click(screen.getByRole('button', { name: 'Make a PDF' }));
    expect(isAsked('useExportFilesMutation')).toBe(false);
    expect(screen.getByText(/^This needs a signal/)).toBeTruthy();
  });
});
