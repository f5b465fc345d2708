import type { createReceiptInput, fieldErrors } from '@fairtab/domain/inputs';
import { isConfirmed } from './scanCheck';
import { PAYEE_RAILS, type Draft, type DraftItem } from './draft';

/** Items with an empty name or price are dropped (spec §5). */
export function filledItems(draft: Pick<Draft, 'items'>): DraftItem[] {
  return draft.items.filter(({ name, price }) => name.trim() && price.trim());
}

/** The draft as the plain object that goes over the wire, methods in the domain's words. */
export function plainReceipt(draft: Draft) {
  return {
    restaurantName: draft.restaurantName,
    hostName: draft.hostName,
    description: draft.description,
    date: draft.date,
    tax: draft.tax,
    tip: draft.tip,
    fees: draft.fees,
    discount: draft.discount,
    total: draft.total,
    splitEvenlyAmong: draft.evenSplit,
    items: filledItems(draft).map(({ name, price, quantity, splitWith }) => ({ name, price, quantity, splitWith })),
    payTo: [
      ...PAYEE_RAILS.filter((method) => draft.handles[method].trim()).map((method) => ({
        method,
        handle: draft.handles[method],
      })),
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

/** The domain's rules about a draft, in the form's own places. Takes the shapes, which are loaded when first needed. */
export function problemsOf(
  draft: Draft,
  rules: { createReceiptInput: typeof createReceiptInput; fieldErrors: typeof fieldErrors; today: string },
): FormErrors {
  const plain = plainReceipt(draft);
  const result = rules.createReceiptInput({ today: rules.today }).safeParse(plain);
  return result.success ? {} : placeErrors({ draft, fields: rules.fieldErrors(result.error) });
}

/** The rules come when they are first needed. Without a signal they do not come, and then the server's word counts. */
export async function findProblems(draft: Draft, today: string): Promise<FormErrors> {
  try {
    return problemsOf(draft, { ...(await import('@fairtab/domain/inputs')), today });
  } catch {
    return {};
  }
}

/** Puts messages with the wire's paths (items counted without the dropped rows) where the form shows them. */
export function placeErrors({
  draft,
  fields,
}: {
  draft: Draft;
  fields: readonly { path: string; message: string }[];
}): FormErrors {
  const rows = filledItems(draft);
  const { payTo } = plainReceipt(draft);
  const errors: Record<string, string> = {};
  for (const { path, message } of fields) {
    const [list, index, field] = path.split('.');
    const row = list === 'items' && index ? rows[Number(index)] : undefined;
    const rail = list === 'payTo' && index ? payTo[Number(index)]?.method : undefined;
    const place = row ? `items.${row.key}.${field ?? 'name'}` : rail ? `handles.${rail}` : path;
    errors[place] ??= message;
  }
  return errors;
}
