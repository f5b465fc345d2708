import type { ServiceContext } from '../context';
import type { MailModel } from '../generated/prisma/models';
import type { Mailer } from './Mailer';

const MINUTE_MS = 60_000;
/**
 * A worker that has had a mail for this long is assumed to have died. Far longer than the timeouts of a mail server.
 */
const CLAIM_MS = 10 * MINUTE_MS;
const MOST_ATTEMPTS = 8;
const SWEPT_AT_A_TIME = 200;

/** The mail server did not accept the mail. The message has codes only, because servers quote addresses. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  constructor(reason: unknown) {
    const codes = ['code', 'responseCode', 'command'].map((key) =>
      reason instanceof Error && key in reason ? String(reason[key as keyof Error]) : '',
    );
    super(`A mail was not taken over (${codes.filter((code) => code !== '').join(', ') || 'unknown reason'})`);
  }
}

/**
 * The condition for mail that is due and that no worker has. A mail is given up after eight attempts, about two hours.
 */
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
 * Sends one mail. Only one of several workers takes it. A mail that was not accepted is tried again after 1, 2, 4 and
 * so on minutes.
 * @returns false when it was sent already, another worker has it, or it is not due.
 * @throws MailNotTaken, after the next attempt was scheduled.
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
    // Dates the claim back, so that it expires, and the mail is due again, after the pause.
    const pauseMs = MINUTE_MS * 2 ** (mail.attempts - 1);
    const claimedAt = new Date(ctx.now().getTime() + pauseMs - CLAIM_MS);
    await ctx.db.prisma.mail.updateMany({ where: mine, data: { claimedAt } });
    throw new MailNotTaken(error);
  }
  // The text is deleted: its links give access, and it is not needed any more.
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
