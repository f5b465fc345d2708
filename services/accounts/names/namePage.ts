import { readUsername, usernameKey } from '@fairtab/domain/inputs/accountFields';
import { saveNamePageInput } from '@fairtab/domain/inputs/nameInputs';
import { t } from '@fairtab/domain/language/t';
import { isReservedUsername } from '@fairtab/domain/people/misleadingNames';
import { mayBeShown } from '@fairtab/domain/people/names';
import type { PayTo } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../../context';
import { SHOWN_ORDER } from '../../people/paymentMethods/savedMethods';
import { lockAccount, signedIn } from '../../people/signedIn';
import { InvalidInput, NotFound } from '../../platform/errors';
import { parseInput } from '../../platform/parseInput';
import { METHOD_IDENTIFIER, placeOf } from '../../platform/sealing/sealedColumns';

/** How the owner has set up the page of the account's name. */
export interface NamePageSettings {
  readonly isOn: boolean;
  /** Empty until one was chosen. */
  readonly displayName: string;
}

/** The viewer's own; off until it was turned on. @throws NotSignedIn */
export async function readNamePageSettings(ctx: ServiceContext): Promise<NamePageSettings> {
  const { userId } = signedIn(ctx);
  const saved = await ctx.db.prisma.namePage.findUnique({ where: { userId } });
  const { onSince = null, displayName = '' } = saved ?? {};
  return { isOn: onSince !== null, displayName };
}

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

/**
 * Turns the page of the account's name on or off, and says what is on it: exactly the given payment methods.
 * @throws NotSignedIn, InvalidInput (also for a card or a bank account, and for a username that could be mistaken), NotFound (also for another account's method).
 */
export async function saveNamePage(ctx: ServiceContext, input: unknown): Promise<void> {
  const { userId } = signedIn(ctx);
  const { isOn, displayName, paymentMethodIds: ids } = parseInput(saveNamePageInput, input);
  await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    const account = await tx.user.findUniqueOrThrow({
      where: { id: userId },
      select: { username: true, foldedName: true },
    });
    if (isOn && (account.foldedName === null || isReservedUsername(account.username)))
      throw new InvalidInput([
        { path: 'isOn', message: t('This username could be mistaken for another one, so it cannot have a page') },
      ]);
    const chosen = await tx.savedPaymentMethod.findMany({ where: { userId, id: { in: ids } }, select: { type: true } });
    if (chosen.length < ids.length) throw new NotFound(t('There is no such payment method.'));
    if (!chosen.every(({ type }) => mayBeShown(type)))
      throw new InvalidInput([
        { path: 'paymentMethodIds', message: t('Only Venmo, Cash App, Zelle and PayPal can be shown') },
      ]);
    await tx.savedPaymentMethod.updateMany({
      where: { userId, isShown: true, id: { notIn: ids } },
      data: { isShown: false },
    });
    await tx.savedPaymentMethod.updateMany({ where: { userId, id: { in: ids } }, data: { isShown: true } });
    const before = await tx.namePage.findUnique({ where: { userId } });
    const page = { onSince: isOn ? (before?.onSince ?? ctx.now()) : null, displayName };
    await tx.namePage.upsert({ where: { userId }, create: { userId, ...page }, update: page });
  });
}
