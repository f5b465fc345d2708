import type { Language } from '@fairtab/domain/language/languages';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { UnprovenTarget } from '../mail/channels';
import { inLanguage } from '../../platform/readerLanguage';
import { admitFirst, findHold, type FirstMessage } from './admitFirst';
import { firstLetter, type FirstAbout } from './firstLetter';
import type { Held } from '../../platform/HoldReason';
import { networkHash } from '../../platform/networkHash';
import { storeLetter } from './postLetter';
import { isUnsubscribed } from './unsubscribedAddresses';

/** A first message about what a guest left an address for. */
export interface FirstBill {
  readonly target: UnprovenTarget;
  /** The guest who left the address. */
  readonly guestId: string;
  /** The host of the receipt or of the evening. */
  readonly hostGuestId: string;
}

/** Counts a first message about a bill, in the transaction that writes it. @returns why it is held back; null when it may be sent. */
export async function admitFirstBill(
  ctx: ServiceContext,
  { tx, bill }: { tx: Prisma.TransactionClient; bill: FirstBill },
): Promise<Held | null> {
  return (
    (await holdOfReader(ctx, { tx, address: bill.target.unproven })) ??
    admitFirst(ctx, { tx, message: await messageOf(ctx, { tx, bill }) })
  );
}

/** The budget that would hold it back now, without counting it. */
export async function findHoldOfBill(
  ctx: ServiceContext,
  { tx, bill }: { tx: Prisma.TransactionClient; bill: FirstBill },
): Promise<Held | null> {
  return (
    (await holdOfReader(ctx, { tx, address: bill.target.unproven })) ??
    findHold(ctx, { tx, message: await messageOf(ctx, { tx, bill }) })
  );
}

/**
 * Stores a first message in place of a letter to an address that nobody has proven, in the transaction that causes it.
 * @returns why it is held back; null when it was stored.
 */
export async function postFirstMessage(
  ctx: ServiceContext,
  {
    tx,
    bill,
    about,
    path,
    language,
  }: { tx: Prisma.TransactionClient; bill: FirstBill; about: FirstAbout; path: string; language: Language },
): Promise<Held | null> {
  const held = await admitFirstBill(ctx, { tx, bill });
  if (held) return held;
  const { target, guestId } = bill;
  const letter = inLanguage(language, () => ({
    ...firstLetter(ctx, { about, receiptId: target.receiptId, guestId, address: target.unproven, path }),
    language,
  }));
  await storeLetter(tx, {
    letter,
    owner: { guestId },
    channel: target.channel,
    recipient: target.unproven,
    isFirst: true,
    id: ctx.newId(),
    createdAt: ctx.now(),
  });
  return null;
}

const FAR_AHEAD_MS = 365 * 24 * 60 * 60 * 1000;

async function holdOfReader(
  ctx: Pick<ServiceContext, 'now'>,
  { tx, address }: { tx: Prisma.TransactionClient; address: string },
): Promise<Held | null> {
  if (!(await isUnsubscribed(tx, address))) return null;
  return { held: 'unsubscribed', until: new Date(ctx.now().getTime() + FAR_AHEAD_MS) };
}

/** A message that a worker sends counts for the network of the guest who left the address, because that guest caused it. */
async function messageOf(
  ctx: Pick<ServiceContext, 'client' | 'viewer'>,
  { tx, bill: { target, guestId, hostGuestId } }: { tx: Prisma.TransactionClient; bill: FirstBill },
): Promise<FirstMessage> {
  const message = { kind: 'bill', address: target.unproven, hostKey: hostGuestId } as const;
  if (ctx.viewer.guestId !== null) return { ...message, network: networkHash(ctx.client.address) };
  const guest = await tx.guest.findUnique({ where: { id: guestId }, select: { networkHash: true } });
  return { ...message, network: guest?.networkHash ?? networkHash(guestId) };
}
