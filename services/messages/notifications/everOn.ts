import type { Prisma } from '../../generated/prisma/client';

/** The ids of all guests that a line of these receipts' trails may name, also of those whose claims are gone. */
export async function everOn(
  tx: Prisma.TransactionClient,
  { receiptIds }: { receiptIds: readonly string[] },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    WITH told AS (SELECT unnest(${[...receiptIds]}::text[]) AS receipt_id)
    SELECT guest_id AS id FROM claim JOIN told USING (receipt_id)
    UNION SELECT treated_guest_id FROM claim JOIN told USING (receipt_id) WHERE treated_guest_id IS NOT NULL
    UNION SELECT payer_guest_id FROM payment JOIN told USING (receipt_id)
    UNION SELECT actor_guest_id FROM change JOIN told USING (receipt_id) WHERE actor_guest_id IS NOT NULL
    UNION SELECT person->>'guestId' FROM claim JOIN told USING (receipt_id), jsonb_array_elements(shared_with) AS person
    UNION SELECT person->>'guestId' FROM receipt JOIN told ON told.receipt_id = receipt.id, jsonb_array_elements(contributions) AS person
    UNION SELECT member->>'guestId' FROM receipt JOIN told ON told.receipt_id = receipt.id,
      jsonb_array_elements(households) AS household, jsonb_array_elements(household->'members') AS member`;
  return rows.map(({ id }) => id);
}
