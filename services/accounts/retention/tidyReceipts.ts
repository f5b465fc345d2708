import { storedLanguage } from '@fairtab/domain/language/languages';
import { t } from '@fairtab/domain/language/t';
import { tidyingOf, type KeptReceipt, type Tidying } from '@fairtab/domain/retention';
import { forgetAddresses } from '../../receipts/claims/forgetAddresses';
import type { ServiceContext } from '../../context';
import { openedAddress } from '../../people/addresses/openedAddresses';
import type { Prisma } from '../../generated/prisma/client';
import { CONTRIBUTIONS } from '../../money/history/contributionDebts';
import type { Held } from '../../platform/HoldReason';
import { unsubscribeUrl } from '../../messages/mail/unsubscribeTokens';
import { noteHeld } from '../../messages/outgoing/noteHeld';
import { postFirstMessage } from '../../messages/outgoing/postFirstMessage';
import { postLetter } from '../../messages/outgoing/postLetter';
import { isUnsubscribed } from '../../messages/outgoing/unsubscribedAddresses';
import { inLanguage } from '../../platform/readerLanguage';
import { removeReceiptFiles } from '../../receipts/scans/removeScans';
import { removalLetter } from './removalLetter';
import { originOfLinks } from '../../platform/links/PublicOrigin';

const LOOKED_AT_A_TIME = 200;

interface Reader {
  readonly recipient: string;
  readonly guestId: string;
}

interface FoundReceipt extends Omit<KeptReceipt, 'hasReaders'> {
  readonly id: string;
  readonly restaurantName: string;
  readonly hostGuestId: string;
  readonly date: Date;
  /** The addresses of diners without an account, each with the guest who left it first. */
  readonly readers: readonly Reader[];
}

const DUE = `SELECT id FROM receipt WHERE look_at <= $1 ORDER BY look_at LIMIT ${LOOKED_AT_A_TIME}`;

/** A claim `c` of the host's own part, which is settled by being claimed (isSettledClaim). */
const HOSTS_OWN = `c.status = 'claimed' AND c.guest_id = r.host_guest_id AND lower(c.claimer_name) = lower(r.host_name)`;

/** Whether the host has to pass on something to somebody who paid the restaurant. */
const IS_TO_PASS_ON = `EXISTS (SELECT FROM ${CONTRIBUTIONS} WHERE b."owedCents" > 0)`;

const FOUND = `
  SELECT r.id, r.restaurant_name AS "restaurantName", r.host_guest_id AS "hostGuestId", r.date, r.removal_told_at AS "toldAt", r.deleted_at IS NOT NULL AS "isDeleted",
    EXISTS (SELECT FROM account a WHERE a.guest_id = r.host_guest_id) AS "isOfAccount",
    greatest(r.created_at, (SELECT max(h.at) FROM change h WHERE h.receipt_id = r.id
      AND (h.kind <> 'moved' OR h.actor_guest_id IS NOT NULL))) AS "lastChangeAt",
    EXISTS (SELECT FROM change h WHERE h.receipt_id = r.id AND h.kind = 'claimed') AS "wasClaimed",
    coalesce(r.total_cents = (SELECT sum(CASE WHEN c.status = 'paid' AND p.status IN ('confirmed', 'charged') OR ${HOSTS_OWN}
        THEN c.amount_cents ELSE c.covered_cents END) FROM claim c LEFT JOIN payment p ON p.id = c.payment_id
      WHERE c.receipt_id = r.id), false) AND NOT ${IS_TO_PASS_ON} AS "isSettled",
    ${IS_TO_PASS_ON} OR EXISTS (SELECT FROM claim c WHERE c.receipt_id = r.id AND c.status = 'claimed' AND c.amount_cents > c.covered_cents AND NOT (${HOSTS_OWN})) AS "hasUnpaid",
    EXISTS (SELECT FROM claim c WHERE c.receipt_id = r.id
      AND (c.claimer_email IS NOT NULL OR c.claimer_phone IS NOT NULL)) AS "hasAddresses",
    ARRAY(SELECT DISTINCT ON (lower(c.claimer_email)) jsonb_build_object('recipient', lower(c.claimer_email),
        'guestId', coalesce(c.treated_guest_id, c.guest_id))
      FROM claim c WHERE c.receipt_id = r.id AND c.claimer_email IS NOT NULL
      AND NOT EXISTS (SELECT FROM account a WHERE a.guest_id = c.guest_id)
      ORDER BY lower(c.claimer_email), c.made_in) AS readers
  FROM receipt r WHERE r.id = ANY ($1)`;

const LOOK_AGAIN = `UPDATE receipt SET look_at = next.look_at
  FROM unnest($1::text[], $2::timestamptz[]) AS next (id, look_at) WHERE receipt.id = next.id`;

