import { startCardPaymentInput } from '@fairtab/domain/inputs/cardInputs';
import { t } from '@fairtab/domain/language/t';
import { dueOf } from '@fairtab/domain/owed';
import { displayMoney, FIRST_CURRENCY } from '@fairtab/domain/money';
import type { ServiceContext } from '../../context';
import { AmountMismatch, Conflict } from '../../platform/errors';
import type { CardPayment, Prisma } from '../../generated/prisma/client';
import { settleCardPaymentJob } from '../../platform/jobs/jobs';
import { parseInput } from '../../platform/parseInput';
import { askProcessor, processingOf } from './askProcessor';
import { payableByCard, type PayableByCard } from './payableByCard';

export interface StartedCardPayment {
  readonly payment: CardPayment;
  /** With it the payer's browser, and nobody else, sends the card to the processor. */
  readonly clientSecret: string;
}

const FIRST_LOOK_MS = 2 * 60 * 1000;

/**
 * Begins a payment by card: the processor is told the sum and the host's part of it, which are computed here. Nothing is
 * paid by this; a claim is paid when the processor says so (docs/product/cards.md). Who begins again for the same claims
 * gets the same payment, so that a page may be loaded anew.
 * @throws InvalidInput, NotFound, NotAllowed, Conflict (see payableByCard), AmountMismatch (the payer saw another sum),
 * TooManyAttempts, Unavailable.
 */
export async function startCardPayment(ctx: ServiceContext, input: unknown): Promise<StartedCardPayment> {
  const { expectedTotalCents, ...wanted } = parseInput(startCardPaymentInput, input);
  const payable = await payableByCard(ctx, wanted);
  const { totalCents: amountCents } = payable.offer;
  if (expectedTotalCents !== null && expectedTotalCents !== amountCents) {
    const message = t('The card is charged {amount} now. Have a look before you pay.', {
      amount: displayMoney(amountCents, FIRST_CURRENCY),
    });
    throw new AmountMismatch({ message, amountCents, currency: FIRST_CURRENCY });
  }
  await ctx.limits.spend('cardPaymentsOfGuest', payable.guestId);
  await ctx.limits.spend('cardPaymentsFromAddress', ctx.client.address);
  const payment =
    (await findBegun(ctx, payable)) ?? (await ctx.db.prisma.cardPayment.create({ data: rowOf(ctx, payable) }));
  const intent = await intentOf(ctx, payment);
  if (!intent.status.startsWith('requires_')) {
    // It came to an end that Fairtab has not heard of yet.
    ctx.jobs.send(settleCardPaymentJob, { cardPaymentId: payment.id });
    throw new Conflict(t('Your card payment for this is under way. The receipt shows it in a moment.'));
  }
  const { prisma } = ctx.db;
  const kept =
    payment.intentId === null
      ? await prisma.cardPayment.update({
          where: { id: payment.id },
          data: { intentId: intent.id, lookAt: firstLookOf(ctx) },
        })
      : payment;
  return { payment: kept, clientSecret: intent.client_secret ?? '' };
}

/** The same claims at the same prices, to the same account, that are not paid or given up yet. */
async function findBegun(ctx: ServiceContext, payable: PayableByCard): Promise<CardPayment | null> {
  return ctx.db.prisma.cardPayment.findFirst({
    where: {
      receiptId: payable.receipt.id,
      payerGuestId: payable.guestId,
      status: { in: ['underWay', 'failed'] },
      claims: { equals: claimsOf(payable) },
      feeCents: payable.offer.feeCents,
      cardAccountId: payable.cardAccountId,
    },
    orderBy: { createdAt: 'asc' },
  });
}

function rowOf(ctx: ServiceContext, payable: PayableByCard): Prisma.CardPaymentUncheckedCreateInput {
  const { receipt, guestId, offer, cardAccountId } = payable;
  return {
    id: ctx.newId(),
    receiptId: receipt.id,
    payerGuestId: guestId,
    claims: claimsOf(payable),
    portionCents: offer.portionCents,
    feeCents: offer.feeCents,
    cardAccountId,
    createdAt: ctx.now(),
    lookAt: firstLookOf(ctx),
  };
}

function firstLookOf(ctx: ServiceContext): Date {
  return new Date(ctx.now().getTime() + FIRST_LOOK_MS);
}

function claimsOf({ claims }: PayableByCard): Prisma.InputJsonArray {
  return claims.map((claim) => ({ id: claim.id, amountCents: dueOf(claim) }));
}

/** The address of a receipt is the key to it, so the processor is not told which receipt it is. */
async function intentOf(ctx: ServiceContext, { id, intentId, portionCents, feeCents, cardAccountId }: CardPayment) {
  const { stripe } = processingOf(ctx);
  if (intentId !== null) return askProcessor(stripe.paymentIntents.retrieve(intentId));
  return askProcessor(
    stripe.paymentIntents.create(
      {
        amount: Number(portionCents + feeCents),
        currency: 'usd',
        // Apple Pay and Google Pay are cards to the processor.
        allowed_payment_method_types: ['card'],
        application_fee_amount: Number(feeCents),
        transfer_data: { destination: cardAccountId },
        metadata: { cardPayment: id },
      },
      { idempotencyKey: `intent-${id}` },
    ),
  );
}
