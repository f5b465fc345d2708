import type { ServiceContext } from '@fairtab/services/context';
import { CURRENCIES_OF_PROOF } from './currencies';
import { cancelClaim, reopenClaim, unclaim } from '@fairtab/services/receipts/claims/changeClaim';
import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { treat } from '@fairtab/services/receipts/claims/treat';
import { personId } from '@fairtab/services/people/guests';
import { askHousehold, joinHousehold, leaveHousehold } from '@fairtab/services/receipts/households/households';
import { acceptPayment, confirmPayment, disputePayment } from '@fairtab/services/receipts/payments/changePayment';
import { payClaims } from '@fairtab/services/receipts/payments/payClaims';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { deleteReceipt } from '@fairtab/services/receipts/deleteReceipt';
import { editReceipt } from '@fairtab/services/receipts/editReceipt';
import { restoreReceipt } from '@fairtab/services/receipts/restoreReceipt';
import { shareReceipt } from '@fairtab/services/receipts/shareReceipt';
import { type Act, hasOpenClaims, ownerOrAnybody, pickFrom, someReceipt, type WeightedAct } from './Act';

const FOUR_DAYS_MS = 4 * 24 * 60 * 60 * 1000;

export const host: Act = async (world, random) => {
  const human = random.pick(world.humans.slice(0, 4));
  const [currency, most, digits] = random.pick(CURRENCIES_OF_PROOF);
  const amount = (max: number) => (random.int(0, max) / 10 ** digits).toFixed(digits);
  const items = Array.from({ length: random.int(1, 4) }, (_unused, index) => ({
    name: `Dish ${index}`,
    price: (random.int(1, most) / 10 ** digits).toFixed(digits),
    quantity: random.int(1, 3),
  }));
  const { receipt } = await createReceipt(await world.as(human), {
    restaurantName: 'Casa',
    hostName: human.name,
    currency,
    items,
    tax: amount(most / 5),
    tip: random.chance(0.7) ? amount(most / 3) : undefined,
    fees: random.chance(0.2) ? amount(most / 10) : undefined,
  });
  world.receiptIds.push(receipt.id);
};

const claim: Act = async (world, random) => {
  const receipt = await someReceipt(
    world,
    random,
    ({ deletedAt, visibility }) => deletedAt === null && visibility !== 'private',
  );
  const human = world.human(random);
  await claimItem(await world.as(human), {
    itemId: random.pick(receipt.items).id,
    claimerName: human.name,
    ...(random.chance(0.3) ? { units: 1, splitCount: random.int(2, 5) } : { units: random.chance(0.5) ? 1 : null }),
    idempotencyKey: random.chance(0.3) ? `${receipt.id} ${human.name} ${random.int(1, 3)}` : null,
  });
};

/** Somebody claims all that is left, so that whole bills are claimed, too. */
const claimRest: Act = async (world, random) => {
  const receipt = await someReceipt(
    world,
    random,
    ({ deletedAt, visibility }) => deletedAt === null && visibility !== 'private',
  );
  const human = world.human(random);
  const ctx = await world.as(human);
  for (const { id } of receipt.items)
    await claimItem(ctx.viewer.guestId === null ? await world.as(human) : ctx, {
      itemId: id,
      claimerName: human.name,
      units: null,
    });
};

const onClaim =
  (move: (ctx: ServiceContext, wanted: { claimId: string }) => Promise<unknown>, byHost = false): Act =>
  async (world, random) => {
    const receipt = await someReceipt(world, random, ({ claims }) => claims.length > 0);
    const chosen = pickFrom(receipt.claims, random);
    const guestId = byHost ? receipt.hostGuestId : chosen.guestId;
    await move(await world.as(ownerOrAnybody(world, { guestId, random })), { claimId: chosen.id });
  };

const pay: Act = async (world, random) => {
  const receipt = await someReceipt(world, random, hasOpenClaims);
  const { guestId } = pickFrom(
    receipt.claims.filter(({ status }) => status === 'claimed'),
    random,
  );
  const ctx = await world.as(ownerOrAnybody(world, { guestId, random }));
  await payClaims(ctx, { receiptId: receipt.id, method: random.pick(['cash', 'venmo', 'zelle']) });
};

