import { foldAddress } from '@fairtab/domain/contact/foldAddress';
import { createHash } from 'node:crypto';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { HoldReason, Held } from '../../platform/HoldReason';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** Longer than any window. */
export const KEEP_FIRST_MS = WEEK_MS;

/**
 * The most that an address gets before its owner has shown to read it. A `bill` comes because somebody else left the address. A `link` and
 * a `code` are asked for, and whoever asked waits for them in front of a screen.
 */
const MOST_TO_RECIPIENT = {
  bill: { day: 1, week: 3 },
  link: { day: 6, week: 12 },
  code: { day: 3, week: 6 },
} as const;
export type FirstKind = keyof typeof MOST_TO_RECIPIENT;

/** Keys of 64 bits that no other lock of Fairtab has. */
const LOCK = { bill: 6_001, link: 6_002, code: 6_003 } as const satisfies Record<FirstKind, number>;

export interface FirstMessage {
  readonly kind: FirstKind;
  /** As it was typed. */
  readonly address: string;
  /** The host of the receipt that it is about; null when it is about none. */
  readonly hostKey: string | null;
  /** The hash of the network of whoever caused it (networkHash). */
  readonly network: Uint8Array<ArrayBuffer>;
}

/**
 * Counts a first message, in the transaction that writes it, or holds it back. Whoever counts waits for all others that count, in all
 * processes, until the end of their transaction, so that no budget is ever overdrawn and a transaction that fails gives back what it
 * took. A transaction that also locks other rows locks them before.
 * @returns null when it may be sent.
 */
export async function admitFirst(
  ctx: Pick<ServiceContext, 'channels' | 'now' | 'newId'>,
  { tx, message }: { tx: Prisma.TransactionClient; message: FirstMessage },
): Promise<Held | null> {
  const { kind, address, hostKey, network } = message;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK[kind]}::bigint)`;
  const held = await findHold(ctx, { tx, message });
  if (held) return held;
  await tx.firstMessage.create({
    data: {
      id: ctx.newId(),
      kind,
      hostKey,
      addressHash: recipientHash(address),
      networkHash: network,
      sentAt: ctx.now(),
    },
  });
  return null;
}

/** The budget that would hold a first message back now, without counting it; of several, the one that is free again last. */
export async function findHold(
  ctx: Pick<ServiceContext, 'channels' | 'now'>,
  { tx, message: { kind, address, hostKey, network } }: { tx: Prisma.TransactionClient; message: FirstMessage },
): Promise<Held | null> {
  const now = ctx.now();
  const { firstMessages } = ctx.channels;
  const ofRecipient = { addressHash: recipientHash(address) };
  const budgets: { reason: HoldReason; where: Prisma.FirstMessageWhereInput; most: number; windowMs: number }[] = [
    { reason: 'recipient', where: ofRecipient, most: MOST_TO_RECIPIENT[kind].day, windowMs: DAY_MS },
    { reason: 'recipient', where: ofRecipient, most: MOST_TO_RECIPIENT[kind].week, windowMs: WEEK_MS },
    ...(hostKey === null
      ? []
      : [{ reason: 'host' as const, where: { hostKey }, most: firstMessages.host, windowMs: DAY_MS }]),
    { reason: 'network', where: { networkHash: network }, most: firstMessages.network, windowMs: DAY_MS },
    { reason: 'installation', where: {}, most: firstMessages.installation, windowMs: DAY_MS },
  ];
  let latest: Held | null = null;
  for (const { reason, where, most, windowMs } of budgets) {
    const until = await freeAgain(tx, { where: { ...where, kind }, most, windowMs, now });
    if (until && (!latest || until.getTime() > latest.until.getTime())) latest = { held: reason, until };
  }
  return latest;
}

/** When a budget that is used up has room again; null when it has room now. */
async function freeAgain(
  tx: Prisma.TransactionClient,
  { where, most, windowMs, now }: { where: Prisma.FirstMessageWhereInput; most: number; windowMs: number; now: Date },
): Promise<Date | null> {
  if (most === 0) return new Date(now.getTime() + windowMs);
  const [last] = await tx.firstMessage.findMany({
    where: { ...where, sentAt: { gt: new Date(now.getTime() - windowMs) } },
    orderBy: { sentAt: 'desc' },
    skip: most - 1,
    take: 1,
    select: { sentAt: true },
  });
  return last ? new Date(last.sentAt.getTime() + windowMs) : null;
}

function recipientHash(address: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(createHash('sha256').update(foldAddress(address)).digest());
}
