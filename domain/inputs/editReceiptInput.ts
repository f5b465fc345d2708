import { type z } from 'zod';
import { t } from '../language/t';
import type { Currency } from '../money';
import { readCurrency } from './currencyField';
import { exchangeRateInput } from './exchangeRateInput';
import {
  orElse,
  readDate,
  readDescription,
  readHostName,
  readMoney,
  readRestaurantName,
  readServiceCharge,
} from './fields';
import type { Reader, Words } from './lines';
import { honestly } from './nameFields';
import { chargedTwice, chargeOf, extra, flag, items, payTo } from './receiptInputs';
import { edited, field, idempotencyKey, idOf, shape } from './shape';

const editedExtra =
  (label: Words, currency: Currency): Reader<number | undefined> =>
  (raw) =>
    raw === undefined || raw === null ? { ok: true, value: undefined } : extra(label, currency)(raw);

/**
 * Fields that are undefined stay as they are. The bill as a whole can only be checked together with the stored one:
 * moves/editReceipt.ts does that.
 * @param circumstances.currency in which the amounts are read: the one that the receipt gets, or has
 */
export function editReceiptInput({ today, currency }: { today: string; currency: Currency }) {
  return shape({
    receiptId: idOf('receipt'),
    restaurantName: field(edited(readRestaurantName)),
    hostName: field(edited(honestly(readHostName))),
    description: field(edited(readDescription)),
    date: field(orElse(readDate({ today }), undefined)),
    currency: field(edited(readCurrency)),
    tax: field(editedExtra(() => t('Tax'), currency)),
    alcoholTax: field(editedExtra(() => t('Alcohol tax'), currency)),
    tip: field(editedExtra(() => t('Tip'), currency)),
    fees: field(editedExtra(() => t('Fees'), currency)),
    serviceChargePercent: field(orElse(readServiceCharge, undefined)),
    serviceChargeRate: field(orElse(readServiceCharge, undefined)),
    discount: field(editedExtra(() => t('Discount'), currency)),
    total: field(orElse(readMoney({ label: () => t('Total'), currency }), undefined)),
    items: items(currency)
      .nullish()
      .transform((list) => list ?? undefined),
    payTo: payTo.nullish().transform((entries) => entries ?? undefined),
    exchangeRate: exchangeRateInput({ today, currency })
      .nullish()
      .transform((rate) => rate ?? undefined),
    removesExchangeRate: flag.transform((isOn): boolean | undefined => isOn || undefined),
    expectedVersion: field(edited(readVersion)),
    idempotencyKey,
  }).transform(({ tax, alcoholTax, tip, fees, discount, total, serviceChargeRate, ...rest }, context) => {
    const serviceChargePercent = chargeOf({ ...rest, serviceChargeRate }, context);
    if (serviceChargePercent !== undefined && fees !== undefined) context.addIssue(chargedTwice());
    if (rest.exchangeRate && rest.removesExchangeRate)
      context.addIssue({
        code: 'custom',
        message: t('Give an exchange rate or remove it, not both'),
        path: ['removesExchangeRate'],
      });
    return {
      ...rest,
      serviceChargePercent,
      taxCents: tax,
      alcoholTaxCents: alcoholTax,
      tipCents: tip,
      feesCents: fees,
      discountCents: discount,
      totalCents: total,
    };
  });
}
export type EditReceipt = Omit<z.output<ReturnType<typeof editReceiptInput>>, 'idempotencyKey'>;

function readVersion(raw: unknown): ReturnType<Reader<number>> {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
    ? { ok: true, value: raw }
    : { ok: false, message: t('The version must be a whole number') };
}
