import { addCredit } from '@fairtab/services/money/evenings/addCredit';
import { addToEvening, createEvening, takeOutOfEvening } from '@fairtab/services/money/evenings/changeEvening';
import { declineSettlement, settleEvening } from '@fairtab/services/money/evenings/settleEvening';
import { readEvening } from '@fairtab/services/money/evenings/readEvening';
import { listCounterparties } from '@fairtab/services/money/counterparties/counterparties';
import { declineNetting, netWithPerson } from '@fairtab/services/money/netting/netWithPerson';
import { readNetting } from '@fairtab/services/money/netting/readNetting';
import { acceptTransfers } from '@fairtab/services/money/settlements/agree';
import { confirmTransfer, disputeTransfer, reportTransfer } from '@fairtab/services/money/settlements/moveTransfer';
import { claimItem } from '@fairtab/services/receipts/claims/claimItem';
import { createReceipt } from '@fairtab/services/receipts/createReceipt';
import { CURRENCIES_OF_PROOF } from './currencies';
import { type Act, NothingThere, ownerOrAnybody, pickFrom, someReceipt, type WeightedAct } from './Act';

const FOUR_DAYS_MS = 4 * 24 * 60 * 60 * 1000;

const begin: Act = async (world, random) => {
  const { id: receiptId, hostGuestId: guestId } = await someReceipt(world, random);
  const ctx = await world.as(ownerOrAnybody(world, { guestId, random }));
  const { evening } = await createEvening(ctx, { receiptId, name: 'Friday' });
  if (!world.eveningIds.includes(evening.id)) world.eveningIds.push(evening.id);
};

const putIn: Act = async (world, random) => {
  const eveningId = pickFrom(world.eveningIds, random);
  const { id: receiptId, hostGuestId: guestId } = await someReceipt(world, random);
  await addToEvening(await world.as(ownerOrAnybody(world, { guestId, random })), { eveningId, receiptId });
};

const credit: Act = async (world, random) => {
  const eveningId = pickFrom(world.eveningIds, random);
  const { people, currency } = await readEvening(world.system(), eveningId);
  const { guestId } = pickFrom(people, random);
  const ctx = await world.as(ownerOrAnybody(world, { guestId, random }));
  const digits = CURRENCIES_OF_PROOF.find(([code]) => code === currency)?.[2] ?? 2;
  const { receipt } = await addCredit(ctx, {
    eveningId,
    name: 'Taxi',
    amount: (random.int(1, 60_00) / 10 ** digits).toFixed(digits),
    people: random.int(2, 5),
    isAmountConfirmed: random.chance(0.7),
    idempotencyKey: random.chance(0.5) ? `${eveningId} ${guestId} ${random.int(1, 2)}` : null,
  });
  if (!world.receiptIds.includes(receipt.id)) world.receiptIds.push(receipt.id);
};

const takeOut: Act = async (world, random) => {
  const { id, hostGuestId: guestId } = await someReceipt(world, random);
  await takeOutOfEvening(await world.as(ownerOrAnybody(world, { guestId, random })), id);
};

/** All who are asked agree, one after another, or only somebody proposes. */
const settle: Act = async (world, random) => {
  const eveningId = pickFrom(world.eveningIds, random);
  const { plan, people } = await readEvening(world.system(), eveningId);
  if (!plan && random.chance(0.9)) throw new NothingThere('nothing is open');
  const someone = pickFrom(people, random).guestId;
  const who = plan && random.chance(0.7) ? [...plan.asked] : [someone];
  for (const guestId of who)
    await settleEvening(await world.as(ownerOrAnybody(world, { guestId, random })), { eveningId, planKey: plan?.key });
};

const declineEvening: Act = async (world, random) => {
  const eveningId = pickFrom(world.eveningIds, random);
  const { guestId } = pickFrom((await readEvening(world.system(), eveningId)).people, random);
  await declineSettlement(await world.as(ownerOrAnybody(world, { guestId, random })), eveningId);
};

const net: Act = async (world, random) => {
  const human = pickFrom(
    world.humans.filter(({ account }) => account !== null),
    random,
  );
  const ctx = await world.as(human);
  const page = { search: '', after: null, before: null, isInverted: false, limit: 9 };
  const people = await listCounterparties(ctx, page);
  for (const person of people) {
    const netting = await readNetting(ctx, person);
    if (!netting) continue;
    if (random.chance(0.1)) return declineNetting(ctx, person.key);
    await netWithPerson(ctx, { personId: person.key, planKey: netting.plan.key });
    const other = world.humans.find(({ account }) => account?.guestId === person.guestId);
    if (!other || random.chance(0.3)) return;
    const asOther = await world.as(other);
    const back = (await listCounterparties(asOther, page)).find(
      ({ guestId, currency }) => guestId === ctx.viewer.guestId && currency === person.currency,
    );
    if (back) await netWithPerson(asOther, { personId: back.key, planKey: netting.plan.key });
    return;
  }
  throw new NothingThere('nobody to net with');
};

/** Two accounts come to owe each other, which chance alone rarely brings about: each claims a dish of the other's. */
const oweEachOther: Act = async (world, random) => {
  const withAccount = world.humans.filter(({ account }) => account !== null);
  const [one, other] = [pickFrom(withAccount, random), pickFrom(withAccount, random)];
  if (one.account === other.account) throw new NothingThere('one account owes itself nothing');
  const currency = random.pick(['USD', 'EUR']);
  for (const [host, diner] of [
    [one, other],
    [other, one],
  ] as const) {
    const items = [{ name: 'Soup', price: (random.int(1, 30_00) / 100).toFixed(2) }];
    const bill = { restaurantName: 'Casa', hostName: host.name, currency, items };
    const { receipt } = await createReceipt(await world.as(host), bill);
    world.receiptIds.push(receipt.id);
    await claimItem(await world.as(diner), { itemId: receipt.items[0]?.id, claimerName: diner.name, units: null });
  }
};

const moveTransfer: Act = async (world, random) => {
  const transfers = await world.db.prisma.transfer.findMany({ orderBy: [{ movedAt: 'asc' }, { id: 'asc' }] });
  const { id: transferId, fromGuestId, toGuestId } = pickFrom(transfers, random);
  const payer = () => world.as(ownerOrAnybody(world, { guestId: fromGuestId, random }));
  const recipient = () => world.as(ownerOrAnybody(world, { guestId: toGuestId, random }));
  const kind = random.int(0, 3);
  if (kind === 0) await reportTransfer(await payer(), { transferId, method: 'cash' });
  if (kind === 1) await confirmTransfer(await recipient(), transferId);
  if (kind === 2) await disputeTransfer(await recipient(), transferId);
  if (kind === 3) await acceptTransfers({ ...world.system(), now: () => new Date(world.now.getTime() + FOUR_DAYS_MS) });
};

export const SETTLING_ACTS = {
  beginEvening: { weight: 4, act: begin },
  putInEvening: { weight: 5, act: putIn },
  credit: { weight: 5, act: credit },
  takeOut: { weight: 1, act: takeOut },
  settleEvening: { weight: 8, act: settle },
  declineEvening: { weight: 1, act: declineEvening },
  oweEachOther: { weight: 4, act: oweEachOther },
  net: { weight: 8, act: net },
  moveTransfer: { weight: 6, act: moveTransfer },
} satisfies Record<string, WeightedAct>;
