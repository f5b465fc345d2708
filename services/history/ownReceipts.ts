/**
 * Which receipts are in a person's history, as conditions on `receipt r` with the person's guest in $1: what policy.ts
 * says about seeing, as far as a list needs it. Whoever answers with a receipt's state holds it against the policy itself.
 */
export const HOSTED = 'r.host_guest_id = $1 AND r.deleted_at IS NULL';
export const JOINED = "r.host_guest_id <> $1 AND r.deleted_at IS NULL AND r.visibility <> 'private'";
