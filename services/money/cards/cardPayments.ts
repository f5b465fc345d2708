import { t } from '@fairtab/domain/language/t';
import type { ChargedSum } from '@fairtab/domain/cards/ledger';
import type { CardCharge } from '@fairtab/domain/moves/chargeClaims';
import type { ServiceContext } from '../../context';
import type { CardPayment } from '../../generated/prisma/client';

/** The sums of a stored card payment, in cents. */
export function sumOfPayment({ portionCents, feeCents }: CardPayment): ChargedSum {
  return { portionCents: Number(portionCents), feeCents: Number(feeCents) };
}

/** What a stored card payment was for. */
export function chargeOf({ id, payerGuestId, claims }: CardPayment): CardCharge {
  return { id, payerGuestId, payerName: t('A diner'), claims: claims as unknown as CardCharge['claims'] };
}

/** A card payment as its payer follows it. @returns null also for everybody else's. */
export async function readCardPayment(ctx: ServiceContext, id: string): Promise<CardPayment | null> {
  const { guestId } = ctx.viewer;
  return guestId === null ? null : ctx.db.prisma.cardPayment.findFirst({ where: { id, payerGuestId: guestId } });
}

const SWEPT_AT_A_TIME = 1_000;
/** Its own job has it first. */
const LEFT_ALONE_MS = 10_000;

/** Reports whose job was lost or gave up, at most 1,000, oldest first. */
export async function findProcessorEvents(ctx: ServiceContext): Promise<string[]> {
  const found = await ctx.db.prisma.processorEvent.findMany({
    where: { handledAt: null, receivedAt: { lte: new Date(ctx.now().getTime() - LEFT_ALONE_MS) } },
    orderBy: { receivedAt: 'asc' },
    take: SWEPT_AT_A_TIME,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}

/** Payments that the processor is to be asked about, at most 1,000. So a webhook that never comes is no payment lost. */
export async function findCardPayments(ctx: ServiceContext): Promise<string[]> {
  const found = await ctx.db.prisma.cardPayment.findMany({
    where: { lookAt: { lte: ctx.now() } },
    orderBy: { lookAt: 'asc' },
    take: SWEPT_AT_A_TIME,
    select: { id: true },
  });
  return found.map(({ id }) => id);
}
