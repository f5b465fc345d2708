import { receiptAmounts, webhookEventsOf } from '@fairtab/domain/programs/webhooks';
import type { Save } from './Save';

/**
 * Writes what the changes tell into the outbox of each webhook of the host that is on and asks for it. It is a part of the statement that
 * saves, so nothing is told that is not saved, and nothing that is saved is forgotten. The outbox refers to no row and has one index, because
 * every claim pays for it. The worker makes messages of it (services/accounts/webhooks/emptyOutbox.ts).
 * @returns null when the changes are of a kind that nobody is told of.
 */
export function tellWebhooks(
  { before, steps }: Save,
  { from, bind }: { from: string; bind: (value: unknown) => string },
): string | null {
  const events = steps.flatMap(({ after, change: { fact, at } }, index) => {
    if (fact === null) return [];
    const told = webhookEventsOf({ before: steps[index - 1]?.after ?? before, after, fact });
    const amounts = told.length > 0 ? receiptAmounts(after) : null;
    return told.map((event, position) => ({ step: index + 1, event, position, amounts, at }));
  });
  const after = steps.at(-1)?.after;
  if (events.length === 0 || !after) return null;
  return `INSERT INTO webhook_outbox (webhook_id, receipt_id, version, event, position, amounts, created_at)
    SELECT w.id, saved.id, ${from} + n.step, n.event, n.position, n.amounts, n.at
    FROM saved, jsonb_to_recordset(${bind(JSON.stringify(events))}::jsonb)
        AS n(step int, event text, position int, amounts jsonb, at timestamptz),
      account a JOIN webhook w ON w.user_id = a.id
    WHERE a.guest_id = ${bind(after.hostGuestId)} AND w.off_since IS NULL AND n.event = ANY (w.events)
      AND (w.receipt_id IS NULL OR w.receipt_id = saved.id)
    RETURNING webhook_id`;
}