const onPayment =
  (move: (ctx: ServiceContext, wanted: { paymentId: string }) => Promise<unknown>): Act =>
  async (world, random) => {
    const receipt = await someReceipt(world, random, ({ payments }) => payments.length > 0);
    const { id: paymentId } = pickFrom(receipt.payments, random);
    await move(await world.as(ownerOrAnybody(world, { guestId: receipt.hostGuestId, random })), { paymentId });
  };

const accept: Act = async (world, random) => {
  const receipt = await someReceipt(world, random, ({ payments }) => payments.length > 0);
  const { id: paymentId } = pickFrom(receipt.payments, random);
  const later = new Date(world.now.getTime() + FOUR_DAYS_MS);
  await acceptPayment({ ...world.system(), now: () => later }, { paymentId });
};

const edit: Act = async (world, random) => {
  const receipt = await someReceipt(
    world,
    random,
    ({ deletedAt, visibility }) => deletedAt === null && visibility !== 'private',
  );
  const ctx = await world.as(ownerOrAnybody(world, { guestId: receipt.hostGuestId, random }));
  const digits = CURRENCIES_OF_PROOF.find(([code]) => code === receipt.currency)?.[2] ?? 2;
  const tip = (random.int(0, 5_00) / 10 ** digits).toFixed(digits);
  await editReceipt(ctx, { receiptId: receipt.id, tip });
};

const share: Act = async (world, random) => {
  const receipt = await someReceipt(world, random);
  const ctx = await world.as(ownerOrAnybody(world, { guestId: receipt.hostGuestId, random }));
  const visibility = receipt.visibility === 'link' ? random.pick(['participants', 'private'] as const) : 'link';
  await shareReceipt(ctx, { receiptId: receipt.id, visibility });
};

const remove: Act = async (world, random) => {
  const receipt = await someReceipt(world, random);
  const ctx = await world.as(ownerOrAnybody(world, { guestId: receipt.hostGuestId, random }));
  if (receipt.deletedAt !== null) await restoreReceipt(ctx, { receiptId: receipt.id });
  else if (random.chance(0.2)) await deleteReceipt(ctx, { receiptId: receipt.id });
};

const treatSomebody: Act = async (world, random) => {
  const receipt = await someReceipt(world, random, hasOpenClaims);
  const { id } = pickFrom(
    receipt.claims.filter(({ status }) => status === 'claimed'),
    random,
  );
  // Under their own name alone: a name that somebody else typed is not its owner's to delete.
  const human = world.human(random);
  await treat(await world.as(human), {
    receiptId: receipt.id,
    claimIds: [id],
    claimerName: human.name,
    people: [],
  });
};

const household: Act = async (world, random) => {
  const receipt = await someReceipt(world, random, ({ claims }) => claims.length > 0);
  const receiptId = receipt.id;
  const asked = receipt.households.flatMap(({ members }) => members);
  if (asked.length > 0 && random.chance(0.6)) {
    const { guestId } = random.pick(asked);
    const ctx = await world.as(ownerOrAnybody(world, { guestId, random }));
    await (random.chance(0.7)
      ? joinHousehold(ctx, { receiptId, always: random.chance(0.5) })
      : leaveHousehold(ctx, { receiptId }));
    return;
  }
  const diners = receipt.claims.filter(({ guestId }) => guestId !== receipt.hostGuestId);
  const [from, to] = [pickFrom(diners, random), pickFrom(diners, random)];
  await askHousehold(await world.as(ownerOrAnybody(world, { guestId: from.guestId, random })), {
    receiptId,
    personId: personId({ receiptId, person: { guestId: to.guestId, name: to.claimerName } }),
  });
};

export const RECEIPT_ACTS = {
  host: { weight: 8, act: host },
  claim: { weight: 22, act: claim },
  claimRest: { weight: 5, act: claimRest },
  unclaim: { weight: 4, act: onClaim(unclaim) },
  cancel: { weight: 2, act: onClaim(cancelClaim, true) },
  reopen: { weight: 2, act: onClaim(reopenClaim, true) },
  pay: { weight: 9, act: pay },
  confirm: { weight: 4, act: onPayment(confirmPayment) },
  dispute: { weight: 4, act: onPayment(disputePayment) },
  accept: { weight: 2, act: accept },
  edit: { weight: 3, act: edit },
  share: { weight: 2, act: share },
  remove: { weight: 2, act: remove },
  treat: { weight: 3, act: treatSomebody },
  household: { weight: 4, act: household },
} satisfies Record<string, WeightedAct>;
