import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { MailModel } from '../../generated/prisma/models';
import { textOf, type Letter } from '../mail/letter';
import type { MessageOutcome } from '../../platform/metrics/Metrics';
import type { Channel } from '../mail/channels';
import type { HoldReason } from '../../platform/HoldReason';
import { noteHeld } from './noteHeld';
import { Undeliverable, type Mailer } from '../mail/Mailer';
import { withoutLinksIn } from './withoutLinksIn';

const MINUTE_MS = 60_000;
/**
 * A worker that has had a mail for this long is assumed to have died. Far longer than the timeouts of a mail server.
 */
const CLAIM_MS = 10 * MINUTE_MS;
/** The attempts after which a mail is given up. */
export const MOST_ATTEMPTS = 8;
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

/** What a reminder says now; or that it is not to be sent any more, or not before a later moment. */
export type Freshness =
  | { readonly recipient: string; readonly isFirst: boolean; readonly letter: Letter }
  | { readonly notBefore: Date }
  | { readonly held: HoldReason }
  | 'dropped';

/** A reminder as it was written. */
export interface WaitingReminder {
  readonly channel: Channel;
  readonly recipient: string;
  /** Whether it was admitted as a first message to this recipient. */
  readonly isFirst: boolean;
}

/** Writes the text of a reminder at the moment it is sent, within the transaction in which a worker takes it. */
export type Refresh = (
  ctx: ServiceContext,
  reminder: { tx: Prisma.TransactionClient; diner: { receiptId: string; guestId: string }; waiting: WaitingReminder },
) => Promise<Freshness>;

/**
 * The condition for mail that is due and that no worker has. A mail is given up after eight attempts, about two hours.
 */
function dueAt(now: Date) {
  const taken = new Date(now.getTime() - CLAIM_MS);
  return {
    sentAt: null,
    attempts: { lt: MOST_ATTEMPTS },
    AND: [
      { OR: [{ claimedAt: null }, { claimedAt: { lte: taken } }] },
      { OR: [{ notBefore: null }, { notBefore: { lte: now } }] },
    ],
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
 * @returns false when it was sent already, another worker has it, it is not due, the gate holds it back, or nobody can be reached there
 * any more.
 * @throws MailNotTaken, after the next attempt was scheduled.
 */
export async function sendMail(
  ctx: ServiceContext,
  { mailer, mailId, refresh }: { mailer: Mailer; mailId: string; refresh: Refresh },
): Promise<boolean> {
  const mail = await takeOn(ctx, { id: mailId, refresh });
  if (!mail) return false;
  if ('held' in mail) {
    await noteHeld(ctx, { channel: 'email', reason: mail.held });
    return false;
  }
  const mine = { id: mail.id, attempts: mail.attempts, sentAt: null };
  const ended = (outcome: MessageOutcome) => ctx.metrics.messageEnded({ channel: mail.channel, outcome });
  try {
    await mailer.send(withoutLinksIn(mail));
  } catch (error) {
    if (error instanceof Undeliverable) {
      ended('undeliverable');
      await ctx.db.prisma.mail.deleteMany({ where: mine });
      return false;
    }
    ended(mail.attempts < MOST_ATTEMPTS ? 'refused' : 'givenUp');
    // Dates the claim back, so that it expires, and the mail is due again, after the pause.
    const pauseMs = MINUTE_MS * 2 ** (mail.attempts - 1);
    const claimedAt = new Date(ctx.now().getTime() + pauseMs - CLAIM_MS);
    const refusal = new MailNotTaken(error);
    await ctx.db.prisma.mail.updateMany({ where: mine, data: { claimedAt, problem: refusal.message } });
    throw refusal;
  }
  ended('sent');
  await noteSent(ctx, mine);
  return true;
}

/**
 * The text is deleted: its links give access, and it is not needed any more. The subject goes, too, when it may have the name
 * of somebody whose account was deleted while the mail waited.
 */
async function noteSent(ctx: ServiceContext, { id, attempts }: { id: string; attempts: number }): Promise<void> {
  await ctx.db.prisma.$executeRaw`UPDATE mail SET sent_at = ${ctx.now()}, text = '', letter = NULL,
    subject = CASE WHEN EXISTS (SELECT FROM unnest(named_guest_ids) AS named (id)
      WHERE NOT EXISTS (SELECT FROM guest WHERE guest.id = named.id)) THEN '' ELSE subject END
    WHERE id = ${id} AND attempts = ${attempts} AND sent_at IS NULL`;
}

type TakenMail = Omit<MailModel, 'letter'> & { readonly letter: Letter | null };

/** @returns the mail with its text; null when another worker has it, or when it is not to be sent now. */
async function takeOn(
  ctx: ServiceContext,
  { id, refresh }: { id: string; refresh: Refresh },
): Promise<TakenMail | { readonly held: HoldReason } | null> {
  const now = ctx.now();
  return ctx.db.prisma.$transaction(async (tx) => {
    const [mail] = await tx.mail.updateManyAndReturn({
      where: { id, ...dueAt(now) },
      data: { claimedAt: now, attempts: { increment: 1 } },
    });
    if (!mail) return null;
    const { receiptId, guestId } = mail;
    if (receiptId === null || guestId === null) return { ...mail, letter: mail.letter as unknown as Letter | null };
    const fresh = await refresh(ctx, {
      tx,
      diner: { receiptId, guestId },
      waiting: mail,
    });
    if (fresh === 'dropped' || 'held' in fresh) {
      await tx.mail.delete({ where: { id } });
      return fresh === 'dropped' ? null : fresh;
    }
    if ('notBefore' in fresh) {
      await tx.mail.update({ where: { id }, data: { ...fresh, claimedAt: null, attempts: mail.attempts - 1 } });
      return null;
    }
    const { recipient, isFirst, letter } = fresh;
    const { subject } = letter;
    await tx.mail.update({ where: { id }, data: { recipient, isFirst, subject } });
    return { ...mail, recipient, isFirst, subject, text: textOf(letter), letter };
  });
}
