import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setConnectionState } from '../../relay/connection';
import { TRY_AGAIN_MS } from '../../scanning/sendPhotos';
import { catchUploads, DONE_SCAN, photoFile, wireScan, type Upload } from '../../scanning/testScan';
import { closeBrowsers, openBrowserAt } from '../../session/accountRig';
import { startSession } from '../../session/session';
import { SubmitReceiptScreen } from './SubmitReceiptScreen';

const START = 'startScanMutation';
const PROGRESS = 'followScanSubscription';
const ASK = 'followScanQuery';
let browser: ReturnType<typeof openBrowserAt>;
let uploads: Upload[];

function open(path = '/submit-receipt', { isSignedIn = false } = {}): UserEvent {
  browser = openBrowserAt(path, { isSignedIn });
  browser.show(<SubmitReceiptScreen />);
  return userEvent.setup({ applyAccept: false });
}

const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const picker = (): HTMLElement => screen.getByLabelText('Photo of the receipt', { selector: 'input' });
const zone = (): HTMLElement => screen.getByRole('region', { name: 'Photo of the receipt' });
const pages = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const step = (): string | undefined =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step' && !item.closest('nav'))
    ?.textContent;
const title = () => browser.toasts.at(-1)?.title;
const started = { scanReceipt: { __typename: 'ScanReceiptPayload', scan: { id: 'scan-1' } } };

async function choose(user: UserEvent, ...files: File[]): Promise<void> {
  await user.upload(picker(), files.length > 0 ? files : [photoFile()]);
}

async function upload(index = 0): Promise<Upload> {
  return vi.waitFor(() => {
    const found = uploads[index];
    if (!found) throw new Error('nothing was sent');
    return found;
  });
}

/** To the point where the server reads. */
async function process(user: UserEvent): Promise<void> {
  await choose(user);
  await user.click(button('Process Receipt'));
  await (await upload()).answer(201, { id: 'photo-1' });
  await browser.answer(START, started);
}

