import { payeeMethods } from '@fairtab/domain/waysToPay';
import type { fieldErrors } from '@fairtab/domain/inputs/shape';
import type { createReceiptInput } from '@fairtab/domain/inputs/receiptInputs';
import { amountToSend } from '../../table/billRules/lineAmount';
import { rulesToSend } from '../../table/billRules/lineRules';
import type { Draft, DraftItem } from './Draft';
import { isConfirmed } from './scanCheck';

/** Items with an empty name or price are dropped (docs/product/inputs.md). */
export function filledItems(draft: Pick<Draft, 'items'>): DraftItem[] {
  return draft.items.filter(({ name, price }) => name.trim() && price.trim());
}

/** The draft as the mutation's plain input, with the domain's names of the ways to pay. */
export function plainReceipt(draft: Draft) {
  return {
    restaurantName: draft.restaurantName,
    hostName: draft.hostName,
    description: draft.description,
    date: draft.date,
    currency: draft.currency,
    tax: draft.tax,
    tip: draft.tip,
    ...(draft.alcoholTax.trim() ? { alcoholTax: draft.alcoholTax } : {}),
    // A percentage decides the fees.
    ...(draft.serviceChargePercent === null
      ? { fees: draft.fees }
      : { fees: '', serviceChargeRate: String(draft.serviceChargePercent) }),
    discount: draft.discount,
    total: draft.total,
    splitEvenlyAmong: draft.evenSplit,
    items: filledItems(draft).map(
      ({ key: _, scanItem: __, taxClass, discount, price, quantity, isLineTotal, ...item }) => ({
        ...item,
        ...amountToSend({ price, quantity, isLineTotal }),
        ...rulesToSend({ taxClass, discount }),
      }),
    ),
    payTo: [
      ...payeeMethods(draft.currency)
        .filter((method) => draft.handles[method].trim())
        .map((method) => ({ method, handle: draft.handles[method] })),
      ...(draft.takesCash ? [{ method: 'cash' as const, handle: '' }] : []),
    ],
    ...(draft.scan && {
      scanId: draft.scan.id,
      confirmsScan: isConfirmed(draft),
      keepsCorrections: draft.scanCheck.keepsCorrections,
    }),
  };
}

/** Where a message belongs in the form: "items.<row key>.price", "handles.venmo", or a field's own name. */
export type FormErrors = Readonly<Record<string, string>>;

/** The domain's messages about a draft, by their place in the form. The rules are a parameter, since they are loaded when first needed. */
export function problemsOf(
  draft: Draft,
  rules: { createReceiptInput: typeof createReceiptInput; fieldErrors: typeof fieldErrors; today: string },
): FormErrors {
  const plain = plainReceipt(draft);
  const result = rules.createReceiptInput({ today: rules.today, currency: draft.currency }).safeParse(plain);
  return result.success
    ? {}
    : placeErrors({
        draft,
        fields: Object.fromEntries(rules.fieldErrors(result.error).map(({ path, message }) => [path, message])),
      });
}

/** Loads the rules when they are first needed. When they cannot be loaded, only the server checks the draft. */
export async function findProblems(draft: Draft, today: string): Promise<FormErrors> {
  try {
    const [inputs, shapes] = await Promise.all([
      import('@fairtab/domain/inputs/receiptInputs'),
      import('@fairtab/domain/inputs/shape'),
    ]);
    return problemsOf(draft, { ...inputs, ...shapes, today });
  } catch {
    return {};
  }
}

/** Maps the server's paths, which count items without the dropped rows, to places in the form. */
export function placeErrors({ draft, fields }: { draft: Draft; fields: Readonly<Record<string, string>> }): FormErrors {
  const rows = filledItems(draft);
  const { payTo } = plainReceipt(draft);
  const errors: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [list, index, field] = path.split('.');
    const row = list === 'items' && index ? rows[Number(index)] : undefined;
    const method = list === 'payTo' && index ? payTo[Number(index)]?.method : undefined;
    const place = row ? `items.${row.key}.${placeInRow(field)}` : method ? `handles.${method}` : path;
    errors[place] ??= message;
  }
  return errors;
}

/** The total of a line is typed where the price of one is. */
function placeInRow(field = 'name'): string {
  return field === 'lineTotal' ? 'price' : field;
}
