import type { Database } from '@fairtab/services/platform/db';
import { newSecret } from '@fairtab/services/platform/secrets';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { randomBytes } from 'node:crypto';
import { copyReceipt, FIRST_NUMBER, ITEM_PREFIX, RECEIPT_PREFIX } from './receipts';

const CLAIM_PREFIX = 'bench-claim--';

const newId = (): string => randomBytes(16).toString('base64url');

/** Makes an account with a session that hosts many copies of a receipt, one per day, with all its claims. */
export async function newBusyHost(
  db: Database,
  { receipt, first, count }: { receipt: ReceiptState; first: number; count: number },
): Promise<{ guestId: string; bearer: string }> {
  const [userId, guestId] = [newId(), newId()];
  const { secret, tokenHash } = newSecret();
  const username = `host-${userId}`;
  await db.prisma.guest.create({ data: { id: guestId } });
  await db.prisma.user.create({ data: { id: userId, guestId, username, usernameKey: username, passwordHash: '' } });
  await db.prisma.session.create({ data: { id: newId(), userId, tokenHash } });
  await copyReceipt(db, { receipt, first, count });
  const numbers = [FIRST_NUMBER + first, FIRST_NUMBER + first + count - 1];
  await db.pool.query(
    `UPDATE receipt SET host_guest_id = $3, created_at = now() - (n - $1::int) * interval '1 day', date = (now() - (n - $1::int) * interval '1 day')::date
     FROM generate_series($1::int, $2::int) n WHERE id = '${RECEIPT_PREFIX}' || n`,
    [...numbers, guestId],
  );
  await db.pool.query(
    `INSERT INTO claim (id, receipt_id, item_id, guest_id, claimer_name, units, split_count, pieces, amount_cents, status, made_in, created_at)
     SELECT '${CLAIM_PREFIX}' || (n * 100 + row_number() OVER (PARTITION BY n)), '${RECEIPT_PREFIX}' || n, '${ITEM_PREFIX}' || (n * 100 + i.position),
       c.guest_id, c.claimer_name, c.units, c.split_count, c.pieces, c.amount_cents, c.status, c.made_in, now() - (n - $1::int) * interval '1 day'
     FROM claim c JOIN item i ON i.id = c.item_id, generate_series($1::int, $2::int) n WHERE c.receipt_id = $3`,
    [...numbers, receipt.id],
  );
  return { guestId, bearer: secret };
}
