import { formatMoney, type Currency } from '@fairtab/domain/money';
import { writtenAmounts, type WrittenAmount } from '@fairtab/domain/testing/writtenAmounts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../testing/Browser';
import { attempt } from '../testing/receiptActions';
import { startApi, type RunningApi } from '../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** With two, no and three decimals. */
const CURRENCIES = ['EUR', 'JPY', 'KWD', 'CHF', 'EGP'] as const;
const EACH_CURRENCY = 16;
/** What the only dish of a bill costs, in minor units, so that every discount and part is less. */
const DISH_CENTS = 9_000_000;

const samples = new Map(
  CURRENCIES.map((currency, index) => [
    currency,
    fc.sample(writtenAmounts({ min: 1, max: 1_000_000, currencies: [currency] }), {
      numRuns: EACH_CURRENCY,
      seed: 102 + index,
    }),
  ]),
);

/** The texts by the paths of the fields that get them. */
type Sent = Readonly<Record<string, string>>;
/** What an API answered: the amounts by path, or the paths that it refused. */
interface Answer {
  readonly read: Readonly<Record<string, string>> | undefined;
  readonly refused: readonly string[];
}
type Send = (sent: Sent, currency: Currency) => Promise<Answer>;

const CHARGES = ['tax', 'tip', 'fees', 'discount', 'alcoholTax', 'total'];
const dish = (currency: Currency) => ({ name: 'Soup', price: formatMoney(DISH_CENTS, currency) });
const isAdded = (path: string): boolean => path.startsWith('items');

/** Texts of charges, and of the lines with an amount of their own or a coupon. */
function billOf(sent: Sent, currency: Currency) {
  const { 'items.1.lineTotal': lineTotal, 'items.2.discount': discount } = sent;
  const charges = Object.fromEntries(Object.entries(sent).filter(([path]) => !isAdded(path)));
  const items = [
    dish(currency),
    lineTotal === undefined ? dish(currency) : { name: 'Wine', lineTotal },
    { ...dish(currency), discount: discount ?? '0' },
  ];
  return { currency, ...charges, items };
}

interface SeenBill extends Record<string, unknown> {
  readonly items: readonly { readonly price: string; readonly discount: string }[];
}

function answerOf(bill: SeenBill | undefined, fields: readonly { path: string }[] = []): Answer {
  const charges = bill && Object.fromEntries(CHARGES.map((field) => [field, String(bill[field])]));
  return {
    read: charges && {
      ...charges,
      'items.1.lineTotal': bill.items[1]?.price ?? '',
      'items.2.discount': bill.items[2]?.discount ?? '',
    },
    refused: fields.map(({ path }) => path),
  };
}

const SEEN = `${CHARGES.join(' ')} items { price discount }`;
const NEW_BILL = [...CHARGES, 'items.1.lineTotal', 'items.2.discount'];

async function overRest(sent: Sent, currency: Currency): Promise<Answer> {
  const { body } = await api.browser().rest('POST', '/api/shared-receipts', { body: billOf(sent, currency) });
  const { fields, ...bill } = body as unknown as SeenBill & { fields?: { path: string }[] };
  return answerOf(fields ? undefined : bill, fields);
}

async function overGraphQL(sent: Sent, currency: Currency): Promise<Answer> {
  const input = billOf(sent, currency);
  const result = await attempt(api.browser(), {
    mutation: 'createReceipt',
    input,
    payload: `receipt { ${SEEN} }`,
  });
  return answerOf((result as { receipt?: SeenBill }).receipt, result.fields);
}

/** A receipt of one dish, and its host. */
async function ownBill(currency: Currency): Promise<{ host: Browser; id: string; itemId: string }> {
  const host = api.browser();
  const { receipt } = (await attempt(host, {
    mutation: 'createReceipt',
    input: { currency, items: [dish(currency)] },
    payload: 'receipt { id items { id } }',
  })) as unknown as { receipt: { id: string; items: { id: string }[] } };
  return { host, id: receipt.id, itemId: receipt.items[0]?.id ?? '' };
}

