import type { ServiceContext } from '../../context';
import { TooManyAttempts } from '../../platform/errors';
import { findEvening, namesAt } from '../evenings/readEvening';
import type { Settlement } from '../../generated/prisma/client';
import type { Letter } from '../../messages/mail/letter';
import { planNow } from '../netting/readNetting';
import { reachGuest } from '../../messages/notifications/reachGuest';
import { tellOnce } from '../../messages/notifications/tellOnce';
import { writeToReached } from '../../messages/notifications/writeToReached';
import { hashOfPlan } from '../settlements/KeyedPlan';
import { eveningProposalLetter, nettingProposalLetter } from './proposalLetters';
import { zoneOf } from './zoneOf';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/** Somebody that a proposal waits for. */
interface Asked {
  readonly guestId: string;
  /** The people whose names the letter has. */
  readonly named: readonly string[];
  readonly letter: () => Letter;
}

/**
 * Tells those who have to agree of a proposal, once, unless it is void by then (docs/product/notifications.md). Not at night.
 */
export async function tellProposal(ctx: ServiceContext, { settlementId: id }: { settlementId: string }): Promise<void> {
  await tellOnce(ctx, { table: 'settlement', column: 'tell_at', id }, async (tx) => {
    const found = await tx.settlement.findUniqueOrThrow({ where: { id }, include: { agreements: true } });
    const agreed = [found.proposedByGuestId, ...found.agreements.map(({ guestId }) => guestId)];
    const asked = (await whomItAsks(ctx, found)).filter(({ guestId }) => !agreed.includes(guestId));
    const zone = await zoneOf(
      tx,
      asked.map(({ guestId }) => guestId),
    );
    const tell = async () => {
      for (const { guestId, named, letter } of asked) {
        if (!(await mayTell(ctx, { settlement: found, guestId }))) continue;
        const reach = await reachGuest(ctx, { tx, guestId, topics: ['payments'], left: [] });
        await writeToReached(ctx, { tx, reach, named, from: 'activity', letter });
      }
    };
    return asked.length === 0 ? null : { zone, tell };
  });
}

/** So that nobody is written to again and again by who proposes something, takes it back and proposes it again. */
async function mayTell(
  ctx: ServiceContext,
  { settlement, guestId }: { settlement: Settlement; guestId: string },
): Promise<boolean> {
  const { eveningId, firstGuestId, secondGuestId, currency } = settlement;
  const subject = eveningId ?? [firstGuestId, secondGuestId, currency].join(' ');
  try {
    await ctx.limits.spend('proposalsToldToGuest', `${subject} ${guestId}`);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}

/** Finds nobody when something else is open by now. */
async function whomItAsks(ctx: ServiceContext, settlement: Settlement): Promise<Asked[]> {
  const { eveningId, firstGuestId, secondGuestId, currency } = settlement;
  if (eveningId !== null) return whomAnEveningAsks(ctx, { ...settlement, eveningId });
  if (firstGuestId === null || secondGuestId === null || currency === null) return [];
  const pair = [firstGuestId, secondGuestId] as const;
  const { plan, receipts } = await planNow(ctx, { pair, currency });
  if (!plan || !hashOfPlan(plan).equals(settlement.planHash)) return [];
  const names = namesAt({ receipts, transfers: [] });
  return pair.map((guestId, index) => ({
    guestId,
    named: pair,
    letter: () =>
      nettingProposalLetter({
        origin: originOfLinks(ctx),
        name: names.get(guestId) ?? '',
        otherName: names.get(pair[1 - index] ?? '') ?? '',
        owedCents: plan.debts.reduce((sum, { to, amountCents }) => sum + (to === guestId ? amountCents : 0), 0),
        owesCents: plan.debts.reduce((sum, { from, amountCents }) => sum + (from === guestId ? amountCents : 0), 0),
        currency,
      }),
  }));
}

async function whomAnEveningAsks(
  ctx: ServiceContext,
  { eveningId, planHash, proposedByGuestId }: Settlement & { eveningId: string },
): Promise<Asked[]> {
  const evening = await findEvening(ctx, eveningId);
  if (!evening?.plan || !hashOfPlan(evening.plan).equals(planHash)) return [];
  const { plan, people, name } = evening;
  const nameOf = (id: string | null) => people.find(({ guestId }) => guestId === id)?.name ?? null;
  return plan.asked.map((guestId) => ({
    guestId,
    named: proposedByGuestId === null ? [] : [proposedByGuestId],
    letter: () =>
      eveningProposalLetter({
        origin: originOfLinks(ctx),
        name: nameOf(guestId) ?? '',
        proposerName: nameOf(proposedByGuestId),
        evening: { id: eveningId, name },
      }),
  }));
}
