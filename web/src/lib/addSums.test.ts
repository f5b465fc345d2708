import { describe, expect, it } from 'vitest';
import { addSums } from './addSums';

const sum = (currency: string, amount: string) => ({ currency, amount });

describe('sums of several currencies', () => {
  it('are added currency by currency', () => {
    expect(addSums([sum('USD', '1.10'), sum('EUR', '2.00')], [sum('USD', '0.05')])).toEqual([
      sum('USD', '1.15'),
      sum('EUR', '2.00'),
    ]);
    expect(addSums([sum('JPY', '300')], [sum('JPY', '20')])).toEqual([sum('JPY', '320')]);
  });

  it('leave out nothing beside something, and say nothing once', () => {
    expect(addSums([sum('USD', '0.00')], [sum('EUR', '2.00')])).toEqual([sum('EUR', '2.00')]);
    expect(addSums([sum('USD', '0.00')], [sum('USD', '0.00')])).toEqual([sum('USD', '0.00')]);
  });
});
