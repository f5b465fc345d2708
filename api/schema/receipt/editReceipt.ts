import { Conflict, EditedMeanwhile, InvalidInput, NotFound } from '@fairtab/services/platform/errors';
import { editReceipt } from '@fairtab/services/receipts/editReceipt';
import { addMutation } from '../addMutation';
import { rawId } from '../ids';
import { idempotencyKeyInput, receiptIdInput } from '../inputFields';
import { receiptField, versionField } from '../payloadFields';
import { alcoholTaxInput, serviceChargeInput, serviceChargeRateInput } from './extrasInputs';
import { ExchangeRateInput, PayToInput, ReceiptItemInput } from './inputs';

addMutation('editReceipt', {
  description: 'Edits a receipt. Only the host may. Unpaid claims get a new price, paid claims keep their amount.',
  input: 'The fields to change on a receipt. Fields that are left out stay as they are.',
  inputFields: (t) => ({
    receiptId: receiptIdInput(t),
    restaurantName: t.string({ description: 'The name of the restaurant.' }),
    hostName: t.string({ description: "The host's name on this receipt." }),
    description: t.string({ description: 'A text about the occasion.' }),
    date: t.field({ type: 'Date', description: 'The day of the meal.' }),
    currency: t.string({
      description:
        'The ISO 4217 code of the currency of all amounts, such as "EUR". It can change as long as nothing is paid; no number changes with it. The amounts of this input are in it.',
    }),
    tax: t.field({ type: 'Money', description: 'The tax that all items share which are not untaxed.' }),
    alcoholTax: alcoholTaxInput(t),
    tip: t.field({ type: 'Money', description: 'The tip on the whole bill.' }),
    fees: t.field({ type: 'Money', description: 'Service charge and other fees.' }),
    serviceChargePercent: serviceChargeInput(t),
    serviceChargeRate: serviceChargeRateInput(t),
    discount: t.field({ type: 'Money', description: 'The discount, as a positive amount.' }),
    total: t.field({ type: 'Money', description: 'The printed total.' }),
    items: t.field({
      type: [ReceiptItemInput],
      description:
        'The whole new list. An entry with an `id` changes that item, an entry without adds an item, and items without an entry are removed.',
    }),
    payTo: t.field({ type: [PayToInput], description: 'The whole new list of ways to be paid.' }),
    exchangeRate: t.field({
      type: ExchangeRateInput,
      description: 'The rate at which amounts are shown in a second currency too.',
    }),
    removesExchangeRate: t.boolean({ description: 'True: no second currency is shown any more.' }),
    expectedVersion: t.int({
      description:
        'The `Receipt.version` that the host edited. Answers EditedMeanwhile when the bill was edited since.',
    }),
    idempotencyKey: idempotencyKeyInput(t),
  }),
  refusals: [InvalidInput, NotFound, Conflict, EditedMeanwhile],
  result: 'The edited receipt, or the reason why it did not change.',
  resolve: (input, ctx) =>
    editReceipt(ctx, {
      ...input,
      receiptId: rawId({ typename: 'Receipt', id: input.receiptId }),
      items: input.items?.map((item) => ({
        ...item,
        id: item.id ? rawId({ typename: 'Item', id: item.id }) : undefined,
      })),
    }),
  payload: 'The receipt was edited.',
  outputFields: (t) => ({ receipt: receiptField(t), version: versionField(t) }),
});
