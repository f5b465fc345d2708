import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '../../network/relay/errors';
import { setConnectionState } from '../../network/relay/connection';
import { TRY_AGAIN_MS } from '../../photos/photoUpload/sendPhotos';
import { DONE_SCAN, wireScan } from '../../testing/scannedBill';
import {
  beginTest,
  endTest,
  START,
  PROGRESS,
  ASK,
  browser,
  uploads,
  open,
  reload,
  button,
  picker,
  restaurantName,
  step,
  toastTitle,
  choose,
  upload,
  process,
  pushProgress,
} from './testing/photoSteps';

const zone = (): HTMLElement => screen.getByRole('region', { name: 'Photo of the receipt' });

beforeEach(beginTest);
afterEach(endTest);

describe('a lost connection', () => {
  it('pauses sending, which goes on by itself', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Process Receipt'));
    await (await upload(0)).lose();
    expect(await screen.findByText(/Waiting for a signal/)).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    await (await upload(1)).answer(201, { id: 'photo-1' });
    expect(screen.queryByText(/Waiting for a signal/)).toBeNull();
    const first = await browser.variablesOf(START);
    await browser.fail(START, new Unreachable());
    expect(await screen.findByText(/Waiting for a signal/)).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    expect(await browser.variablesOf(START)).toEqual(first);
  });

  it('is retried without an event of the browser', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Process Receipt'));
    const lost = await upload(0);
    vi.useFakeTimers();
    await lost.lose();
    await act(() => vi.advanceTimersByTimeAsync(TRY_AGAIN_MS));
    expect(uploads).toHaveLength(2);
  });

  it('of the live socket is replaced by polling', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = open();
    await process(user);
    act(() => setConnectionState('down'));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await browser.answer(ASK, { scan: wireScan({ status: 'READING' }) });
    expect(step()).toBe('Reading the words');
  });
});

describe('a page that was left during a scan', () => {
  it('follows the scan again after a reload', async () => {
    const user = open();
    await process(user);
    reload();
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(await screen.findByRole('button', { name: /^Edit Restaurant / })).toBeTruthy();
  });

  it('asks for a photo again that this browser did not keep', async () => {
    const user = open();
    await choose(user);
    await waitFor(() => expect(localStorage.getItem('fairtab.draft.photos')).not.toBeNull());
    reload();
    expect(await screen.findByText('Please choose the photo again')).toBeTruthy();
  });

  it('fetches the scan when it becomes visible again', async () => {
    const user = open();
    await process(user);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await browser.answer(ASK, { scan: DONE_SCAN });
    expect(toastTitle()).toBe('Receipt scanned successfully!');
  });

  it('shows a message when the scan was removed', async () => {
    const user = open();
    await process(user);
    await browser.fail(PROGRESS, new Error('NOT_FOUND'));
    await browser.answer(ASK, { scan: null });
    expect(toastTitle()).toBe('Scanning failed');
    expect(button('Try again')).toBeTruthy();
  });
});

describe('a scan that failed', () => {
  it('shows the documented text and keeps the photo for another try', async () => {
    const user = open();
    await process(user);
    const { photos } = DONE_SCAN;
    await pushProgress({ status: 'FAILED', photos, failure: { code: 'NOT_A_RECEIPT', message: 'x' } });
    expect(browser.toasts).toEqual([
      {
        title: 'Not a receipt',
        message: 'This image does not look like a receipt. Please take a photo of the bill itself.',
        variant: 'destructive',
      },
    ]);
    expect(screen.getByText('Not a receipt')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Photo of the receipt, page 1' })).toBeTruthy();
    await user.click(button('Try again'));
    expect(await upload(1)).toBeTruthy();
  });

  it('is tried again without another upload when reading was unavailable', async () => {
    const user = open();
    await process(user);
    await pushProgress({ status: 'FAILED', failure: { code: 'UNAVAILABLE', message: 'x' } });
    await user.click(button('Try again'));
    expect(await browser.variablesOf(START)).toMatchObject({ input: { photoIds: ['photo-1'] } });
    expect(uploads).toHaveLength(1);
    await browser.answer(START, {
      scanReceipt: { __typename: 'NotFound', message: 'There is no such photo, or it is not yours.' },
    });
    await user.click(button('Try again'));
    expect(await upload(1)).toBeTruthy();
  });

  it('can be replaced by another photo or by typing', async () => {
    const user = open();
    await process(user);
    await pushProgress({ status: 'FAILED', failure: { code: 'UNCLEAR', message: 'x' } });
    await user.click(button('Use another photo'));
    expect(picker()).toBeTruthy();
    await user.click(button('Continue to Manual Entry'));
    expect(restaurantName()).toBeTruthy();
  });

  it('shows the server’s message about a refused photo', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Process Receipt'));
    await (await upload()).answer(415, { message: 'Please upload a JPG or PNG image file.', code: 'not_a_photo' });
    expect(browser.toasts.at(-1)).toMatchObject({
      title: 'Invalid file type',
      message: 'Please upload a JPG or PNG image file.',
    });
    expect(zone().textContent).toContain('Try again');
  });
});
