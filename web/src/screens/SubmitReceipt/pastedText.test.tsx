import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SCANNED_BILL, wireScan } from '../../testing/scannedBill';
import {
  PROGRESS,
  beginTest,
  browser,
  button,
  endTest,
  open,
  readName,
  reload,
  step,
  toastTitle,
} from './testing/photoSteps';

const START = 'startScanTextMutation';
const STARTED = { scanText: { __typename: 'ScanTextPayload', scan: { id: 'scan-1' } } };
const LINES = [
  { text: 'Thank you', isRead: false },
  { text: '2 Wine 18.00', isRead: true },
];
const READ = wireScan({ status: 'DONE', bill: { ...SCANNED_BILL, lines: LINES } });

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Or paste the bill as text');
const sentText = async () => ((await browser.variablesOf(START)) as { input: { text: string } }).input.text;
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

beforeEach(beginTest);
afterEach(endTest);

describe('a bill that was pasted as text', () => {
  it('fills the form, and its lines stay beside it with those marked that are not on the bill', async () => {
    const user = open();
    expect(button('Read the Text').getAttribute('aria-disabled')).toBe('true');
    type('Thank you\n2 Wine 18.00');
    await user.click(button('Read the Text'));
    expect(await sentText()).toBe('Thank you\n2 Wine 18.00');
    await browser.answer(START, STARTED);
    expect(step()).toBe('Understanding the bill');
    await browser.push(PROGRESS, { scanProgress: READ });
    expect(readName()).toContain('Nopa');
    expect(await screen.findByText('One line of your text is not on the bill')).toBeTruthy();
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Thank you']);
    expect(screen.queryByText('Whole photo')).toBeNull();
  });

  it('stays in its box when it is no bill, and after a reload', async () => {
    const user = open();
    type('See you at eight');
    await user.click(button('Read the Text'));
    await browser.answer(START, STARTED);
    const failure = { code: 'NOT_A_RECEIPT', message: 'No line with a price was found in the text.' };
    await browser.push(PROGRESS, { scanProgress: wireScan({ status: 'FAILED', failure }) });
    expect(screen.getByText('No line with a price was found in the text.')).toBeTruthy();
    await user.click(button('Change the text'));
    expect(box().value).toBe('See you at eight');
    reload();
    expect(box().value).toBe('See you at eight');
  });

  it('keeps the rows of a table', async () => {
    open();
    const html = '<table><tr><td>2 Wine</td><td>18.00</td></tr><tr><td>Bread</td><td>4.50</td></tr></table>';
    fireEvent.paste(box(), { clipboardData: { getData: (kind: string) => (kind === 'text/html' ? html : '') } });
    await expect.poll(() => box().value).toBe('2 Wine   18.00\nBread   4.50');
  });

  it('may come from a saved mail', async () => {
    const user = open();
    const mail = new File(['<html><body><p>Bread 4.50</p></body></html>'], 'receipt.html', { type: 'text/html' });
    await user.upload(screen.getByLabelText('Saved mail, or file of a Splitwise group'), mail);
    await expect.poll(() => box().value).toBe('Bread 4.50');
  });

  it('is no photo that was chosen as a saved mail: that is taken as a photo', async () => {
    const user = open();
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);
    const named = new File([bytes], 'receipt.txt', { type: 'text/plain' });
    await user.upload(screen.getByLabelText('Saved mail, or file of a Splitwise group'), named);
    await waitFor(() => expect(toastTitle()).toBe('Invalid file type'));
    expect(box().value).toBe('');
  });

  it('is read, too, when its lines are pasted into the first item', async () => {
    const user = open();
    await user.click(button('Continue to Manual Entry'));
    const text = '2 Wine 18.00\nBread 4.50';
    fireEvent.paste(screen.getByLabelText('Item 1', { selector: 'input' }), { clipboardData: { getData: () => text } });
    expect(await sentText()).toBe(text);
    await browser.answer(START, STARTED);
    await browser.push(PROGRESS, { scanProgress: READ });
    expect(readName()).toContain('Nopa');
  });

  it('leaves one line that is pasted into an item there', async () => {
    const user = open();
    await user.click(button('Continue to Manual Entry'));
    const isUnchanged = fireEvent.paste(screen.getByLabelText('Item 1', { selector: 'input' }), {
      clipboardData: { getData: () => 'Wine 2019\n' },
    });
    expect(isUnchanged).toBe(true);
    expect(browser.isAsked(START)).toBe(false);
  });
});