async function tell(part: Record<string, unknown>): Promise<void> {
  await browser.push(PROGRESS, { scanProgress: wireScan(part) });
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  uploads = catchUploads();
});
afterEach(() => {
  closeBrowsers();
  setConnectionState('idle');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('choosing a photo', () => {
  it('says what is taken, how it is kept, and how to go on by hand', () => {
    open();
    expect(screen.getByText('Supported: JPG, PNG (Max 10MB)')).toBeTruthy();
    expect(screen.getByText(/location and other metadata are removed/)).toBeTruthy();
    expect(button('Continue to Manual Entry')).toBeTruthy();
    expect(screen.getByLabelText('Camera').getAttribute('capture')).toBe('environment');
  });

  it('shows the photo with what can be done with it, and forgets it with Remove', async () => {
    const user = open();
    await choose(user);
    expect(screen.getByRole('img', { name: 'Photo of the receipt, page 1' })).toBeTruthy();
    expect(button('Process Receipt')).toBe(document.activeElement);
    await user.click(button('Remove'));
    expect(screen.queryByRole('button', { name: 'Process Receipt' })).toBeNull();
    expect(screen.getByText('Supported: JPG, PNG (Max 10MB)')).toBeTruthy();
  });

  it('refuses what is no photo beside the zone and in a toast, in the documented words', async () => {
    const user = open();
    await choose(user, photoFile({ name: 'a.txt', type: 'text/plain' }));
    const invalid = { title: 'Invalid file type', message: 'Please upload a JPG or PNG image file.' };
    expect(browser.toasts).toEqual([{ ...invalid, variant: 'destructive' }]);
    expect(screen.getByRole('alert').textContent).toBe(invalid.message);
  });

  it('takes a photo that is dropped, and says so when there is none', async () => {
    open();
    const target = screen.getByText('Supported: JPG, PNG (Max 10MB)');
    fireEvent.drop(target, { dataTransfer: { files: [] } });
    expect(browser.toasts.at(-1)).toMatchObject({
      title: 'No image found',
      message: 'Please drop a JPG or PNG image file.',
    });
    fireEvent.drop(target, { dataTransfer: { files: [photoFile()] } });
    expect(button('Process Receipt')).toBeTruthy();
  });

  it('takes a photo that is pasted anywhere, and leaves pasted text alone', () => {
    open();
    const paste = (files: File[]): Event => {
      const event = Object.assign(new Event('paste', { bubbles: true, cancelable: true }), {
        clipboardData: { files },
      });
      act(() => void document.body.dispatchEvent(event));
      return event;
    };
    expect(paste([]).defaultPrevented).toBe(false);
    expect(paste([photoFile()]).defaultPrevented).toBe(true);
    expect(button('Process Receipt')).toBeTruthy();
  });

  it('takes the parts of a long receipt, which can be put in order', async () => {
    const user = open();
    await choose(user, photoFile({ name: 'bottom.jpg' }));
    await choose(user, photoFile({ name: 'top.jpg' }));
    expect(screen.getByText(/Add its parts from top to bottom/)).toBeTruthy();
    await user.click(button('Move page 2 up'));
    expect(pages().join()).toMatch(/Page 1top\.jpg.*Page 2bottom\.jpg/);
    await user.click(button('Remove page 1'));
    expect(pages().join()).toContain('Your photobottom.jpg');
  });
});

describe('processing', () => {
  it('sends the photos in their order, with who is signed in, and has them read once', async () => {
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

  it('shows the real steps and how many come before', async () => {
    const user = open();
    await process(user);
    expect(screen.getByRole('heading', { name: 'Processing your receipt...' })).toBe(document.activeElement);
    await tell({ status: 'UPLOADED', queuePosition: 2 });
    expect(screen.getByText('Waiting: 2 receipts before yours.')).toBeTruthy();
    await tell({ status: 'TURNING' });
    expect(step()).toBe('Turning it upright');
    await tell({ status: 'READING' });
    expect(step()).toBe('Reading the words');
    await tell({ status: 'UNDERSTANDING' });
    expect(step()).toBe('Understanding the bill');
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('fills in the bill, tells how much was found, and goes on to the details', async () => {
    const user = open();
    await process(user);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(browser.toasts).toEqual([
      { title: 'Receipt scanned successfully!', message: 'Found 2 items. Please check them.' },
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Restaurant name/ }).value).toBe('Nopa');
    expect(screen.getAllByPlaceholderText<HTMLInputElement>('Name').map(({ value }) => value)).toEqual([
      'Wine',
      'Bread',
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Tip amount' }).value).toBe('4.00');
    expect(browser.isAsked(PROGRESS)).toBe(false);
  });

  it('ends with Remove, whatever was on its way', async () => {
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

describe('a lost connection', () => {
  it('is waited for, and the photo goes on by itself', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Process Receipt'));
    await (await upload(0)).lose();
    expect(await screen.findByText(/Waiting for a signal/)).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    await (await upload(1)).answer(201, { id: 'photo-1' });
    expect(screen.queryByText(/Waiting for a signal/)).toBeNull();
    const first = await browser.variablesOf(START);
    await browser.fail(START, new TypeError('Failed to fetch'));
    expect(await screen.findByText(/Waiting for a signal/)).toBeTruthy();
    act(() => void dispatchEvent(new Event('online')));
    expect(await browser.variablesOf(START)).toEqual(first);
  });

  it('is looked for again without a word from the browser', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Process Receipt'));
    const lost = await upload(0);
    vi.useFakeTimers();
    await lost.lose();
    await act(() => vi.advanceTimersByTimeAsync(TRY_AGAIN_MS));
    expect(uploads).toHaveLength(2);
  });

  it('of the live socket is made up for by asking', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = open();
    await process(user);
    act(() => setConnectionState('down'));
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    await browser.answer(ASK, { scan: wireScan({ status: 'READING' }) });
    expect(step()).toBe('Reading the words');
  });
});

describe('a page that was left', () => {
  it('takes the scan up again after a reload', async () => {
    const user = open();
    await process(user);
    cleanup();
    open();
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(await screen.findByRole('textbox', { name: /Restaurant name/ })).toBeTruthy();
  });

  it('asks kindly for a photo that this browser did not keep', async () => {
    const user = open();
    await choose(user);
    await waitFor(() => expect(localStorage.getItem('fairtab.draft.photos')).not.toBeNull());
    cleanup();
    open();
    expect(await screen.findByText('Please choose the photo again')).toBeTruthy();
  });

  it('asks for the scan when somebody comes back to it', async () => {
    const user = open();
    await process(user);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await browser.answer(ASK, { scan: DONE_SCAN });
    expect(title()).toBe('Receipt scanned successfully!');
  });

  it('says so when the scan is not there any more', async () => {
    const user = open();
    await process(user);
    await browser.fail(PROGRESS, new Error('NOT_FOUND'));
    await browser.answer(ASK, { scan: null });
    expect(title()).toBe('Scanning failed');
    expect(button('Try again')).toBeTruthy();
  });
});

describe('a scan that failed', () => {
  it('is told in the documented words, with the photo still there to try again', async () => {
    const user = open();
    await process(user);
    await tell({ status: 'FAILED', failure: { code: 'NOT_A_RECEIPT', message: 'x' } });
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

  it('can be gone on from with another photo or by hand', async () => {
    const user = open();
    await process(user);
    await tell({ status: 'FAILED', failure: { code: 'UNCLEAR', message: 'x' } });
    await user.click(button('Use another photo'));
    expect(picker()).toBeTruthy();
    await user.click(button('Continue to Manual Entry'));
    expect(screen.getByRole('textbox', { name: /Restaurant name/ })).toBeTruthy();
  });

  it('tells what the server says about a photo it does not take', async () => {
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

describe('a scan that takes long', () => {
  it('lets one go on by hand, and asks before it replaces what was typed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = open();
    await process(user);
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('This takes longer than usual')).toBeTruthy();
    await user.click(button('Continue to Manual Entry'));
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: /Restaurant name/ });
    fireEvent.change(name, { target: { value: 'Mine' } });
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    await user.click(await screen.findByRole('button', { name: 'Keep what I typed' }));
    expect(name.value).toBe('Mine');
    expect(browser.toasts).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes the photo instead when that is wanted', async () => {
    const user = open();
    await user.click(button('Continue to Manual Entry'));
    fireEvent.change(screen.getByRole('textbox', { name: /Restaurant name/ }), { target: { value: 'Mine' } });
    await user.click(button('Back'));
    await process(user);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    await user.click(await screen.findByRole('button', { name: 'Use the photo' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Restaurant name/ }).value).toBe('Nopa');
  });
});

describe('a photo from the phone’s share sheet', () => {
  it('is read at once, and does not stay in the address', async () => {
    open('/submit-receipt?photo=photo-9');
    expect(await browser.variablesOf(START)).toMatchObject({ input: { photoIds: ['photo-9'] } });
    await browser.answer(START, started);
    await waitFor(() => expect(browser.address()).toBe('/submit-receipt'));
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Restaurant name/ }).value).toBe('Nopa');
  });

  it('makes one scan however often the page is loaded', async () => {
    open('/submit-receipt?photo=photo-9');
    const first = await browser.variablesOf(START);
    cleanup();
    open('/submit-receipt?photo=photo-9');
    expect(await browser.variablesOf(START)).toEqual(first);
  });

  it('that was taken before is not asked about again', async () => {
    open('/submit-receipt?photo=photo-9');
    await browser.answer(START, started);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    cleanup();
    open('/submit-receipt?photo=photo-9');
    await browser.answer(START, started);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Continue your draft: Nopa')).toBeTruthy();
  });

  it('that is somebody else’s is refused', async () => {
    open('/submit-receipt?photo=stranger');
    await browser.answer(START, { scanReceipt: { __typename: 'NotFound', message: 'There is no such photo.' } });
    expect(browser.toasts.at(-1)).toMatchObject({ title: 'Scanning failed', message: 'There is no such photo.' });
    expect(browser.address()).toBe('/submit-receipt');
  });

  it('that was not taken says why', async () => {
    open('/submit-receipt?photoProblem=not_a_photo');
    await waitFor(() => expect(title()).toBe('Invalid file type'));
    expect(browser.address()).toBe('/submit-receipt');
    expect(browser.isAsked(START)).toBe(false);
  });
});
