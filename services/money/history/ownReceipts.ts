/**
 * The receipts in a guest's history, as SQL conditions on `receipt r` with the guest's id in $1. They follow policy.ts only
 * as far as a list needs it, so code that returns a receipt's state must ask the policy as well (maySee).
 */
export const HOSTED = 'r.host_guest_id = $1 AND r.deleted_at IS NULL';
export const JOINED = "r.host_guest_id <> $1 AND r.deleted_at IS NULL AND r.visibility <> 'private'";
