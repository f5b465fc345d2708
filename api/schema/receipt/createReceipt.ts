import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { Conflict, InvalidInput, NotAllowed, TooManyAttempts } from '@fairtab/services/platform/errors';
import { becomeGuest } from '../becomeGuest';
import { addMutation } from '../addMutation';
import { UploadMethod } from '../enums';
import { rawId } from '../ids';
import { idempotencyKeyInput } from '../inputFields';
import { receiptField } from '../payloadFields';
import { alcoholTaxInput, serviceChargeInput, serviceChargeRateInput } from './extrasInputs';
import { PayToInput, ReceiptItemInput } from './inputs';

addMutation('createReceipt', {
  description:
    'Makes a receipt. The viewer is its host. A browser without a guest or an account becomes a guest by a cookie.',
  input: 'A receipt that the host typed, or confirmed after a scan.',
  inputFields: (t) => ({
    restaurantName: t.string({ description: 'The name of the restaurant. "Restaurant Receipt" by default.' }),
    hostName: t.string({
      description:
        'The host\'s name on this receipt. By default the first name or username of the account, or "Host" without an account.',
    }),
    description: t.string({ description: 'A text about the occasion.' }),
    date: t.field({ type: 'Date', description: 'The day of the meal. By default today in `timeZone`.' }),
    currency: t.string({
      description: 'The ISO 4217 code of the currency of all amounts, such as "EUR". "USD" by default.',
    }),
    tax: t.field({ type: 'Money', description: 'The tax that all items share which are not untaxed. 0 by default.' }),
    alcoholTax: alcoholTaxInput(t),
    tip: t.field({ type: 'Money', description: 'The tip on the whole bill. 0 by default.' }),
    fees: t.field({ type: 'Money', description: 'Service charge and other fees. 0 by default.' }),
    serviceChargePercent: serviceChargeInput(t),
    serviceChargeRate: serviceChargeRateInput(t),
    discount: t.field({ type: 'Money', description: 'The discount, as a positive amount. 0 by default.' }),
    total: t.field({ type: 'Money', description: 'The printed total. The computed sum by default.' }),
    items: t.field({
      type: [ReceiptItemInput],
      required: true,
      description: 'The lines: at least one, unless `itemsFollow` is true.',
    }),
    uploadMethod: t.field({
      type: UploadMethod,
      description: 'How the items were entered. MANUAL by default, and always UPLOAD with a scan.',
    }),
    timeZone: t.string({
      description:
        'The time zone of the table, such as "America/Chicago": nobody is reminded at night there, and a date that is left out is the day there. "America/New_York" by default.',
    }),
    scanId: t.id({
      description:
        "The viewer's scan that the bill was read by. It must be done, and not used for another receipt. Requires `confirmsScan`.",
    }),
    confirmsScan: t.boolean({
      description:
        'Whether the host has compared the bill with its photos. A scanned bill is refused unless it is true.',
    }),
    keepsCorrections: t.boolean({
      description:
        'Whether Fairtab may keep the corrections of the host together with the words of the photos, to find mistakes of the reading.',
    }),
    splitEvenlyAmong: t.int({
      description: 'Splits the whole bill evenly among this number of people, 2 to 100, instead of by item.',
    }),
    itemsFollow: t.boolean({ description: 'True when addItem adds the items one by one. `total` stays then.' }),
    payTo: t.field({
      type: [PayToInput],
      description:
        'How the host likes to be paid, in order of preference. The handles that the account has saved unless given; an empty list for none.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, Conflict, NotAllowed, TooManyAttempts],
  result: 'The new receipt, or the reason why there is none.',
  resolve: async (input, ctx) => {
    const { scanId } = input;
    const { receipt } = await createReceipt(ctx, {
      ...input,
      ...(scanId ? { scanId: rawId({ typename: 'Scan', id: scanId }) } : {}),
    });
    becomeGuest(ctx, receipt.hostGuestId);
    return { receipt };
  },
  payload: 'The receipt was made.',
  outputFields: (t) => ({ receipt: receiptField(t, { description: 'The new receipt.' }) }),
});
