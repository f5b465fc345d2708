import { formatMoney } from '@fairtab/domain/money';
import { writtenAmounts, type WrittenAmount } from '@fairtab/domain/testing/writtenAmounts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempt } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** What an API answered about a bill: the prices that it read, or the paths that it refused. */
interface Answer {
  readonly prices: readonly string[] | undefined;
  readonly refused: readonly string[];
}
type Bill = { currency: string; items: { name: string; price: string }[] };

async function overRest(bill: Bill): Promise<Answer> {
  const { body } = await api.browser().rest('POST', '/api/shared-receipts', { body: bill });
  const { items, fields = [] } = body as { items?: { price: string }[]; fields?: { path: string }[] };
  return { prices: items?.map(({ price }) => price), refused: fields.map(({ path }) => path) };
}

async function overGraphQL(bill: Bill): Promise<Answer> {
  const payload = 'receipt { items { price } }';
  const result = await attempt(api.browser(), { mutation: 'createReceipt', input: bill, payload });
  const { receipt, fields = [] } = result as { receipt?: { items: { price: string }[] }; fields?: { path: string }[] };
  return { prices: receipt?.items.map(({ price }) => price), refused: fields.map(({ path }) => path) };
}

/** With no decimals, two and three, so that a bill of each has many lines. */
const CURRENCIES = ['USD', 'EUR', 'JPY', 'KWD', 'INR', 'CHF', 'SEK', 'VND', 'EGP'];

describe('numbers that Intl wrote in all locales, currencies and digits', () => {
  const sample = fc.sample(writtenAmounts({ min: 0, max: 2_000_000, currencies: CURRENCIES }), {
    numRuns: 300,
    seed: 30,
  });
  const byCurrency = new Map<string, WrittenAmount[]>();
  for (const one of sample) byCurrency.set(one.currency, [...(byCurrency.get(one.currency) ?? []), one]);

  it.each([
    ['REST', overRest],
    ['GraphQL', overGraphQL],
  ])('come back over %s as they were written, or the field refuses them', async (_name, send) => {
    let read = 0;
    for (const [currency, amounts] of byCurrency) {
      const billOf = (some: readonly WrittenAmount[]): Bill => ({
        currency,
        items: some.map(({ text }) => ({ name: 'Soup', price: text })),
      });
      const first = await send(billOf(amounts));
      const isRefused = (index: number): boolean => first.refused.includes(`items.${index}.price`);
      const good = amounts.filter((_, index) => !isRefused(index));
      expect(first.refused).toHaveLength(amounts.length - good.length);
      if (good.length === 0) continue;
      const { prices } = good.length === amounts.length ? first : await send(billOf(good));
      expect(good.map(({ text }, index) => [text, prices?.[index]])).toEqual(
        good.map(({ text, cents }) => [text, formatMoney(cents, currency)]),
      );
      read += good.length;
    }
    expect(read).toBeGreaterThan(150);
  });
});
