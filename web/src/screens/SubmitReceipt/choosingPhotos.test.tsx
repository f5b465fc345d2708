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
  readName,
  toastTitle,
  choose,
} from './testing/photoSteps';

const pages = (): string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(beginTest);
afterEach(endTest);

describe('choosing a photo', () => {
  it('explains the file types, how photos are kept, and how to type the bill instead', () => {
    open();
    expect(screen.getByText('Supported: JPG, PNG (Max 10MB)')).toBeTruthy();
    expect(screen.getByText(/location and other metadata are removed/)).toBeTruthy();
    expect(button('Continue to Manual Entry')).toBeTruthy();
    expect(screen.getByLabelText('Camera').getAttribute('capture')).toBe('environment');
  });

  it('shows the photo with its buttons, and forgets it with Remove', async () => {
    const user = open();
    await choose(user);
    expect(screen.getByRole('img', { name: 'Photo of the receipt, page 1' })).toBeTruthy();
    expect(button('Process Receipt')).toBe(document.activeElement);
    await user.click(button('Remove'));
    expect(screen.queryByRole('button', { name: 'Process Receipt' })).toBeNull();
    expect(screen.getByText('Supported: JPG, PNG (Max 10MB)')).toBeTruthy();
  });

  it('keeps the way to typing the bill in words when a photo is chosen, and the photo', async () => {
    const user = open();
    await choose(user);
    await user.click(button('Continue to Manual Entry'));
    expect(await screen.findByLabelText(/^Restaurant name/)).toBeTruthy();
    await user.click(button('Back'));
    expect(await screen.findByRole('img', { name: 'Photo of the receipt, page 1' })).toBeTruthy();
  });

  it('refuses other files with the documented text, beside the zone and in a toast', async () => {
    const user = open();
    await choose(user, photoFile({ name: 'a.txt', type: 'text/plain' }));
    const invalid = { title: 'Invalid file type', message: 'Please upload a JPG or PNG image file.' };
    expect(browser.toasts).toEqual([{ ...invalid, variant: 'destructive' }]);
    expect(screen.getByRole('alert').textContent).toBe(invalid.message);
  });

  it('accepts a dropped photo, and shows a message when there is none', async () => {
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

  it('accepts a photo that is pasted anywhere, and ignores pasted text', () => {
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

  it('accepts the parts of a long receipt, which can be reordered', async () => {
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
  it('is read at once, and its id is removed from the address', async () => {
    open('/submit-receipt?photo=photo-9');
    expect(await browser.variablesOf(START)).toMatchObject({ input: { photoIds: ['photo-9'] } });
    await browser.answer(START, started);
    await waitFor(() => expect(browser.address()).toBe('/submit-receipt'));
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(readName()).toContain('Nopa');
  });

  it('makes one scan however often the page is loaded', async () => {
    open('/submit-receipt?photo=photo-9');
    const first = await browser.variablesOf(START);
    reload('/submit-receipt?photo=photo-9');
    expect(await browser.variablesOf(START)).toEqual(first);
  });

  it('does not ask again about a photo that was used before', async () => {
    open('/submit-receipt?photo=photo-9');
    await browser.answer(START, started);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    reload('/submit-receipt?photo=photo-9');
    await browser.answer(START, started);
    await browser.push(PROGRESS, { scanProgress: DONE_SCAN });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Continue your draft: Nopa')).toBeTruthy();
  });

  it('is refused when it belongs to another viewer', async () => {
    open('/submit-receipt?photo=stranger');
    await browser.answer(START, { scanReceipt: { __typename: 'NotFound', message: 'There is no such photo.' } });
    expect(browser.toasts.at(-1)).toMatchObject({ title: 'Scanning failed', message: 'There is no such photo.' });
    expect(browser.address()).toBe('/submit-receipt');
  });

  it('shows why it was refused', async () => {
    open('/submit-receipt?photoProblem=not_a_photo');
    await waitFor(() => expect(toastTitle()).toBe('Invalid file type'));
    expect(browser.address()).toBe('/submit-receipt');
    expect(browser.isAsked(START)).toBe(false);
  });
});
