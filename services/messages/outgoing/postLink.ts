import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { Conflict, TooManyAttempts } from '../../platform/errors';
import type { Prisma } from '../../generated/prisma/client';
import type { Letter } from '../mail/letter';
import { networkHash } from '../../platform/networkHash';
import { admitFirst } from './admitFirst';
import type { Held } from '../../platform/HoldReason';
import { noteHeld } from './noteHeld';
import { storeLetter, type MessageOwner } from './postLetter';
import { isUnsubscribed } from './unsubscribedAddresses';

/** Ends the transaction that posts a link. */
class LinkHeld extends Error {
  constructor(readonly held: Held) {
    super('The link is held back');
  }
}

/**
 * Runs a transaction that posts links that prove an address. Somebody waits for such a link in front of a screen, so it has budgets of
 * its own, and whoever asks for too many is told.
 * @throws TooManyAttempts, Conflict (whoever reads the address wants no messages)
 */
export async function postingLinks<Result>(
  ctx: ServiceContext,
  work: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  try {
    return await ctx.db.prisma.$transaction(work);
  } catch (error) {
    if (!(error instanceof LinkHeld)) throw error;
    const { held, until } = error.held;
    await noteHeld(ctx, { channel: 'email', reason: held });
    if (held === 'unsubscribed')
      throw new Conflict(
        t('Whoever reads this address wants no messages from Fairtab. The link that ended them can begin them again.'),
      );
    throw new TooManyAttempts({ retryAfterSeconds: Math.ceil((until.getTime() - ctx.now().getTime()) / 1000) });
  }
}

/**
 * Stores a letter with a link that proves an address, within `postingLinks`.
 * @param link.letter our own words only: nobody knows yet who reads it
 */
export async function postLink(
  ctx: ServiceContext,
  {
    tx,
    letter,
    address,
    owner,
  }: { tx: Prisma.TransactionClient; letter: Letter; address: string; owner: MessageOwner },
): Promise<void> {
  if (await isUnsubscribed(tx, address)) throw new LinkHeld({ held: 'unsubscribed', until: ctx.now() });
  const message = { kind: 'link', address, hostKey: null, network: networkHash(ctx.client.address) } as const;
  const held = await admitFirst(ctx, { tx, message });
  if (held) throw new LinkHeld(held);
  await storeLetter(tx, {
    letter,
    owner,
    channel: 'email',
    recipient: address,
    isFirst: true,
    id: ctx.newId(),
    createdAt: ctx.now(),
  });
}
