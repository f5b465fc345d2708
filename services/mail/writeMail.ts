import type { Prisma } from '../generated/prisma/client';

/** What a person reads: plain text, its paragraphs apart by an empty line. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Puts a mail into the transaction that has the reason for it; a worker sends it soon after the commit. */
export async function writeMail(
  tx: Prisma.TransactionClient,
  mail: Letter & { readonly id: string; readonly recipient: string; readonly createdAt: Date },
): Promise<void> {
  const { id, recipient, subject, text, createdAt } = mail;
  await tx.mail.create({ data: { id, recipient, subject, text, createdAt } });
}
