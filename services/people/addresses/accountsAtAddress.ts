import { usernameKey } from '@fairtab/domain/inputs/accountFields';
import type { Database } from '../../platform/db';
import { proven, type ProvenAddress } from './ProvenAddress';

/** A family may share one address among its accounts. Of more accounts than this, only the oldest are found. */
const MOST_ACCOUNTS = 5;

export interface ReachableAccount {
  readonly id: string;
  readonly username: string;
  readonly email: ProvenAddress;
}

/**
 * The accounts that have verified an address and have this address or this username, the oldest first. The typed text
 * only chooses among verified addresses. It does not prove who typed it, so no result may be shown to them.
 */
export async function accountsAtAddress(
  { pool }: Database,
  typed: { readonly email: string } | { readonly username: string },
): Promise<ReachableAccount[]> {
  const isEmail = 'email' in typed;
  const { rows } = await pool.query<{ id: string; username: string; email: string }>(
    `SELECT id, username, email FROM account
     WHERE email_verified_at IS NOT NULL AND ${isEmail ? 'lower(email) = lower($1)' : 'username_key = $1 AND email IS NOT NULL'}
     ORDER BY created_at LIMIT ${MOST_ACCOUNTS}`,
    [isEmail ? typed.email : usernameKey(typed.username)],
  );
  return rows.map(({ email, ...account }) => ({ ...account, email: proven(email) }));
}