const edit: Send = async (sent, currency) => {
  const { host, id } = await ownBill(currency);
  const { currency: _, ...bill } = billOf(sent, currency);
  const input = { receiptId: id, ...bill };
  const result = await attempt(host, { mutation: 'editReceipt', input, payload: `receipt { ${SEEN} }` });
  return answerOf((result as { receipt?: SeenBill }).receipt, result.fields);
};

/** A mutation with one amount on a bill, and where its answer has it. */
function one(move: {
  path: string;
  mutation: string;
  input: (bill: { id: string; itemId: string }) => object;
  payload: string;
  read: (answer: never) => string | undefined;
}): Send {
  return async (sent, currency) => {
    const { host, ...bill } = await ownBill(currency);
    const input = { ...move.input(bill), ...sent };
    const result = await attempt(host, { mutation: move.mutation, input, payload: move.payload });
    const refused = (result.fields ?? []).map(({ path }) => path);
    const amount = refused.length > 0 ? undefined : move.read(result as never);
    return { read: amount === undefined ? undefined : { [move.path]: amount }, refused };
  };
}

const addLine = (path: string) =>
  one({
    path,
    mutation: 'addItem',
    input: ({ id }) => ({ receiptId: id, name: 'Wine' }),
    payload: 'item { price }',
    read: ({ item }: { item: { price: string } }) => item.price,
  });
const paidBySomebody = one({
  path: 'amount',
  mutation: 'setContribution',
  input: ({ id }) => ({ receiptId: id, name: 'Ben' }),
  payload: 'receipt { contributions { amount } }',
  read: ({ receipt }: { receipt: { contributions: { amount: string }[] } }) => receipt.contributions[0]?.amount,
});
const aPart = one({
  path: 'wantedAmount',
  mutation: 'claimItem',
  input: ({ itemId }) => ({ itemId, claimerName: 'Ben' }),
  payload: 'claim { amount }',
  read: ({ claim }: { claim: { amount: string } }) => claim.amount,
});

/** Gives each path another text, and then again those that were not refused. @returns how many were read */
async function comeBack(send: Send, paths: readonly string[]): Promise<number> {
  let count = 0;
  for (const [currency, amounts] of samples) {
    for (let at = 0; at + paths.length <= amounts.length; at += paths.length) {
      const some = amounts.slice(at, at + paths.length);
      const given = new Map<string, WrittenAmount>(some.map((amount, index) => [paths[index] ?? '', amount]));
      const textsOf = (fields: readonly string[]): Sent =>
        Object.fromEntries(fields.map((path) => [path, given.get(path)?.text ?? '']));
      const first = await send(textsOf(paths), currency);
      expect(paths).toEqual(expect.arrayContaining([...first.refused]));
      const good = paths.filter((path) => !first.refused.includes(path));
      if (good.length === 0) continue;
      const { read } = first.refused.length === 0 ? first : await send(textsOf(good), currency);
      expect(good.map((path) => [path, given.get(path)?.text, read?.[path]])).toEqual(
        good.map((path) => [path, given.get(path)?.text, formatMoney(given.get(path)?.cents ?? 0, currency)]),
      );
      count += good.length;
    }
  }
  return count;
}

describe('a number that Intl wrote', () => {
  it.each([
    ['any field of a new bill over REST', overRest, NEW_BILL],
    ['any field of a new bill over GraphQL', overGraphQL, NEW_BILL],
    ['any field of an edit', edit, NEW_BILL],
    ['the price of a line that is added', addLine('price'), ['price']],
    ['the total of a line that is added', addLine('lineTotal'), ['lineTotal']],
    ['what somebody paid the restaurant', paidBySomebody, ['amount']],
    ['a part of a dish by its amount', aPart, ['wantedAmount']],
  ])('comes back as it was from %s, or is refused there', async (_name, send, paths) => {
    const read = await comeBack(send, paths);
    expect(read).toBeGreaterThan((CURRENCIES.length * EACH_CURRENCY) / 3);
  });
});
