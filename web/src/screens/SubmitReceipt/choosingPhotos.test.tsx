import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DONE_SCAN, photoFile } from '../../testing/scannedBill';
import {
  beginTest,
  endTest,
  START,
  PROGRESS,
  started,
  browser,
  open,
  reload,
  button,
  restaurantName,
  toastTitle,
  choose,
} from './testing/photoSteps';

const pages = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(beginTest);
afterEach(endTest);

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

describe('a photo from the phone’s share sheet', () => {
  it('is read at once, and does not stay in the address', async () => {
    open('/submit-receipt?photo=photo-9');
    expect(await browser.variablesOf(START)).toMatchObject({ input: { photoIds: ['photo-9'] } });
    await browser.answer(START, started);
    await waitFor(() => expect(browser.address()).toBe('/submit-receipt'));
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(restaurantName().value).toBe('Nopa');
  });

  it('makes one scan however often the page is loaded', async () => {
    open('/submit-receipt?photo=photo-9');
    const first = await browser.variablesOf(START);
    reload('/submit-receipt?photo=photo-9');
    expect(await browser.variablesOf(START)).toEqual(first);
  });

  it('that was taken before is not asked about again', async () => {
    open('/submit-receipt?photo=photo-9');
    await browser.answer(START, started);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    reload('/submit-receipt?photo=photo-9');
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
    await waitFor(() => expect(toastTitle()).toBe('Invalid file type'));
    expect(browser.address()).toBe('/submit-receipt');
    expect(browser.isAsked(START)).toBe(false);
  });
});
