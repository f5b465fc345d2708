import { withContributorMoved } from '@fairtab/domain/bill/contributions';
import { withGuestMoved } from '@fairtab/domain/households';
import { nameOn } from '@fairtab/domain/people/nameOn';
import { t } from '@fairtab/domain/language/t';
import type { Decision } from '@fairtab/domain/moves/Decision';
import type { ClaimState, Person, ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import { NotFound } from '../../platform/errors';
import { moveEvenings } from '../../money/evenings/eveningsOfGuest';
import { movePartners } from '../../receipts/households/rememberedHouseholds';
import { rewriteFacts } from '../../receipts/writing/rewriteFacts';
import { changeReceipt } from '../../receipts/writing/changeReceipt';
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
  await ctx.db.prisma.$transaction(async (tx) => {
    await endGuest(tx, move.from);
    await moveKeys(tx, move);
  });
  announceEndedGuest(ctx, move.from);
  // Another tab may have written something meanwhile.
  await moveAll(ctx, move);
}

async function moveAll(ctx: ServiceContext, move: Move): Promise<void> {
  const ownerOf = { where: { guestId: move.from }, data: { guestId: move.to } };
  const { prisma } = ctx.db;
  // In one transaction, because a scan has photos of its own guest only.
  await prisma.$transaction([prisma.scan.updateMany(ownerOf), prisma.photo.updateMany(ownerOf)]);
  await prisma.cardPayment.updateMany({ where: { payerGuestId: move.from }, data: { payerGuestId: move.to } });
  await moveReminders(ctx, move);
  await moveMessages(ctx, move);
  await moveEvenings(ctx, move);
  await movePartners(ctx, move);
  await prisma.pushSubscription.updateMany({ ...ownerOf });
  await moveReceipts(ctx, move);
}

/**
 * So that nobody is reminded of the same claims from the start because they signed in. Where both were reminded on one
 * receipt, what was sent to either counts.
 */
async function moveReminders(ctx: ServiceContext, { from, to }: Move): Promise<void> {
  await ctx.db.pool.query(
    `UPDATE reminder SET forgotten_at = coalesce(reminder.forgotten_at, old.forgotten_at), sent_at = ARRAY(
       SELECT DISTINCT at FROM unnest(reminder.sent_at || old.sent_at) AS at ORDER BY at)
     FROM reminder AS old WHERE old.guest_id = $1 AND reminder.guest_id = $2 AND reminder.receipt_id = old.receipt_id`,
    [from, to],
  );
  await ctx.db.pool.query(
    `UPDATE reminder SET guest_id = $2 WHERE guest_id = $1
     AND NOT EXISTS (SELECT 1 FROM reminder AS taken WHERE taken.guest_id = $2 AND taken.receipt_id = reminder.receipt_id)`,
    [from, to],
  );
}

async function moveMessages(ctx: ServiceContext, { from, to }: Move): Promise<void> {
  const { prisma, pool } = ctx.db;
  await pool.query(
    `WITH opened AS (DELETE FROM opened_address WHERE guest_id = $1 RETURNING receipt_id, address_hash, opened_at)
     INSERT INTO opened_address (receipt_id, guest_id, address_hash, opened_at)
     SELECT receipt_id, $2, address_hash, opened_at FROM opened ON CONFLICT DO NOTHING`,
    [from, to],
  );
  await prisma.mail.updateMany({ where: { ownerGuestId: from }, data: { ownerGuestId: to } });
  await pool.query(
    `UPDATE mail SET named_guest_ids = array_replace(named_guest_ids, $1, $2) WHERE named_guest_ids @> ARRAY[$1]`,
    [from, to],
  );
}

/**
 * Lets a retry after the login get the answer of the first try before it. The keys move together with the guest's end: while the
 * guest may still write, a retry on its way must find the key of its first try, or it would act a second time.
 */
async function moveKeys(tx: Prisma.TransactionClient, { from, to }: Move): Promise<void> {
  await tx.$executeRaw`
    UPDATE idempotency_key SET guest_id = ${to}, first_write = false WHERE guest_id = ${from}
    AND NOT EXISTS (SELECT 1 FROM idempotency_key AS taken WHERE taken.guest_id = ${to} AND taken.key = idempotency_key.key)`;
}

async function moveReceipts(ctx: ServiceContext, move: Move): Promise<void> {
  const { pool } = ctx.db;
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM receipt WHERE host_guest_id = $1
     UNION SELECT receipt_id FROM claim WHERE guest_id = $1 OR treated_guest_id = $1
     UNION SELECT receipt_id FROM payment WHERE payer_guest_id = $1
     UNION SELECT receipt_id FROM change WHERE actor_guest_id = $1`,
    [move.from],
  );
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await moveTrail(ctx, { receiptIds: ids, move });
  for (const id of ids) await moveReceipt(ctx, { receiptId: id, move });
}

/** The lines of the trail say the same, of the account. */
async function moveTrail(
  ctx: ServiceContext,
  { receiptIds, move: { from, to } }: { receiptIds: readonly string[]; move: Move },
): Promise<void> {
  const { pool } = ctx.db;
  await pool.query('UPDATE change SET actor_guest_id = $2 WHERE receipt_id = ANY ($3) AND actor_guest_id = $1', [
    from,
    to,
    receiptIds,
  ]);
  await rewriteFacts(ctx, {
    receiptIds,
    guestId: from,
    rewrite: (person) => ({ ...person, guestId: to }),
  });
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
  const name = nameOn(state, from);
  if (name === null) throw new NotFound(t('Nothing on this receipt belongs to the guest.'));
  const moved = { ...state, hostGuestId: state.hostGuestId === from ? to : state.hostGuestId };
  return {
    next: {
      ...moved,
      claims: state.claims.map((claim) => moveClaim(claim, { from, to })),
      payments: state.payments.map((payment) =>
        payment.payerGuestId === from ? { ...payment, payerGuestId: to } : payment,
      ),
      households: withGuestMoved(state.households, { from, to }),
      contributions: withContributorMoved(moved, {
        from: ({ guestId }) => guestId === from,
        to: (person) => ({ guestId: to, name: person.name }),
      }),
    },
    fact: { kind: 'guestSignedIn', by: { guestId: to, name } },
    answer: {},
  };
}

function moveClaim(claim: ClaimState, { from, to }: Move): ClaimState {
  const guestOf = (person: Person): Person => (person.guestId === from ? { ...person, guestId: to } : person);
  const isNamed = [claim, claim.treated, ...claim.sharedWith].some((person) => person?.guestId === from);
  if (!isNamed) return claim;
  return {
    ...claim,
    guestId: claim.guestId === from ? to : claim.guestId,
    treated: claim.treated && guestOf(claim.treated),
    sharedWith: claim.sharedWith.map(guestOf),
  };
}
