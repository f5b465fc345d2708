import type { ChangeFact } from '@fairtab/domain/facts/changes';
import { formatMoney } from '@fairtab/domain/money';
import { wholePercent } from '@fairtab/domain/bill/serviceCharge';
import { dinerKey } from '../../people/guests';
import { factOnWire, type ShownAs } from '../../receipts/factFields';

/** A fact as a webhook tells it: the same as `fact` in REST (a test of api/ compares them). */
export function factBody(fact: ChangeFact, { receiptId }: { receiptId: string }): Record<string, unknown> {
  const parts: Readonly<Record<string, unknown>> = { ...fact };
  const shown = factOnWire(fact.kind).fields.map(({ name, part, shownAs }): [string, unknown] => [
    name,
    render(parts[part], { shownAs, receiptId }),
  ]);
  return { kind: fact.kind, ...Object.fromEntries(shown) };
}

function render(value: unknown, { shownAs, receiptId }: { shownAs: ShownAs; receiptId: string }): unknown {
  if (shownAs === 'percent') return wholePercent(value as number | null);
  if (shownAs === 'rate') return typeof value === 'number' ? String(value) : null;
  return withoutIds(value, receiptId);
}

/** Guests by their stand-ins, amounts with the decimals of their currency. */
function withoutIds(value: unknown, receiptId: string): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutIds(entry, receiptId));
  if (typeof value !== 'object' || value === null) return value;
  if ('guestId' in value && 'name' in value)
    return { diner: dinerKey({ receiptId, guestId: String(value.guestId) }), name: value.name };
  if ('minor' in value && 'currency' in value)
    return { amount: formatMoney(Number(value.minor), String(value.currency)), currency: value.currency };
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutIds(part, receiptId)]));
}
