import { cleanup, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { setConnectionState } from '../../../network/relay/connection';
import { catchUploads, photoFile, wireScan, type Upload } from '../../../testing/scannedBill';
import { closeBrowsers, openBrowserAt } from '../../../testing/openBrowserAt';
import { SubmitReceiptScreen } from '../SubmitReceiptScreen';

/** The wizard's photo steps. The test answers requests and uploads. */
export const START = 'startScanMutation';
export const PROGRESS = 'followScanSubscription';
export const ASK = 'followScanQuery';
export const started = { scanReceipt: { __typename: 'ScanReceiptPayload', scan: { id: 'scan-1' } } };
export let browser: ReturnType<typeof openBrowserAt>;
export let uploads: Upload[];

export function beginTest(): void {
  vi.stubGlobal('scrollTo', vi.fn());
  uploads = catchUploads();
}

export function endTest(): void {
  closeBrowsers();
  setConnectionState('idle');
  vi.useRealTimers();
  vi.unstubAllGlobals();
}

export function open(path = '/submit-receipt', { isSignedIn = false } = {}): UserEvent {
  browser = openBrowserAt(path, { isSignedIn });
  browser.show(<SubmitReceiptScreen />);
  return userEvent.setup({ applyAccept: false });
}

export function reload(path?: string): UserEvent {
  cleanup();
  return open(path);
}

export const button = (name: string): HTMLElement => screen.getByRole('button', { name });
export const picker = (): HTMLElement => screen.getByLabelText('Photo of the receipt', { selector: 'input' });
/** The line of the check with the name that was read. */
export const readName = () => screen.getByRole('button', { name: /^Edit Restaurant / }).textContent;
export const restaurantName = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Restaurant name/ });
export const step = (): string | undefined =>
  screen.getAllByRole('listitem').find((item) => item.getAttribute('aria-current') === 'step' && !item.closest('nav'))
    ?.textContent;
export const toastTitle = () => browser.toasts.at(-1)?.title;

export async function choose(user: UserEvent, ...files: File[]): Promise<void> {
  await user.upload(picker(), files.length > 0 ? files : [photoFile()]);
}

export async function upload(index = 0): Promise<Upload> {
  return vi.waitFor(() => {
    const found = uploads[index];
    if (!found) throw new Error('nothing was sent');
    return found;
  });
}

/** Goes to the step where the server reads the photo. */
export async function process(user: UserEvent): Promise<void> {
  await choose(user);
  await user.click(button('Process Receipt'));
  await (await upload()).answer(201, { id: 'photo-1' });
  await browser.answer(START, started);
}

export async function pushProgress(part: Record<string, unknown>): Promise<void> {
  await browser.push(PROGRESS, { scanProgress: wireScan(part) });
}
