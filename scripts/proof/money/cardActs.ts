import type { ReceiptState } from '@fairtab/domain/receipts';
import { refundCardPayment } from '@fairtab/services/money/cards/refundCardPayment';
import { recordPayout } from '@fairtab/services/money/cards/recordPayout';
import { settleCardPayment } from '@fairtab/services/money/cards/settleCardPayment';
import { startCardPayment } from '@fairtab/services/money/cards/startCardPayment';
import { hasOpenClaims, ownerOrAnybody, pickFrom, someReceipt, type Act, type WeightedAct } from './Act';
import type { World } from './World';

const start: Act = async (world, random) => {
  const receipt = await someReceipt(
    world,
    random,
    (each) =>
      each.currency === 'USD' &&
      hasOpenClaims(each) &&
      owesAsGuest(each).length > 0 &&
      takesCards(world, each.hostGuestId),
  );
  const { guestId } = pickFrom(owesAsGuest(receipt), random);
  const ctx = await world.as(ownerOrAnybody(world, { guestId, random }));
  const { payment } = await startCardPayment(ctx, { receiptId: receipt.id });
  if (!world.cardPaymentIds.includes(payment.id)) world.cardPaymentIds.push(payment.id);
  if (random.chance(0.6)) world.stripe.double.charge(payment.intentId ?? '');
};

/** What others than the host have to pay: a host is paid, and pays nothing by card. */
const owesAsGuest = ({ claims, hostGuestId }: ReceiptState) =>
  claims.filter(({ status, guestId }) => status === 'claimed' && guestId !== hostGuestId);

const takesCards = ({ humans }: World, guestId: string): boolean =>
  humans.some(({ account }) => account?.guestId === guestId && account.takesCards);

/** Something happens at the processor or a bank. Fairtab hears of it later, or never, or twice. */
const bank: Act = async (world, random) => {
  const { double } = world.stripe;
  const { id: intentId, status } = pickFrom(double.all('payment_intent'), random);
  const open = String(status).startsWith('requires_') || status === 'processing';
  const disputes = double.of('dispute', intentId);
  const pending = disputes.find((dispute) => dispute['status'] === 'needs_response');
  const refund = double.of('refund', intentId).find((one) => one['status'] === 'succeeded');
  const kind = random.int(0, 5);
  if (open && kind === 0) double.decline(intentId);
  else if (open && kind === 1) double.process(intentId);
  else if (open) double.charge(intentId);
  else if (pending) double.closeDispute(pending.id, random.pick(['won', 'lost']));
  else if (refund && kind === 0) double.failRefund(refund.id);
  else if (status === 'succeeded' && disputes.length === 0 && kind < 3) double.dispute(intentId);
};

/** Jobs in any order and number. */
const settle: Act = async (world, random) => {
  const cardPaymentId = pickFrom(world.cardPaymentIds, random);
  const job = () => settleCardPayment(world.system(), { cardPaymentId });
  await (random.chance(0.3) ? Promise.all([job(), job()]) : job());
};

const refund: Act = async (world, random) => {
  const receipt = await someReceipt(world, random, ({ payments }) => payments.some(({ method }) => method === 'card'));
  const { id: paymentId } = pickFrom(
    receipt.payments.filter(({ method }) => method === 'card'),
    random,
  );
  const ctx = await world.as(ownerOrAnybody(world, { guestId: receipt.hostGuestId, random }));
  await refundCardPayment(ctx, { paymentId });
};

const payout: Act = async (world, random) => {
  const accountId = pickFrom(world.stripe.double.all('account'), random).id;
  const status = random.pick(['paid', 'failed', 'pending'] as const);
  const payoutId = world.stripe.double.payOut(accountId, { amount: random.int(1, 50_00), status });
  for (let times = random.int(1, 2); times > 0; times--) await recordPayout(world.system(), { payoutId, accountId });
};

/** All jobs that are due, until nothing changes any more. */
export async function settleAllCards(world: World): Promise<void> {
  for (const cardPaymentId of world.cardPaymentIds) await settleCardPayment(world.system(), { cardPaymentId });
}

export const CARD_ACTS = {
  startCard: { weight: 12, act: start },
  bank: { weight: 10, act: bank },
  settleCard: { weight: 10, act: settle },
  refundCard: { weight: 4, act: refund },
  payout: { weight: 1, act: payout },
} satisfies Record<string, WeightedAct>;
