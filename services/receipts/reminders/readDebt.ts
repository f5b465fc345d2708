import type { Language } from '@fairtab/domain/language/languages';
import type { Cents } from '@fairtab/domain/money';
import type { PayTo } from '@fairtab/domain/receipts';
import type { Debt } from '@fairtab/domain/reminders';
import type { Prisma } from '../../generated/prisma/client';
import type { ServiceContext } from '../../context';
import type { Target } from '../../messages/mail/channels';
import { reachGuest } from '../../messages/notifications/reachGuest';

/** Names a diner: one guest on one receipt. */
export interface Diner {
  readonly receiptId: string;
  readonly guestId: string;
}

/** Everything about what a diner owes that a reminder needs. */
export interface OpenDebt {
  readonly debt: Debt;
  readonly restaurantName: string;
  /** The date of the receipt, at midnight in UTC. */
  readonly date: Date;
  readonly hostGuestId: string;
  readonly hostName: string;
  /** The currency of all amounts. */
  readonly currency: string;
  readonly payTo: readonly PayTo[];
  /** The names that the diner's unpaid claims were made for. */
  readonly names: readonly string[];
  readonly amountCents: Cents;
  readonly items: readonly { readonly name: string; readonly amountCents: Cents }[];
  /** The diner's account; null for a guest without one. */
  readonly userId: string | null;
  /** The diner's. */
  readonly language: Language;
  /** Where a reminder may go. */
  readonly targets: readonly Target[];
}

/**
 * Reads what a diner owes and was reminded of, as it is in the database now. The host owes nothing on the own receipt,
 * and nobody on a receipt that is deleted or that only its host may see.
 * @returns null when there is no such receipt.
 */
export async function readDebt(
  ctx: Pick<ServiceContext, 'channels'>,
  { tx, diner: { receiptId, guestId } }: { tx: Prisma.TransactionClient; diner: Diner },
): Promise<OpenDebt | null> {
  const receipt = await tx.receipt.findUnique({
    where: { id: receiptId },
    include: {
      claims: {
        where: { guestId, status: 'claimed' },
        orderBy: { madeIn: 'asc' },
        include: { item: { select: { name: true } } },
      },
      payTo: { orderBy: { position: 'asc' } },
      reminders: { where: { guestId } },
    },
  });
  if (!receipt) return null;
  const [reminder] = receipt.reminders;
  const isOwed = receipt.deletedAt === null && receipt.visibility !== 'private' && receipt.hostGuestId !== guestId;
  const claims = isOwed ? receipt.claims.filter((claim) => dueOf(claim) > 0) : [];
  const reach = await reachGuest(ctx, {
    tx,
    guestId,
    topics: ['reminders'],
    left: claims.filter(({ treatedGuestId }) => treatedGuestId === null),
  });
  return {
    debt: {
      owesSince: claims.reduce<Date | null>((first, { createdAt }) => earlier(first, createdAt), null),
      sent: reminder?.sentAt ?? [],
      isForgotten: (reminder?.forgottenAt ?? null) !== null,
      isUnsubscribed: reach.isUnsubscribed,
      isReachable: reach.targets.length > 0,
      leftOnlyPhone: reach.leftOnlyPhone,
      zone: receipt.timeZone,
    },
    restaurantName: receipt.restaurantName,
    date: receipt.date,
    hostGuestId: receipt.hostGuestId,
    hostName: receipt.hostName,
    currency: receipt.currency,
    payTo: receipt.payTo.flatMap(({ method, handle }) => (method === 'settlement' ? [] : [{ method, handle }])),
    names: [...new Set(claims.map(({ claimerName }) => claimerName))],
    amountCents: claims.reduce((sum, claim) => sum + dueOf(claim), 0),
    items: claims.map((claim) => ({ name: claim.item.name, amountCents: dueOf(claim) })),
    userId: reach.account?.id ?? null,
    language: reach.language,
    targets: reach.targets,
  };
}

/** The amount of a claim that is to be paid. */
function dueOf({ amountCents, coveredCents }: { amountCents: bigint; coveredCents: bigint }): Cents {
  return Number(amountCents - coveredCents);
}

function earlier(a: Date | null, b: Date): Date {
  return a !== null && a.getTime() <= b.getTime() ? a : b;
}