/** On how many receipts it was done. */
export interface Tidied {
  told: number;
  removed: number;
  forgotten: number;
}

/**
 * Looks at the receipts that are due for it, and removes what was kept long enough (domain/retention.ts): receipts of guests
 * with all that is on them, after their readers were told, and addresses.
 */
export async function tidyReceipts(ctx: ServiceContext): Promise<Tidied> {
  const tidied = { told: 0, removed: 0, forgotten: 0 };
  for (;;) {
    const now = ctx.now();
    const due = await ctx.db.pool.query<{ id: string }>(DUE, [now]);
    if (due.rows.length === 0) return tidied;
    const { rows } = await ctx.db.pool.query<FoundReceipt>(FOUND, [due.rows.map(({ id }) => id)]);
    const found = rows.map((receipt) => ({
      receipt,
      ...tidyingOf({ ...receipt, hasReaders: receipt.readers.length > 0 }, now),
    }));
    // First, so that one receipt whose files cannot be removed does not hold up the others.
    await ctx.db.pool.query(LOOK_AGAIN, [rows.map(({ id }) => id), found.map(({ lookAt }) => lookAt)]);
    const dueFor = (act: Tidying['act']) => found.filter((each) => each.act === act).map(({ receipt }) => receipt);
    for (const receipt of dueFor('tell')) if (await tellReaders(ctx, receipt)) tidied.told += 1;
    for (const { id } of dueFor('forgetAddresses')) if (await forgetAddresses(ctx, id)) tidied.forgotten += 1;
    tidied.removed += await removeReceipts(
      ctx,
      dueFor('remove').map(({ id }) => id),
    );
    if (due.rows.length < LOOKED_AT_A_TIME) return tidied;
  }
}

/** Tells who left an address on a guest's receipt that it will be removed in a week. @returns whether this worker did. */
async function tellReaders(ctx: ServiceContext, receipt: FoundReceipt): Promise<boolean> {
  const { id, readers, lastChangeAt } = receipt;
  const holds = await ctx.db.prisma.$transaction(async (tx) => {
    // Another worker may be telling them, too.
    const { count } = await tx.receipt.updateMany({
      where: { id, OR: [{ removalToldAt: null }, { removalToldAt: { lte: lastChangeAt } }] },
      data: { removalToldAt: ctx.now() },
    });
    if (count === 0) return null;
    const held: (Held | null)[] = [];
    for (const reader of readers) held.push(await tellReader(ctx, { tx, receipt, reader }));
    return held.filter((hold) => hold !== null);
  });
  for (const { held } of holds ?? []) await noteHeld(ctx, { channel: 'email', reason: held });
  return holds !== null;
}

async function tellReader(
  ctx: ServiceContext,
  {
    tx,
    receipt: { id: receiptId, restaurantName, hostGuestId, date },
    reader: { recipient: address, guestId },
  }: { tx: Prisma.TransactionClient; receipt: FoundReceipt; reader: Reader },
): Promise<Held | null> {
  const guest = await tx.guest.findUnique({ where: { id: guestId }, select: { language: true } });
  const language = storedLanguage(guest?.language);
  const recipient = await openedAddress(tx, { receiptId, guestId, address });
  if (recipient === null)
    return postFirstMessage(ctx, {
      tx,
      bill: { target: { channel: 'email', unproven: address, receiptId }, guestId, hostGuestId },
      about: { kind: 'removal', date },
      path: `/live-receipt/${receiptId}`,
      language,
    });
  if (await isUnsubscribed(tx, address)) return null;
  const letter = inLanguage(language, () => ({
    ...removalLetter({ restaurantName, receiptId, origin: originOfLinks(ctx) }),
    language,
    unsubscribe: { label: t('No more messages like this'), url: unsubscribeUrl(ctx, { address }) },
  }));
  const to = { channel: 'email', recipient } as const;
  await postLetter(tx, { letter, owner: { guestId }, to, id: ctx.newId(), createdAt: ctx.now() });
  return null;
}

/** Removes receipts with everything on them and their photos. @returns how many. */
async function removeReceipts(ctx: ServiceContext, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0;
  // A receipt that somebody changes in this moment has waited for months; its photos may go a moment before it.
  await removeReceiptFiles(ctx, [...ids]);
  const { rows } = await ctx.db.pool.query<{ id: string; version: number }>(
    'DELETE FROM receipt WHERE id = ANY ($1) RETURNING id, version',
    [ids],
  );
  for (const { id, version } of rows)
    ctx.events.publish({ type: 'receiptChanged', receiptId: id, version: version + 1 });
  return rows.length;
}
