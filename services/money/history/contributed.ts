/**
 * SQL about what others than the host paid the restaurant (domain/contributions.ts): the contributions `b` of `receipt r`, with
 * what the host still has to pass on.
 */
export const CONTRIBUTIONS = `jsonb_to_recordset(r.contributions) AS b("guestId" text, name text, "owedCents" bigint)`;

/** Whether `receipt r` has a contribution of the guest in a parameter. The index of the contributions answers it. */
export function isContributor(guest: string): string {
  return `r.contributions <> '[]' AND r.contributions @> jsonb_build_array(jsonb_build_object('guestId', ${guest}::text))`;
}
