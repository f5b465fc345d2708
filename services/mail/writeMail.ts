import type { Prisma } from '../generated/prisma/client';

/** Subject and text of a mail. Plain text; an empty line separates paragraphs. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

/** Stores a mail in the transaction that causes it. A worker sends it soon after the commit. */
export async function writeMail(
  tx: Prisma.TransactionClient,
  mail: Letter & { readonly id: string; readonly recipient: string; readonly createdAt: Date },
): Promise<void> {
  const { id, recipient, subject, text, createdAt } = mail;
  await tx.mail.create({ data: { id, recipient, subject, text, createdAt } });
}
