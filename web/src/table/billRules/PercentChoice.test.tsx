import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { otherTip, recallTip, rememberTip } from '../../billEntry/billDraft/usualTip';
import { PercentChoice } from './PercentChoice';

afterEach(cleanup);

function Form() {
  const [percent, setPercent] = useState<number | null>(null);
  return (
    <>
      <PercentChoice label="Charge" presets={[18, 20]} percent={percent} firstOther={22} onPercent={setPercent} />
      <output>{percent}</output>
    </>
  );
}

it.each([
  ['12.5', '12.5'],
  ['12,5', '12.5'],
  ['12.345 %', '12.345'],
  ['１２．５', '12.5'],
])('another percentage is read as %j means it', async (text, percent) => {
  render(<Form />);
  await userEvent.click(screen.getByText('Other'));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Percent' });
  expect(field.value).toBe('22');
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  expect(screen.getByRole('status').textContent).toBe(percent);
});

it.each(['12.3456', '0.5', '101', '12.5.1', 'x'])('%j is kept and refused beside the field', async (text) => {
  render(<Form />);
  await userEvent.click(screen.getByText('Other'));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Percent' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  expect(field.value).toBe(text);
  expect(screen.getByText('Enter a percentage from 1 to 100, with up to 3 decimals')).toBeTruthy();
});

it('a tip that is none of the presets is remembered and offered the next time', () => {
  expect(otherTip(recallTip())).toBe(10);
  rememberTip(12.5);
  expect(otherTip(recallTip())).toBe(12.5);
  rememberTip(20);
  expect(recallTip()).toBe(20);
  expect(otherTip(20)).toBe(10);
});
