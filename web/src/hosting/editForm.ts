import { fieldErrors, editReceiptInput } from '@fairtab/domain/inputs';
import { parseMoney, type Cents } from '@fairtab/domain/money';
import { WAYS_TO_PAY } from '@fairtab/domain/waysToPay';
import { railOf } from '../paying/railOf';
import type { TableState, WireMethod } from '../table/tableState';
import type { EditReceiptInput } from './useEditReceipt';

export interface EditedItem {
  /** For React; an item that is already on the bill has its own id too. */
  readonly key: string;
  readonly id: string | null;
  readonly name: string;
  readonly price: string;
  readonly quantity: number;
  readonly splitWith: number;
}

/** What stands in the form, as typed. */
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

/** The rails a host is reached on by a handle; the order people expect them in. */
export const PAYEE_RAILS = ['VENMO', 'CASHAPP', 'ZELLE', 'PAYPAL'] as const satisfies readonly WireMethod[];

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

/** The dishes, also of a bill that is split evenly, where they are there to be added up and not to be changed. */
function linesOf({ items, evenSplit }: TableState): EditedItem[] {
  if (evenSplit)
    return evenSplit.dishes.map((dish, index) => ({ ...dish, key: String(index), id: null, splitWith: 1 }));
  return items.map(({ id, name, price, quantity, splitWith }) => ({ key: id, id, name, price, quantity, splitWith }));
}

/** The mutation's input; rows left wholly empty are dropped, as in the wizard (spec §5). */
export function inputOf({
  bill,
  table,
}: {
  bill: EditedBill;
  table: Pick<TableState, 'id' | 'version' | 'payTo' | 'evenSplit'>;
}): EditReceiptInput {
  const { handles, items, ...fields } = bill;
  const typed = PAYEE_RAILS.flatMap((method) => {
    const handle = handles[method]?.trim();
    return handle ? [{ method, handle }] : [];
  });
  // Ways to pay this form does not show stay as they are.
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

function lineInput({ id, name, price, quantity, splitWith }: EditedItem) {
  const isEmpty = !name.trim() && !price.trim();
  return isEmpty ? [] : [{ ...(id ? { id } : {}), name, price, quantity, splitWith }];
}

export type EditProblems = Readonly<Record<string, string>>;

/** What the shapes of the server say about the form, before it is sent; keyed by path, such as "items.0.price". */
export function problemsOf(input: EditReceiptInput, today: string): EditProblems {
  const payTo = (input.payTo ?? []).map(({ method, handle }) => ({ method: lower(method), handle }));
  const items = input.items?.map((item) => ({ ...item, id: undefined }));
  const parsed = editReceiptInput({ today }).safeParse({ ...input, receiptId: 'receipt', items, payTo });
  return parsed.success ? {} : byPath(fieldErrors(parsed.error));
}

export function byPath(fields: readonly { path: string; message: string }[]): EditProblems {
  return Object.fromEntries(fields.map(({ path, message }) => [path, message]));
}

/** What the parts add up to, as far as they can be read; in cents. */
export function computedTotal({ items, tax, tip, fees, discount }: EditedBill): Cents {
  const cents = (text: string): Cents => parseMoney(text) ?? 0;
  const lines = items.reduce((sum, { price, quantity }) => sum + cents(price) * quantity, 0);
  return lines + cents(tax) + cents(tip) + cents(fees) - cents(discount);
}

/** The field's position in the wire's payTo list, for the message about it. */
export function handleProblem(
  problems: EditProblems,
  bill: EditedBill,
  method: (typeof PAYEE_RAILS)[number],
): string | null {
  const shown = PAYEE_RAILS.filter((rail) => bill.handles[rail]?.trim());
  return problems[`payTo.${shown.indexOf(method)}.handle`] ?? null;
}

export function railLabel(method: WireMethod): string {
  return WAYS_TO_PAY[railOf(method)].label;
}

function lower(method: string): string {
  return method.toLowerCase();
}
