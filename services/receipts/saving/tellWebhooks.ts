import { receiptAmounts, webhookEventsOf } from '@fairtab/domain/webhooks';
import type { Save } from './Save';

/** 128 random bits in base64url, as every id has. */
const NEW_ID = `translate(rtrim(encode(uuid_send(gen_random_uuid()), 'base64'), '='), '+/', '-_')`;

/**
 * Writes what the changes tell for each webhook of the host that is on and asks for it. It is a part of the statement that saves, so nothing
 * is told that is not saved, and nothing that is saved is forgotten. A webhook that is removed meanwhile is left out and stops no write.
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
  return `INSERT INTO webhook_delivery (id, webhook_id, receipt_id, version, event, position, amounts, created_at, due_at)
    SELECT ${NEW_ID}, w.id, saved.id, ${from} + n.step, n.event, n.position, n.amounts, n.at, n.at
    FROM saved, jsonb_to_recordset(${bind(JSON.stringify(events))}::jsonb)
        AS n(step int, event text, position int, amounts jsonb, at timestamptz),
      account a JOIN webhook w ON w.user_id = a.id
    WHERE a.guest_id = ${bind(after.hostGuestId)} AND w.off_since IS NULL AND n.event = ANY (w.events)
      AND (w.receipt_id IS NULL OR w.receipt_id = saved.id)
    FOR KEY SHARE OF w
    RETURNING webhook_id`;
}
