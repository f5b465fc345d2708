import { formatMoney } from '@fairtab/domain/money';
import { writtenAmounts } from '@fairtab/domain/testing/writtenAmounts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import fc from 'fast-check';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CurrencyContext } from '../CurrencyContext';
import { MoneyField } from './MoneyField';
import { NumberField } from './NumberField';

afterEach(cleanup);

function Form({ currency = 'USD', onSubmit }: { currency?: string; onSubmit?: (count: number) => void }) {
  const [amount, setAmount] = useState('');
  const [count, setCount] = useState(1);
  return (
    <CurrencyContext.Provider value={currency}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(count);
        }}
      >
        <MoneyField label="Price" value={amount} onChange={setAmount} />
        <NumberField label="Qty" value={count} onChange={setCount} />
        <button type="submit">Send</button>
      </form>
    </CurrencyContext.Provider>
  );
}

describe('a field for an amount', () => {
  it.each([
    ['1,200', 'USD', '1200.00'],
    ['1.200,5', 'EUR', '1200.50'],
    ['12,5', 'USD', '12.50'],
    ['$.50', 'USD', '0.50'],
    ['12,000', 'JPY', '12000'],
    ['2*3.50', 'USD', '7.00'],
    ['12+4', 'USD', '16.00'],
  ])('reads %j in %s as %j', async (text, currency, amount) => {
    render(<Form currency={currency} />);
    const field = screen.getByLabelText<HTMLInputElement>('Price');
    await userEvent.type(field, text);
    expect(field.value).toBe(text);
    await userEvent.tab();
    expect(field.value).toBe(amount);
  });

  it('asks which of two amounts is meant and keeps what was typed', async () => {
    render(<Form currency="KWD" />);
    const field = screen.getByLabelText<HTMLInputElement>('Price');
    await userEvent.type(field, '1,200');
    await userEvent.tab();
    expect(field.value).toBe('1,200');
    expect(screen.getByText('Do you mean 1200.000 or 1.200?')).toBeTruthy();
  });
});

it('a field for an amount shows what Intl wrote as the amount that it was, or keeps the text', () => {
  let read = 0;
  for (const { text, currency, cents } of fc.sample(writtenAmounts({ min: 0 }), { numRuns: 300, seed: 30 })) {
    render(<Form currency={currency} />);
    const field = screen.getByLabelText<HTMLInputElement>('Price');
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
    expect([text, formatMoney(cents, currency)]).toContain(field.value);
    if (field.value !== text) read += 1;
    cleanup();
  }
  expect(read).toBeGreaterThan(150);
});

describe('a field for a count', () => {
  it.each(['0.5', '2,5', '3x', '1000', '0'])(
    'refuses %j, keeps it, and does not let its form be sent',
    async (text) => {
      const onSubmit = vi.fn();
      render(<Form onSubmit={onSubmit} />);
      const field = screen.getByRole<HTMLInputElement>('spinbutton');
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(onSubmit).not.toHaveBeenCalled();
      expect(field.value).toBe(text);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(screen.getByText('Enter a whole number from 1 to 999')).toBeTruthy();

      await userEvent.clear(field);
      await userEvent.type(field, '３');
      await userEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(onSubmit).toHaveBeenCalledExactlyOnceWith(3);
    },
  );
});
