import type { ClaimState, PaymentState, ReceiptState } from '@fairtab/domain/receipts';
import { changedRows } from './changedRows';
import type { Save } from './Save';

/** What some steps did to a row, all in all. */
export interface RowChange<Row> {
  /** As the last step leaves it. */
  readonly row: Row;
  /** The number of the step that first touched it, from 1. */
  readonly step: number;
  /** When it last turned into another state, or was made; null when no step did that. */
  readonly turnedAt: string | null;
}

/** A claim turns when it is paid, cancelled or open again, and when it becomes somebody else's. */
export function claimChanges(save: Save): RowChange<ClaimState>[] {
  return rowChanges(save, {
    listOf: ({ claims }) => claims,
    isTurn: (a, b) => a.status !== b.status || a.guestId !== b.guestId,
  });
}

/** A payment turns when it is confirmed or disputed. */
export function paymentChanges(save: Save): RowChange<PaymentState>[] {
  return rowChanges(save, { listOf: ({ payments }) => payments, isTurn: (a, b) => a.status !== b.status });
}

/** The rows of a list that the steps made or changed, without those that a later step took away again. */
function rowChanges<Row extends { readonly id: string }>(
  { before, steps }: Save,
  { listOf, isTurn }: { listOf: (state: ReceiptState) => readonly Row[]; isTurn: (row: Row, next: Row) => boolean },
): RowChange<Row>[] {
  const changes = new Map<string, RowChange<Row>>();
  let list = before ? listOf(before) : [];
  steps.forEach(({ after, change }, index) => {
    const rows = new Map(list.map((row) => [row.id, row]));
    for (const row of changedRows(list, listOf(after))) {
      const earlier = changes.get(row.id);
      const previous = rows.get(row.id);
      const turnedAt = !previous || isTurn(previous, row) ? change.at : (earlier?.turnedAt ?? null);
      changes.set(row.id, { row, step: earlier?.step ?? index + 1, turnedAt });
    }
    list = listOf(after);
  });
  return list.flatMap(({ id }) => changes.get(id) ?? []);
}
