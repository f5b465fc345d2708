import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { beginTest, browser, button, endTest, open } from './testing/photoSteps';

const IMPORT = 'useGroupImportMutation';
const HEADER = 'Date,Description,Category,Cost,Currency,Ana,Ben,Cleo';
const HOTEL = '2026-03-01,Hotel,Lodging,300.00,USD,200.00,-100.00,-100.00';
const PAYBACK = '2026-03-03,Ben paid Ana,Payment,50.00,USD,-50.00,50.00,0.00';
const RAMEN = '2026-03-03,Ramen,Dining out,3000.00,JPY,0.00,-3000.00,3000.00';

const box = () => screen.getByLabelText<HTMLTextAreaElement>('Or paste the bill as text');
const dialog = () => within(screen.getByRole('dialog', { name: 'Import a Splitwise group' }));
const submit = () => dialog().getByRole('button', { name: 'Make the bill' });
const fileOf = (...rows: string[]) =>
  new File([rows.join('\r\n')], 'lisbon-trip_2026-03-05_export.csv', { type: 'text/csv' });

async function choose(file: File) {
  const user = open();
  await user.upload(screen.getByLabelText('Saved mail, or file of a Splitwise group'), file);
  await screen.findByRole('dialog', { name: 'Import a Splitwise group' });
  return user;
}

beforeEach(beginTest);
afterEach(endTest);

describe('the file of a Splitwise group', () => {
  it('shows what everybody owes and the lines before a bill is made, and asks who the host is', async () => {
    const user = await choose(fileOf(HEADER, '', HOTEL, PAYBACK));
    expect(dialog().getByLabelText<HTMLInputElement>('Name of the bill').value).toBe('Lisbon trip');
    expect(
      dialog()
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['Anagets $150.00', 'Benowes $50.00', 'Cleoowes $100.00']);
    expect(dialog().getByText('2 lines, $350.00')).toBeTruthy();
    await user.click(submit());
    expect(dialog().getByText(/^Please choose one/)).toBeTruthy();
    await user.click(dialog().getByRole('radio', { name: /Ana/ }));
    await user.click(submit());
    expect(await browser.variablesOf(IMPORT)).toMatchObject({
      input: {
        hostName: 'Ana',
        currency: 'USD',
        restaurantName: 'Lisbon trip',
        file: [HEADER, '', HOTEL, PAYBACK].join('\r\n'),
      },
    });
  });

  it('is recognised when it is pasted, and says why the server did not take it', async () => {
    const user = open();
    fireEvent.change(box(), { target: { value: [HEADER, HOTEL].join('\n') } });
    await user.click(button('Read the Text'));
    await user.click(await screen.findByRole('radio', { name: /Ben/ }));
    await user.click(submit());
    const message = 'Too many attempts.';
    await browser.answer(IMPORT, { importSplitwise: { __typename: 'TooManyAttempts', message } });
    expect(dialog().getByRole('alert').textContent).toContain(message);
  });

  it('is one bill for each currency', async () => {
    const user = await choose(fileOf(HEADER, HOTEL, PAYBACK, RAMEN));
    await user.click(dialog().getByRole('radio', { name: 'JPY' }));
    expect(dialog().getByText('gets ¥3,000')).toBeTruthy();
    expect(dialog().getByText('1 line, ¥3,000')).toBeTruthy();
  });

  it('says which row is wrong, and makes nothing of it', async () => {
    await choose(fileOf(HEADER, HOTEL, HOTEL.replace('200.00', 'abc')));
    expect(dialog().getByText('Row 3: Ana: “abc” is no amount.')).toBeTruthy();
    expect(submit().getAttribute('aria-disabled')).toBe('true');
  });

  it.each([
    ['name,price\nTea,3.00', /not the file of a Splitwise group/],
    ['', /nothing in this file/],
  ])('is told from another CSV: %s', async (text, message) => {
    await choose(new File([text], 'other.csv', { type: 'text/csv' }));
    expect(dialog().getByText(message)).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Make the bill' })).toBeNull();
  });
});
