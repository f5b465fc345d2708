import { language } from '@fairtab/domain/language/current';
import type { Prisma } from '../../generated/prisma/client';
import type { ProvenTarget } from '../mail/channels';
import { textOf, type Letter } from '../mail/letter';

/** The guest or the account that a message is for. Null when Fairtab knows nobody with the address. */
export type MessageOwner = { readonly guestId: string } | { readonly userId: string } | null;

/**
 * Stores a letter in the transaction that causes it. A worker sends it soon after the commit. It goes to what its reader has proven:
 * an address that somebody only typed gets a first message instead (postFirstMessage).
 */
export async function postLetter(
  tx: Prisma.TransactionClient,
  {
    to: { channel, recipient },
    ...letter
  }: Omit<StoredLetter, 'channel' | 'recipient' | 'isFirst'> & { readonly to: ProvenTarget },
): Promise<void> {
  await storeLetter(tx, { ...letter, channel, recipient, isFirst: false });
}

interface StoredLetter {
  readonly letter: Letter;
  /** Decides who reads it, and with whom it is deleted. The recipient does neither, because somebody may have typed it. */
  readonly owner: MessageOwner;
  /** The ids of the other guests whose names it may have. None unless given. */
  readonly named?: readonly string[];
  readonly id: string;
  readonly channel: ProvenTarget['channel'];
  readonly recipient: string;
  readonly isFirst: boolean;
  readonly createdAt: Date;
  readonly notBefore?: Date;
}

/** Stores the row. Only the gate calls it. */
export async function storeLetter(
  tx: Prisma.TransactionClient,
  { letter, owner, named = [], ...mail }: StoredLetter,
): Promise<void> {
  const ownerGuestId = await guestOf(tx, owner);
  await tx.mail.create({
    data: {
      ...mail,
      ownerGuestId,
      namedGuestIds: [...named],
      subject: letter.subject,
      text: textOf(letter),
      letter: jsonOf(letter),
    },
  });
}

async function guestOf(tx: Prisma.TransactionClient, owner: MessageOwner): Promise<string | null> {
  if (owner === null) return null;
  if ('guestId' in owner) return owner.guestId;
  return (await tx.user.findUniqueOrThrow({ where: { id: owner.userId }, select: { guestId: true } })).guestId;
}

/** PostgreSQL gets a letter as it is. Prisma's type of JSON has no readonly lists. */
function jsonOf(letter: Letter): Prisma.InputJsonObject {
  return { language: language(), ...letter } as unknown as Prisma.InputJsonObject;
}
