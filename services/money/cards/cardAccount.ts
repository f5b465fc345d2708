import type Stripe from 'stripe';
import type { CardFacts } from '@fairtab/domain/cards/cardFacts';
import type { CardOffer } from '@fairtab/domain/cards/cardOffer';
import { cardOfferInput } from '@fairtab/domain/inputs/cardInputs';
import type { ServiceContext } from '../../context';
import type { CardAccount, CardPayment, CardPaymentStatus } from '../../generated/prisma/client';
import { signedIn } from '../../people/signedIn';
import { DomainError } from '../../platform/errors';
import { originOfLinks } from '../../platform/links/PublicOrigin';
import { parseInput } from '../../platform/parseInput';
import { askProcessor, processingOf } from './askProcessor';
import { payableByCard } from './payableByCard';

/**
 * Makes the viewer's account at the processor, unless there is one, and a link that leads there to be set up. The processor
 * asks for what the law wants to know of who receives money; Fairtab sees none of it.
 * @returns the address, which works once and for some minutes.
 * @throws NotSignedIn, Conflict (off), Unavailable.
 */
export async function openCardAccount(ctx: ServiceContext): Promise<string> {
  const { userId } = signedIn(ctx);
  const { stripe } = processingOf(ctx);
  const { prisma } = ctx.db;
  const known = await prisma.cardAccount.findUnique({ where: { userId } });
  const account = known?.id ?? (await makeAccount(ctx, userId));
  const page = `${originOfLinks(ctx)}/payment-methods`;
  const { url } = await askProcessor(
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      // A link that was used or is too old leads back, where the host asks for another one.
      refresh_url: `${page}?cards=again`,
      return_url: `${page}?cards=back`,
    }),
  );
  return url;
}

/** With the key two taps make one account. */
async function makeAccount(ctx: ServiceContext, userId: string): Promise<string> {
  const { id } = await askProcessor(
    processingOf(ctx).stripe.accounts.create(
      {
        type: 'express',
        country: 'US',
        capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
        metadata: { account: userId },
      },
      { idempotencyKey: `account-${userId}` },
    ),
  );
  await ctx.db.prisma.cardAccount.createMany({ data: [{ id, userId, createdAt: ctx.now() }], skipDuplicates: true });
  return id;
}

/** Somebody waits for the page. */
const SHORT = { timeout: 2_000, maxNetworkRetries: 0 };

/**
 * The viewer's account at the processor, as far as it is set up. While it is not ready the processor is asked each time, so
 * that a host who comes back from there does not wait for a report.
 * @returns null when there is none. @throws NotSignedIn.
 */
export async function readCardAccount(ctx: ServiceContext): Promise<CardAccount | null> {
  const { userId } = signedIn(ctx);
  const find = () => ctx.db.prisma.cardAccount.findUnique({ where: { userId } });
  const account = await find();
  if (!account || account.isReady || ctx.cards === null) return account;
  try {
    await refreshCardAccount(ctx, { id: account.id, patience: SHORT });
  } catch {
    // The processor does not answer now. Its report, or the next look, tells.
    return account;
  }
  return find();
}

/**
 * Asks the processor whether a host's account can be paid to. Two that ask at the same time wait for each other, so that
 * the later answer stays.
 * @throws the processor's error.
 */
export async function refreshCardAccount(
  ctx: ServiceContext,
  { id, patience = {} }: { id: string; patience?: Pick<Stripe.RequestOptions, 'timeout' | 'maxNetworkRetries'> },
): Promise<void> {
  const { stripe } = processingOf(ctx);
  await ctx.db.prisma.$transaction(async (tx) => {
    const known = await tx.$queryRaw<unknown[]>`SELECT 1 FROM card_account WHERE id = ${id} FOR UPDATE`;
    if (known.length === 0) return;
    const {
      charges_enabled: charges,
      payouts_enabled: payouts,
      capabilities,
    } = await stripe.accounts.retrieve(id, {}, patience);
    const isReady = charges && payouts && capabilities?.transfers === 'active';
    await tx.cardAccount.update({ where: { id }, data: { isReady } });
  });
}

const MINUTE_MS = 60_000;
/** How soon the processor is asked again about what is not at its end, should no webhook come. */
const LOOK_AGAIN_MS = 2 * MINUTE_MS;

/** A later state never gives way to an earlier one, which a slower worker may still believe in. */
const RANK: Record<CardPaymentStatus, number> = {
  underWay: 0,
  failed: 0,
  canceled: 1,
  paid: 2,
  returning: 3,
  refunded: 4,
  refundFailed: 4,
};

/** Keeps how far a payment is, and when a worker is to look at it again. @param how.status what follows from the facts by default */
export async function saveCardStatus(
  ctx: ServiceContext,
  {
    payment: { id, createdAt },
    facts,
    status = statusOf(facts),
  }: { payment: CardPayment; facts: CardFacts; status?: CardPaymentStatus },
): Promise<void> {
  const isOpen = RANK[status] === 0 || status === 'returning';
  const lacksCost = facts.charge?.costCents === null;
  const nowMs = ctx.now().getTime();
  // A payment that nobody finishes is asked about less and less often.
  const waitMs = status === 'returning' ? LOOK_AGAIN_MS : Math.max(LOOK_AGAIN_MS, nowMs - createdAt.getTime());
  await ctx.db.prisma.cardPayment.updateMany({
    where: { id, status: { in: statusesUpTo(RANK[status]) } },
    data: { status, failure: facts.failure, lookAt: isOpen || lacksCost ? new Date(nowMs + waitMs) : null },
  });
}

function statusOf({ intent }: CardFacts): CardPaymentStatus {
  return intent === 'failed' || intent === 'canceled' ? intent : 'underWay';
}

function statusesUpTo(rank: number): CardPaymentStatus[] {
  return (Object.keys(RANK) as CardPaymentStatus[]).filter((status) => RANK[status] <= rank);
}

/** Part, fee and sum of paying by card, to be shown before it is chosen. @returns null when these claims cannot be paid so. */
export async function offerCard(ctx: ServiceContext, input: unknown): Promise<CardOffer | null> {
  try {
    return (await payableByCard(ctx, parseInput(cardOfferInput, input))).offer;
  } catch (error) {
    if (error instanceof DomainError) return null;
    throw error;
  }
}
