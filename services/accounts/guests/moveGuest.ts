import type { Decision } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../errors';
import { changeReceipt } from '../../receipts/changeReceipt';
import { announceEndedGuest, endGuest } from './endGuest';

interface Move {
  readonly from: string;
  readonly to: string;
}

/**
 * Gives the account's guest all photos, receipts and claims of the browser's guest (docs/product/access.md), then ends
 * that guest. On each receipt this is a change that everybody sees. When it is stopped midway, the next login finishes
 * it, because the secret is voided last.
 */
export async function moveGuest(ctx: ServiceContext, move: Move): Promise<void> {
  const guest = await ctx.db.prisma.guest.findUnique({ where: { id: move.from }, select: { tokenHash: true } });
  if (!guest?.tokenHash) return;
  await moveAll(ctx, move);
  await ctx.db.prisma.$transaction((tx) => endGuest(tx, move.from));
  announceEndedGuest(ctx, move.from);
  // Another tab may have written something meanwhile.
  await moveAll(ctx, move);
}

async function moveAll(ctx: ServiceContext, move: Move): Promise<void> {
  const ownerOf = { where: { guestId: move.from }, data: { guestId: move.to } };
  const { prisma } = ctx.db;
  // In one transaction, because a scan has photos of its own guest only.
  await prisma.$transaction([prisma.scan.updateMany(ownerOf), prisma.photo.updateMany(ownerOf)]);
  await moveKeys(ctx, move);
  await moveReceipts(ctx, move);
}

/** Lets a retry after the login get the answer of the first try before it. */
async function moveKeys(ctx: ServiceContext, { from, to }: Move): Promise<void> {
  await ctx.db.pool.query(
    `UPDATE idempotency_key SET guest_id = $2, first_write = false WHERE guest_id = $1
     AND NOT EXISTS (SELECT 1 FROM idempotency_key AS taken WHERE taken.guest_id = $2 AND taken.key = idempotency_key.key)`,
    [from, to],
  );
}

async function moveReceipts(ctx: ServiceContext, move: Move): Promise<void> {
  const { pool } = ctx.db;
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM receipt WHERE host_guest_id = $1
     UNION SELECT receipt_id FROM claim WHERE guest_id = $1
     UNION SELECT receipt_id FROM payment WHERE payer_guest_id = $1`,
    [move.from],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  const { from, to } = move;
  await pool.query('UPDATE change SET actor_guest_id = $2 WHERE receipt_id = ANY ($3) AND actor_guest_id = $1', [
    from,
    to,
    ids,
  ]);
  for (const id of ids) await moveReceipt(ctx, { receiptId: id, move });
}

async function moveReceipt(ctx: ServiceContext, { receiptId, move }: { receiptId: string; move: Move }): Promise<void> {
  const asAccount: ServiceContext = { ...ctx, viewer: { guestId: move.to, session: null } };
  try {
    await changeReceipt(asAccount, { receiptId, decide: (state) => decide(state, move) });
  } catch (error) {
    // A login in another tab has moved the receipt, or it was removed.
    if (!(error instanceof NotFound)) throw error;
  }
}

function decide(state: ReceiptState, { from, to }: Move): Decision {
  const actorName = nameOf(state, from);
  if (actorName === null) throw new NotFound('Nothing on this receipt belongs to the guest.');
  return {
    next: {
      ...state,
      hostGuestId: state.hostGuestId === from ? to : state.hostGuestId,
      claims: state.claims.map((claim) => (claim.guestId === from ? { ...claim, guestId: to } : claim)),
      payments: state.payments.map((payment) =>
        payment.payerGuestId === from ? { ...payment, payerGuestId: to } : payment,
      ),
    },
    actorName,
    kind: 'moved',
    summary: `${actorName} signed in`,
    answer: {},
  };
}

/** The guest's name on this receipt; null when nothing on it belongs to the guest. */
function nameOf(state: ReceiptState, guestId: string): string | null {
  if (state.hostGuestId === guestId) return state.hostName;
  const claim = state.claims.find((candidate) => candidate.guestId === guestId);
  const payment = state.payments.find((candidate) => candidate.payerGuestId === guestId);
  return claim?.claimerName ?? payment?.payerName ?? null;
}
