import { readId } from '@fairtab/domain/inputs/fields';
import { t } from '@fairtab/domain/language/t';
import { isInEvening } from '@fairtab/domain/evenings/isInEvening';
import { planEvening } from '@fairtab/domain/evenings/planEvening';
import type { Cents, Currency } from '@fairtab/domain/money';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { netOfEach } from '@fairtab/domain/settlements/debts';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { beside, withKey, type KeyedPlan, type Proposal } from '../settlements/KeyedPlan';
import type { StoredTransfer } from '../settlements/StoredSettlement';
import { namesAt } from './namesAt';
import { queryEvening } from './queryEvening';

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
  /** Of its receipts and its transfers. A receipt that got another one is not shown. */
  readonly currency: Currency;
  readonly madeByGuestId: string | null;
  readonly createdAt: Date;
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
