import { language } from '@fairtab/domain/language/current';
import type { Prisma } from '../generated/prisma/client';
import type { Channel } from './channels';
import { textOf, type Letter } from './letter';

/** Stores a message in the transaction that causes it. A worker sends it soon after the commit. */
export async function writeMail(
  tx: Prisma.TransactionClient,
  {
    letter,
    ...mail
  }: {
    readonly letter: Letter;
    readonly id: string;
    /** `email` unless given. */
    readonly channel?: Channel;
    readonly recipient: string;
    readonly createdAt: Date;
    readonly notBefore?: Date;
  },
): Promise<void> {
  await tx.mail.create({ data: { ...mail, subject: letter.subject, text: textOf(letter), letter: jsonOf(letter) } });
}

/** PostgreSQL gets a letter as it is. Prisma's type of JSON has no readonly lists. */
function jsonOf(letter: Letter): Prisma.InputJsonObject {
  return { language: language(), ...letter } as unknown as Prisma.InputJsonObject;
}
