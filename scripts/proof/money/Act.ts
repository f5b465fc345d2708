import type { Random } from '@fairtab/domain/testing/random';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { Conflict } from '@fairtab/services/platform/errors';
import type { World } from './World';

/** Something that somebody does. It draws all that it needs from `random`. */
export type Act = (world: World, random: Random) => Promise<unknown>;

/** How often an act is chosen, compared with the others. */
export interface WeightedAct {
  readonly weight: number;
  readonly act: Act;
}

/** There is nothing to do it with, such as no receipt yet. */
export class NothingThere extends Conflict {}

export function pickFrom<T>(list: readonly T[], random: Random): T {
  if (list.length === 0) throw new NothingThere('nothing there');
  return random.pick(list);
}

/** The number of latest receipts among which people choose. With more of them little would happen on any. */
const LATEST = 10;

/** One of the latest receipts that pass. */
export async function someReceipt(
  world: World,
  random: Random,
  isWanted: (receipt: ReceiptState) => boolean = () => true,
): Promise<ReceiptState> {
  const ids = world.receiptIds.slice(-LATEST);
  const found = await world.table.stranger().store.loadMany(ids);
  return pickFrom(ids.flatMap((id) => found.get(id) ?? []).filter(isWanted), random);
}

/** Whether somebody can still pay something on it. */
export const hasOpenClaims = ({ claims, deletedAt }: ReceiptState): boolean =>
  deletedAt === null && claims.some(({ status }) => status === 'claimed');

/** Usually whoever this guest is, so that not all are refused; else anybody, who is refused. */
export function ownerOrAnybody(world: World, { guestId, random }: { guestId: string; random: Random }) {
  const owner = world.humans.find(
    ({ account, browser }) => account?.guestId === guestId || guestIdOf.get(browser) === guestId,
  );
  return owner && random.chance(0.95) ? owner : world.human(random);
}

/** The guest of each browser without an account, as far as it was seen. */
const guestIdOf = new WeakMap<object, string>();

export async function noteGuests(world: World): Promise<void> {
  for (const { browser, account } of world.humans)
    if (account === null && browser.cookies.guest !== null && !guestIdOf.has(browser)) {
      const { guestId } = (await browser.context()).viewer;
      if (guestId !== null) guestIdOf.set(browser, guestId);
    }
}
