import type { Account } from '@fairtab/services/people/signedIn';
import type { Debt, Debts } from '@fairtab/services/money/history/Debt';
import { readIOwe } from '@fairtab/services/money/history/readIOwe';
import { readOwedToMe } from '@fairtab/services/money/history/readOwedToMe';
import type { ApiContext } from '../../context';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { ReceiptRef, UserRef } from '../refs';
import { MoneySumRef } from './MoneySum';
import { moneyField } from '../moneyField';

/** The usual number of debts. There may be 50. */
const DEBTS = { ...VOLATILE, ...listOf(15) };

/** Reads debts once for a list and its total. The key is the account object, which is a new one in every request. */
function readOnce(read: (ctx: ApiContext) => Promise<Debts>) {
  const readings = new WeakMap<Account, Promise<Debts>>();
  return (account: Account, ctx: ApiContext): Promise<Debts> => {
    const reading = readings.get(account) ?? read(ctx);
    readings.set(account, reading);
    return reading;
  };
}
const owedTo = readOnce(readOwedToMe);
const owedBy = readOnce(readIOwe);

const DebtRef = builder.objectRef<Debt>('Debt').implement({
  description: 'The amount that one guest owes another on one receipt.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Identifies the debt within its list. It never changes.' }),
    name: t.exposeString('name', {
      description: 'The name of the other side: in `owedToMe` the guest who owes, in `iOwe` the host.',
    }),
    amount: moneyField(t, { description: 'The amount that is claimed and not paid.', cents: (it) => it.amountCents }),
    since: t.expose('since', { type: 'DateTime', description: 'When the oldest of the unpaid claims was made.' }),
    receipt: t.expose('receipt', { type: ReceiptRef, description: 'The receipt.' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  owedToMe: t.field({
    type: [DebtRef],
    description: 'Unpaid claims of diners on receipts that the account hosts. The largest first, at most 50.',
    extensions: DEBTS,
    resolve: async (account, _args, ctx) => [...(await owedTo(account, ctx)).debts],
  }),
  owedToMeTotals: t.field({
    type: [MoneySumRef],
    description: 'The sums of all that is owed to the account, one for each currency.',
    extensions: { ...VOLATILE, ...listOf(1) },
    resolve: async (account, _args, ctx) => [...(await owedTo(account, ctx)).totals],
  }),
  iOwe: t.field({
    type: [DebtRef],
    description: 'Unpaid claims of the account on receipts of other hosts. The oldest first, at most 50.',
    extensions: DEBTS,
    resolve: async (account, _args, ctx) => [...(await owedBy(account, ctx)).debts],
  }),
  iOweTotals: t.field({
    type: [MoneySumRef],
    description: 'The sums of all that the account owes, one for each currency.',
    extensions: { ...VOLATILE, ...listOf(1) },
    resolve: async (account, _args, ctx) => [...(await owedBy(account, ctx)).totals],
  }),
}));
