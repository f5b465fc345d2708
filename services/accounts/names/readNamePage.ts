import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { isReservedUsername } from '@fairtab/domain/misleadingNames';
import { mayBeShown } from '@fairtab/domain/names';
import type { PayTo } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { SHOWN_ORDER } from '../../people/paymentMethods/savedMethods';
import { METHOD_IDENTIFIER, placeOf } from '../../platform/sealing/sealedColumns';

/** What everybody may read who knows a username exactly, while its owner wants it so (docs/product/names.md). */
export interface NamePage {
  /** In the spelling that its owner entered. */
  readonly username: string;
  readonly displayName: string;
  /** The ways to pay that the owner chose, in the order of the saved methods. */
  readonly ways: readonly PayTo[];
  /** The owner's. They never leave the server. */
  readonly userId: string;
  readonly guestId: string;
}

/** The readings of each request: a page asks for its status and once more for its data, and counts once. */
const readings = new WeakMap<ServiceContext, Map<string, Promise<NamePage | null>>>();

/**
 * The page of a name. An unknown name and one whose page is off take the same single statement and give the same answer, and
 * both count for the limit, so that nobody finds out which names there are.
 * @throws TooManyAttempts
 */
export function readNamePage(ctx: ServiceContext, name: string): Promise<NamePage | null> {
  const known = readings.get(ctx) ?? new Map<string, Promise<NamePage | null>>();
  readings.set(ctx, known);
  const key = usernameKey(name);
  const reading = known.get(key) ?? read(ctx, key);
  known.set(key, reading);
  return reading;
}

async function read(ctx: ServiceContext, key: string): Promise<NamePage | null> {
  await ctx.limits.spend('namesFromAddress', ctx.client.address);
  if (!readUsername(key).ok || isReservedUsername(key)) return null;
  const account = await ctx.db.prisma.user.findFirst({
    where: { usernameKey: key, foldedName: { not: null }, namePage: { onSince: { not: null } } },
    select: {
      id: true,
      guestId: true,
      username: true,
      namePage: { select: { displayName: true } },
      paymentMethods: { where: { isShown: true }, orderBy: SHOWN_ORDER },
    },
  });
  if (!account?.namePage) return null;
  const { id: userId, guestId, username, namePage, paymentMethods } = account;
  const ways = paymentMethods.flatMap(({ id, type, identifier }) =>
    mayBeShown(type) ? [{ method: type, handle: ctx.sealer.open(identifier, placeOf(METHOD_IDENTIFIER, id)) }] : [],
  );
  return { username, displayName: namePage.displayName, ways, userId, guestId };
}
