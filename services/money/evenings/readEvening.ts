import type { Pool } from 'pg';
import { isInEvening } from '@fairtab/domain/evenings/isInEvening';
import { planEvening } from '@fairtab/domain/evenings/planEvening';
import { readId } from '@fairtab/domain/inputs/fields';
import { t } from '@fairtab/domain/language/t';
import type { Cents, Currency } from '@fairtab/domain/money';
import type { PayTo, ReceiptState } from '@fairtab/domain/receipts';
import { netOfEach } from '@fairtab/domain/settlements/debts';
import { beside, type KeyedPlan, type Proposal, withKey } from '../settlements/KeyedPlan';
import { PROPOSAL, type StoredProposal, type StoredTransfer, TRANSFER } from '../settlements/StoredSettlement';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';

/** Somebody of an evening. The guest's id never leaves the server. */
export interface EveningPerson {
  readonly guestId: string;
  readonly name: string;
  /** What they get in the end, in cents, transfers that are not confirmed included; negative for one who has to pay. */
  readonly netCents: Cents;
}

/** An evening as it is now (docs/product/evenings.md). */
export interface EveningState {
  readonly id: string;
  readonly name: string;
  /** The currency of its receipts and its transfers. A receipt that got another one is not shown. */
  readonly currency: Currency;
  readonly madeByGuestId: string | null;
  readonly createdAt: Date;
  /** All that were put in, also those that are not shown now. */
  readonly receiptIds: readonly string[];
  /** Those that everybody with the link may see, in the order in which they were added. */
  readonly receipts: readonly ReceiptState[];
  readonly people: readonly EveningPerson[];
  /** How it would be settled; null when nothing is open on the receipts. */
  readonly plan: KeyedPlan | null;
  /** The proposal that waits for hosts. */
  readonly proposal: Proposal | null;
  /** What is owed since it was settled, the oldest settlement first. */
  readonly transfers: readonly StoredTransfer[];
}

/** @returns null when there is no such evening. Whoever knows the id may see it. */
export async function findEvening(ctx: ServiceContext, id: string): Promise<EveningState | null> {
  const stored = readId('evening')(id).ok ? await queryEvening(ctx.db.pool, id) : null;
  if (!stored) return null;
  const { receiptIds, proposal, transfers, ...evening } = stored;
  const found = await ctx.store.loadMany(receiptIds);
  const receipts = receiptIds
    .flatMap((receiptId) => found.get(receiptId) ?? [])
    .filter((receipt) => isInEvening(receipt) && receipt.currency === stored.currency);
  const plan = withKey(planEvening(receipts));
  const owed = transfers
    .filter(({ status }) => status !== 'confirmed')
    .map(({ fromGuestId: from, toGuestId: to, amountCents }) => ({ from, to, amountCents }));
  const net = netOfEach([...(plan?.debts ?? []), ...owed]);
  const people = [...namesAt({ receipts, transfers })].map(([guestId, name]) => ({
    guestId,
    name,
    netCents: net.get(guestId) ?? 0,
  }));
  return {
    ...evening,
    receiptIds,
    receipts,
    people,
    plan,
    proposal: beside(plan, proposal),
    transfers,
  };
}

/** @throws NotFound */
export async function readEvening(ctx: ServiceContext, id: string): Promise<EveningState> {
  const evening = await findEvening(ctx, id);
  if (!evening) throw new NotFound(t('There is no such evening.'));
  return evening;
}

/** Whether somebody takes part: hosts a receipt, has a claim on one, or owes or is owed a transfer. */
export function takesPart({ people }: EveningState, guestId: string | null): boolean {
  return people.some((person) => person.guestId === guestId);
}

interface StoredEvening {
  readonly id: string;
  readonly name: string;
  /** The currency of its receipts and its transfers. */
  readonly currency: Currency;
  readonly madeByGuestId: string | null;
  readonly createdAt: Date;
  readonly receiptIds: readonly string[];
  readonly proposal: StoredProposal | null;
  readonly transfers: readonly StoredTransfer[];
}

const EVENING = `SELECT e.id, e.name, e.currency, e.made_by_guest_id AS "madeByGuestId", e.created_at AS "createdAt",
    (SELECT coalesce(json_agg(r.receipt_id ORDER BY r.added_at, r.receipt_id), '[]')
      FROM evening_receipt r WHERE r.evening_id = e.id) AS "receiptIds",
    (SELECT ${PROPOSAL} FROM settlement s WHERE s.evening_id = e.id AND s.settled_at IS NULL) AS proposal,
    (SELECT coalesce(json_agg(${TRANSFER} ORDER BY s.settled_at, t.amount_cents DESC, t.id), '[]')
      FROM settlement s JOIN transfer t ON t.settlement_id = s.id WHERE s.evening_id = e.id) AS transfers
  FROM evening e WHERE e.id = $1`;

/** What the database has of an evening, in one statement; null when there is none. */
export async function queryEvening(pool: Pool, id: string): Promise<StoredEvening | null> {
  const { rows } = await pool.query<StoredEvening>({ name: 'evening', text: EVENING, values: [id] });
  return rows[0] ?? null;
}

/** The evening that a receipt is shown in; null when there is none, or not everybody with the link may see the receipt. */
export async function eveningOfReceipt(ctx: ServiceContext, receipt: ReceiptState): Promise<EveningState | null> {
  if (!isInEvening(receipt)) return null;
  const found = await ctx.db.prisma.eveningReceipt.findUnique({ where: { receiptId: receipt.id } });
  return found && findEvening(ctx, found.eveningId);
}

/** The guests of an evening by name: hosts by theirs, diners by those that they claimed for, and who paid a restaurant. Hosts come first. */
export function namesAt({
  receipts,
  transfers,
}: {
  receipts: readonly Pick<ReceiptState, 'hostGuestId' | 'hostName' | 'claims' | 'contributions'>[];
  transfers: readonly Pick<StoredTransfer, 'fromGuestId' | 'fromName' | 'toGuestId' | 'toName'>[];
}): Map<string, string> {
  const names = new Map<string, string>();
  for (const { hostGuestId, hostName } of receipts) if (!names.has(hostGuestId)) names.set(hostGuestId, hostName);
  const claimed = new Map<string, Set<string>>();
  for (const { guestId, claimerName, status } of receipts.flatMap(({ claims }) => claims))
    if (status !== 'cancelled') claimed.set(guestId, (claimed.get(guestId) ?? new Set()).add(claimerName));
  for (const [guestId, all] of claimed) if (!names.has(guestId)) names.set(guestId, [...all].join(' & '));
  for (const { guestId, name } of receipts.flatMap(({ contributions }) => contributions))
    if (!names.has(guestId)) names.set(guestId, name);
  for (const { fromGuestId, fromName, toGuestId, toName } of transfers) {
    if (!names.has(fromGuestId)) names.set(fromGuestId, fromName);
    if (!names.has(toGuestId)) names.set(toGuestId, toName);
  }
  return names;
}

/** How somebody likes to be paid: the ways on their receipts of the evening, each once, those of the first receipt first. */
export function waysToReach({ receipts }: Pick<EveningState, 'receipts'>, guestId: string): PayTo[] {
  const ways = receipts.filter(({ hostGuestId }) => hostGuestId === guestId).flatMap(({ payTo }) => payTo);
  return [...new Map(ways.map((way) => [`${way.method} ${way.handle}`, way])).values()];
}
