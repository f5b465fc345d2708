import type { ServiceContext } from '../context';
import type { MailModel } from '../generated/prisma/models';
import type { Mailer } from './Mailer';

const MINUTE_MS = 60_000;
/** A worker that has a mail for this long is taken to have ended; far longer than any mail server is waited for. */
const CLAIM_MS = 10 * MINUTE_MS;
const MOST_ATTEMPTS = 8;
const SWEPT_AT_A_TIME = 200;

/** Nobody took the mail over. Says why in codes only: what mail servers say repeats addresses. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  constructor(reason: unknown) {
    const codes = ['code', 'responseCode', 'command'].map((key) =>
      reason instanceof Error && key in reason ? String(reason[key as keyof Error]) : '',
    );
    super(`A mail was not taken over (${codes.filter((code) => code !== '').join(', ') || 'unknown reason'})`);
  }
}

/** What waits to be sent and nobody has taken on. Given up after eight attempts, about two hours. */
function dueAt(now: Date) {
  const taken = new Date(now.getTime() - CLAIM_MS);
  return {
    sentAt: null,
    attempts: { lt: MOST_ATTEMPTS },
    OR: [{ claimedAt: null }, { claimedAt: { lte: taken } }],
  };
}

/** The mails that are due, oldest first, at most 200. */
export async function findDueMail(ctx: ServiceContext): Promise<string[]> {
  const due = await ctx.db.prisma.mail.findMany({
    where: dueAt(ctx.now()),
    orderBy: { createdAt: 'asc' },
    take: SWEPT_AT_A_TIME,
    select: { id: true },
  });
  return due.map(({ id }) => id);
}

/**
 * Sends one mail: of any number of workers one takes it on. A mail that was not taken over is tried again after 1, 2, 4
 * and so on minutes.
 * @returns false when it is sent already, taken on by another worker, or not due.
 * @throws MailNotTaken, once the next attempt is arranged for.
 */
export async function sendMail(
  ctx: ServiceContext,
  { mailer, mailId }: { mailer: Mailer; mailId: string },
): Promise<boolean> {
  const mail = await takeOn(ctx, mailId);
  if (!mail) return false;
  const mine = { id: mail.id, attempts: mail.attempts, sentAt: null };
  try {
    await mailer.send(mail);
  } catch (error) {
    // As if it had been taken on just so long ago that it is due again after the pause.
    const pauseMs = MINUTE_MS * 2 ** (mail.attempts - 1);
    const claimedAt = new Date(ctx.now().getTime() + pauseMs - CLAIM_MS);
    await ctx.db.prisma.mail.updateMany({ where: mine, data: { claimedAt } });
    throw new MailNotTaken(error);
  }
  // The links in it are keys; there is no further use for them here.
  await ctx.db.prisma.mail.updateMany({ where: mine, data: { sentAt: ctx.now(), text: '' } });
  return true;
}

async function takeOn(ctx: ServiceContext, id: string): Promise<MailModel | null> {
  const now = ctx.now();
  const [mail] = await ctx.db.prisma.mail.updateManyAndReturn({
    where: { id, ...dueAt(now) },
    data: { claimedAt: now, attempts: { increment: 1 } },
  });
  return mail ?? null;
}
