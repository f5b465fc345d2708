import { fieldErrors } from '@fairtab/domain/inputs/shape';
import { editReceiptInput } from '@fairtab/domain/inputs/editReceiptInput';
import { centsOf, type Cents, type Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { payeeMethods as payeeMethodsIn, type PayeeMethod as DomainPayeeMethod } from '@fairtab/domain/waysToPay';
import { percentOfDishes } from '@fairtab/domain/receipts';
import { amountToSend, lineCents, type LineAmount } from '../billRules/lineAmount';
import { couponOf, rulesToSend, type LineRules } from '../billRules/lineRules';
import { wireMethod, type WireMethod } from '../../lib/wireMethod';
import { domainTaxClass, wireTaxClass } from '../../lib/wireTaxClass';
import type { TableState } from '../tableState';
import type { EditReceiptInput } from './useEditReceipt';

export interface EditedItem extends LineRules, LineAmount {
  /** The key for React. An item that is already on the bill has an id too. */
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly splitWith: number;
  /** What was asked for with it. Left out of rows that never had a note, which show no field for it. */
  readonly note?: string;
}

/** The form's values, as typed. */
export interface EditedBill {
  readonly restaurantName: string;
  readonly hostName: string;
  readonly description: string;
  readonly date: string;
  readonly currency: Currency;
  readonly items: readonly EditedItem[];
  readonly tax: string;
  readonly alcoholTax: string;
  readonly tip: string;
  readonly fees: string;
  /** The percentage of the dishes that the fees are; null when they are an amount. */
  readonly serviceChargePercent: number | null;
  readonly discount: string;
  readonly total: string;
  readonly handles: Readonly<Partial<Record<WireMethod, string>>>;
}

export type PayeeMethod = Uppercase<DomainPayeeMethod>;

/** The ways by which a host is reached with money of a currency, as GraphQL spells them. */
export function payeeMethods(currency: Currency): PayeeMethod[] {
  return payeeMethodsIn(currency).map(wireMethod);
}

export function formOf(table: TableState): EditedBill {
  const { restaurantName, hostName, description, date, currency, tax, alcoholTax, tip, fees, discount, total } = table;
  return {
    restaurantName,
    hostName,
    description,
    date,
    currency,
    tax,
    alcoholTax,
    tip,
    fees,
    serviceChargePercent: table.serviceChargeRate ? Number(table.serviceChargeRate) : null,
    discount,
    total,
    items: linesOf(table),
    handles: Object.fromEntries(table.payTo.map(({ method, handle }) => [method, handle])),
  };
}

/** The rows of the form. Those of an evenly split bill are only added up and cannot be changed. */
function linesOf({ items, evenSplit }: TableState): EditedItem[] {
  if (evenSplit)
    // Everybody shares all taxes while the bill is split evenly, so the classes of the dishes do not matter here.
    return evenSplit.dishes.map(({ name, price, quantity, discount }, index) => ({
      ...{ key: String(index), id: null, name, price, quantity, splitWith: 1 },
      ...rulesOf({ discount }),
    }));
  return items.map(({ id, name, note, price, quantity, splitWith, ...more }) => ({
    ...{ key: id, id, name, price, quantity, splitWith },
    ...(note && { note }),
    ...rulesOf(more),
  }));
}

function rulesOf({ taxClass = 'ORDINARY', discount }: { taxClass?: string; discount: string }): LineRules {
  return rulesToSend({ taxClass: domainTaxClass(taxClass), discount: centsOf(discount) > 0 ? discount : undefined });
}

/** The mutation's input. Empty rows are dropped, as in the wizard (docs/product/inputs.md). */
export function inputOf({
  bill,
  table,
}: {
  bill: EditedBill;
  table: Pick<TableState, 'id' | 'version' | 'payTo' | 'evenSplit'>;
}): EditReceiptInput {
  const { handles, items, fees, serviceChargePercent, ...fields } = bill;
  const shown = payeeMethods(bill.currency);
  const typed = shown.flatMap((method) => {
    const handle = handles[method]?.trim();
    return handle ? [{ method, handle }] : [];
  });
  // The form does not show these ways to pay, so they stay as they are.
  const kept = table.payTo.flatMap(({ method, handle }) =>
    method === 'CARD' || method === 'CASH' || (method === 'BANK' && !shown.includes(method))
      ? [{ method, handle }]
      : [],
  );
  return {
    receiptId: table.id,
    expectedVersion: table.version,
    ...fields,
    // A percentage decides the fees.
    ...(serviceChargePercent === null ? { fees } : { serviceChargeRate: String(serviceChargePercent) }),
    ...(table.evenSplit ? {} : { items: items.flatMap(lineInput) }),
    payTo: [...typed, ...kept],
  };
}

function lineInput({ key: _, id, taxClass, discount, price, quantity, isLineTotal, ...line }: EditedItem) {
  const isEmpty = !line.name.trim() && !price.trim();
  const amount = amountToSend({ price, quantity, isLineTotal });
  const { taxClass: sent, ...coupon } = rulesToSend({ taxClass, discount });
  const rules = { ...coupon, ...(sent ? { taxClass: wireTaxClass(sent) } : {}) };
  return isEmpty ? [] : [{ ...(id ? { id } : {}), ...line, ...amount, ...rules }];
}

export type EditProblems = Readonly<Record<string, string>>;

/** Checks the form with the server's own rules before it is sent. The messages are keyed by path, such as "items.0.price". */
export function problemsOf(
  input: EditReceiptInput,
  { today, currency }: { today: string; currency: Currency },
): EditProblems {
  const payTo = (input.payTo ?? []).map(({ method, handle }) => ({ method: lower(method), handle }));
  const items = input.items?.map((item) => ({
    ...item,
    id: undefined,
    taxClass: item.taxClass && lower(item.taxClass),
  }));
  const parsed = editReceiptInput({ today, currency }).safeParse({ ...input, receiptId: 'receipt', items, payTo });
  return parsed.success ? {} : byPath(fieldErrors(parsed.error));
}

function byPath(fields: readonly { path: string; message: string }[]): EditProblems {
  return Object.fromEntries(fields.map(({ path, message }) => [path.replace(/\.lineTotal$/, '.price'), message]));
}

/** The sum of the parts, in cents. An amount that cannot be read counts as 0. */
export function computedTotal(bill: EditedBill): Cents {
  const { currency, items, tax, alcoholTax, tip, discount } = bill;
  const cents = (text: string): Cents => parseMoney(text, currency) ?? 0;
  const lines = items.reduce((sum, item) => sum - couponOf(item, currency), dishesCents(bill));
  return lines + cents(tax) + cents(alcoholTax) + cents(tip) + editedFees(bill) - cents(discount);
}

/** What the dishes cost before tax and coupons, in cents. */
export function dishesCents({ items, currency }: Pick<EditedBill, 'items' | 'currency'>): Cents {
  return items.reduce((sum, item) => sum + lineCents(item, currency), 0);
}

/** The fees, which follow the dishes while they are a percentage. */
export function editedFees(bill: EditedBill): Cents {
  const { fees, currency, serviceChargePercent: percent } = bill;
  return percent === null
    ? (parseMoney(fees, currency) ?? 0)
    : percentOfDishes({ dishesCents: dishesCents(bill), percent });
}

/** The message about a handle. The server names it by its position in the payTo list. */
export function handleProblem(problems: EditProblems, bill: EditedBill, method: PayeeMethod): string | null {
  const shown = payeeMethods(bill.currency).filter((known) => bill.handles[known]?.trim());
  return problems[`payTo.${shown.indexOf(method)}.handle`] ?? null;
}

function lower(method: string): string {
  return method.toLowerCase();
}
