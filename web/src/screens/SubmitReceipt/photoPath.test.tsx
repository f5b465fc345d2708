import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DONE_SCAN, photoFile } from '../../testing/scannedBill';
import { startSession } from '../../network/session/session';
import {
  beginTest,
  endTest,
  START,
  PROGRESS,
  browser,
  open,
  button,
  readName,
  restaurantName,
  step,
  choose,
  upload,
  process,
  pushProgress,
} from './testing/photoSteps';

beforeEach(beginTest);
afterEach(endTest);

describe('processing', () => {
  it('sends the photos in their order with the session, and starts one scan', async () => {
    const user = open('/submit-receipt', { isSignedIn: true });
    startSession('secret');
    await choose(user, photoFile({ name: 'top.jpg' }), photoFile({ name: 'bottom.jpg' }));
    await user.click(button('Process Receipt'));
    const top = await upload(0);
    expect(top.headers).toMatchObject({ authorization: 'Bearer secret' });
    top.sent(50);
    expect(step()).toBe('Uploading 25%');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    await top.answer(201, { id: 'photo-1' });
    await (await upload(1)).answer(201, { id: 'photo-2' });
    const { input } = (await browser.variablesOf(START)) as { input: { photoIds: string[]; idempotencyKey: string } };
    expect(input.photoIds).toEqual(['photo-1', 'photo-2']);
    expect(input.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows the real steps and how many scans come before', async () => {
    const user = open();
    await process(user);
    expect(screen.getByRole('heading', { name: 'Processing your receipt...' })).toBe(document.activeElement);
    await pushProgress({ status: 'UPLOADED', queuePosition: 2 });
    expect(screen.getByText('Waiting: 2 receipts before yours.')).toBeTruthy();
    await pushProgress({ status: 'TURNING' });
    expect(step()).toBe('Turning it upright');
    await pushProgress({ status: 'READING' });
    expect(step()).toBe('Reading the words');
    await pushProgress({ status: 'UNDERSTANDING' });
    expect(step()).toBe('Understanding the bill');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('fills in the bill, shows how much was found, and goes on to the details', async () => {
    const user = open();
    await process(user);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(browser.toasts).toEqual([
      { title: 'Receipt scanned successfully!', message: 'Found 2 items. Please check them.' },
    ]);
    expect(readName()).toContain('Nopa');
    for (const line of ['Edit Bread No butter $4.50', 'Edit Wine 2 × $9.00 $18.00', 'Edit Tip $4.00'])
      expect(await screen.findByRole('button', { name: line }, { timeout: 10_000 })).toBeTruthy();
    expect(browser.isAsked(PROGRESS)).toBe(false);
  });

  it('stops with Remove at every step', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Process Receipt'));
    const sent = await upload();
    await user.click(button('Remove'));
    expect(sent.isAborted).toBe(true);
    expect(screen.getByText('Supported: JPG, PNG (Max 10MB)')).toBeTruthy();
    expect(browser.toasts).toEqual([]);
  });
});

describe('a scan that takes long', () => {
  it('lets the host go on by hand, and asks before it replaces what was typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = open();
    await process(user);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('This takes longer than usual')).toBeTruthy();
    await user.click(button('Continue to Manual Entry'));
    const name = restaurantName();
    fireEvent.change(name, { target: { value: 'Mine' } });
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    expect(name.value).toBe('Mine');
    expect(browser.toasts).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('replaces the typed bill when the host agrees', async () => {
    const user = open();
    await user.click(button('Continue to Manual Entry'));
    fireEvent.change(restaurantName(), { target: { value: 'Mine' } });
    await user.click(button('Back'));
    await process(user);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    await user.click(await screen.findByRole('button', { name: 'Use the photo' }));
    expect(readName()).toContain('Nopa');
  });
});
