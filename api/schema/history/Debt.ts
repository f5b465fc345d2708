import type { Account } from '@fairtab/services/readAccount';
import type { Debt, Debts } from '@fairtab/services/history/Debt';
import { readIOwe } from '@fairtab/services/history/readIOwe';
import { readOwedToMe } from '@fairtab/services/history/readOwedToMe';
import type { ApiContext } from '../../context';
import { builder } from '../builder';
import { listOf, VOLATILE } from '../fieldMarks';
import { ReceiptRef, UserRef } from '../refs';

/** What is usual; there may be 50. */
const DEBTS = { ...VOLATILE, ...listOf(20) };

/** The list and its total are one reading; an account is read anew for every place in an answer where it stands. */
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
  description: 'What one person owes another on one receipt.',
  fields: (t) => ({
    key: t.exposeID('key', { description: 'Tells the debts of one list apart, and stays the same.' }),
    name: t.exposeString('name', { description: 'Who owes the account, or whom it owes.' }),
    amount: t.expose('amountCents', { type: 'Money', description: 'What is claimed and not paid.' }),
    since: t.expose('since', { type: 'DateTime', description: 'When the oldest of the unpaid claims was made.' }),
    receipt: t.expose('receipt', { type: ReceiptRef, description: 'The receipt.' }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  owedToMe: t.field({
    type: [DebtRef],
    description: "What diners have claimed on the account's receipts and not paid, the largest first; at most 50.",
    extensions: DEBTS,
    resolve: async (account, _args, ctx) => [...(await owedTo(account, ctx)).debts],
  }),
  owedToMeTotal: t.field({
    type: 'Money',
    description: 'All that is owed to the account.',
    extensions: VOLATILE,
    resolve: async (account, _args, ctx) => (await owedTo(account, ctx)).totalCents,
  }),
  iOwe: t.field({
    type: [DebtRef],
    description: "What the account has claimed on others' receipts and not paid, the oldest first; at most 50.",
    extensions: DEBTS,
    resolve: async (account, _args, ctx) => [...(await owedBy(account, ctx)).debts],
  }),
  iOweTotal: t.field({
    type: 'Money',
    description: 'All that the account owes.',
    extensions: VOLATILE,
    resolve: async (account, _args, ctx) => (await owedBy(account, ctx)).totalCents,
  }),
}));
