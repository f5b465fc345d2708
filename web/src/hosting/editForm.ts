import { fieldErrors } from '@fairtab/domain/inputs/shape';
import { editReceiptInput } from '@fairtab/domain/inputs/receiptInputs';
import { parseMoney, type Cents } from '@fairtab/domain/money';
import { METHODS_WITH_HANDLE } from '@fairtab/domain/waysToPay';
import { wireMethod, type WireMethod } from '../lib/wireMethod';
import type { TableState } from '../table/tableState';
import type { EditReceiptInput } from './useEditReceipt';

export interface EditedItem {
  /** The key for React. An item that is already on the bill has an id too. */
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
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
  readonly items: readonly EditedItem[];
  readonly tax: string;
  readonly tip: string;
  readonly fees: string;
  readonly discount: string;
  readonly total: string;
  readonly handles: Readonly<Partial<Record<WireMethod, string>>>;
}

/** The ways to pay for which a host gives a handle. */
export const PAYEE_METHODS = METHODS_WITH_HANDLE.map((method) => wireMethod(method));

export function formOf(table: TableState): EditedBill {
  const { restaurantName, hostName, description, date, tax, tip, fees, discount, total } = table;
  return {
    restaurantName,
    hostName,
    description,
    date,
    tax,
    tip,
    fees,
    discount,
    total,
    items: linesOf(table),
    handles: Object.fromEntries(table.payTo.map(({ method, handle }) => [method, handle])),
  };
}

/** The rows of the form. Those of an evenly split bill are only added up and cannot be changed. */
function linesOf({ items, evenSplit }: TableState): EditedItem[] {
  if (evenSplit)
    return evenSplit.dishes.map((dish, index) => ({ ...dish, key: String(index), id: null, splitWith: 1 }));
  return items.map(({ id, name, note, price, quantity, splitWith }) => ({
    ...{ key: id, id, name, price, quantity, splitWith },
    ...(note && { note }),
  }));
}

/** The mutation's input. Empty rows are dropped, as in the wizard (docs/product/inputs.md). */
export function inputOf({
  bill,
  table,
}: {
  bill: EditedBill;
  table: Pick<TableState, 'id' | 'version' | 'payTo' | 'evenSplit'>;
}): EditReceiptInput {
  const { handles, items, ...fields } = bill;
  const typed = PAYEE_METHODS.flatMap((method) => {
    const handle = handles[method]?.trim();
    return handle ? [{ method, handle }] : [];
  });
  // The form does not show these ways to pay, so they stay as they are.
  const kept = table.payTo.flatMap(({ method, handle }) =>
    method === 'BANK' || method === 'CARD' || method === 'CASH' ? [{ method, handle }] : [],
  );
  return {
    receiptId: table.id,
    expectedVersion: table.version,
    ...fields,
    ...(table.evenSplit ? {} : { items: items.flatMap(lineInput) }),
    payTo: [...typed, ...kept],
  };
}

function lineInput({ key: _, id, ...line }: EditedItem) {
  const isEmpty = !line.name.trim() && !line.price.trim();
  return isEmpty ? [] : [{ ...(id ? { id } : {}), ...line }];
}

export type EditProblems = Readonly<Record<string, string>>;

/** Checks the form with the server's own rules before it is sent. The messages are keyed by path, such as "items.0.price". */
export function problemsOf(input: EditReceiptInput, today: string): EditProblems {
  const payTo = (input.payTo ?? []).map(({ method, handle }) => ({ method: lower(method), handle }));
  const items = input.items?.map((item) => ({ ...item, id: undefined }));
  const parsed = editReceiptInput({ today }).safeParse({ ...input, receiptId: 'receipt', items, payTo });
  return parsed.success ? {} : byPath(fieldErrors(parsed.error));
}

function byPath(fields: readonly { path: string; message: string }[]): EditProblems {
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

/** The sum of the parts, in cents. An amount that cannot be read counts as 0. */
export function computedTotal({ items, tax, tip, fees, discount }: EditedBill): Cents {
  const cents = (text: string): Cents => parseMoney(text) ?? 0;
  const lines = items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0);
  return lines + cents(tax) + cents(tip) + cents(fees) - cents(discount);
}

/** The message about a handle. The server names it by its position in the payTo list. */
export function handleProblem(
  problems: EditProblems,
  bill: EditedBill,
  method: (typeof PAYEE_METHODS)[number],
): string | null {
  const shown = PAYEE_METHODS.filter((known) => bill.handles[known]?.trim());
  return problems[`payTo.${shown.indexOf(method)}.handle`] ?? null;
}

function lower(method: string): string {
  return method.toLowerCase();
}
