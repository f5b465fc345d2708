import { inLanguage } from '../../platform/readerLanguage';
import { t } from '@fairtab/domain/language/t';
import { afterQuietHours } from '@fairtab/domain/reminders';
import { summarise } from '@fairtab/domain/summaries';
import { NEWS_KINDS } from '@fairtab/domain/facts/trail';
import type { ServiceContext } from '../../context';
import type { Prisma } from '../../generated/prisma/client';
import type { Letter } from '../mail/letter';
import { unsubscribeUrl } from '../mail/unsubscribeTokens';
import { isUnproven, type Channel } from '../mail/channels';
import { postLetter } from '../outgoing/postLetter';
import { lineText } from '../lineText';
import { digestAt } from './findNews';
import { everOn } from './preferences';
import { newsLetter, type TableNews } from './newsLetter';
import { reachGuest, wants, type Reach } from './reachGuest';
import { originOfLinks } from '../../platform/links/PublicOrigin';

const ABOUT = { timeZone: true, version: true, hostName: true } as const;
type Row = Prisma.ReceiptNewsGetPayload<{ include: { receipt: { select: typeof ABOUT } } }>;

/** Everything that telling one host needs, within one transaction. */
interface Telling {
  readonly ctx: ServiceContext;
  readonly tx: Prisma.TransactionClient;
  readonly guestId: string;
  readonly rows: readonly Row[];
  readonly reach: Reach;
}

/**
 * Tells a host what happened, once it is due. Push messages and SMS are written some minutes after it happened, mail then
 * or with the digest; nothing at night. The rows are locked, so that two workers write each message once.
 * @returns whether a message was written.
 */
export async function tellHost(ctx: ServiceContext, { guestId }: { guestId: string }): Promise<boolean> {
  return ctx.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM receipt_news n JOIN receipt r ON r.id = n.receipt_id
      WHERE r.host_guest_id = ${guestId} ORDER BY n.receipt_id FOR UPDATE OF n`;
    const rows = await tx.receiptNews.findMany({
      where: { receipt: { hostGuestId: guestId } },
      include: { receipt: { select: ABOUT } },
      orderBy: { createdAt: 'asc' },
    });
    const now = ctx.now();
    const [first] = rows;
    if (!first || rows.every(({ lookAt }) => lookAt.getTime() > now.getTime())) return false;
    const zone = first.receipt.timeZone;
    const morning = afterQuietHours(zone, now);
    if (morning.getTime() > now.getTime()) {
      await lookAgain(tx, { rows, at: morning });
      return false;
    }
    const reach = await reachGuest(ctx, { tx, guestId, topics: ['receipts', 'payments'], left: [] });
    const telling = { ctx, tx, guestId, rows, reach };
    const frequency = reach.preferences.digestFrequency;
    const mailAt = digestAt({ frequency, zone, since: frequency === 'never' ? now : first.createdAt });
    const isMailDue = mailAt.getTime() <= now.getTime();
    const waitsForDigest = !isMailDue && isReached(reach, 'email');
    const sent = [
      await tell(telling, { channel: 'push' }),
      await tell(telling, { channel: 'sms' }),
      isMailDue && (await tell(telling, { channel: 'email' })),
    ];
    if (waitsForDigest) await lookAgain(tx, { rows, at: mailAt, areTold: true });
    else await tx.receiptNews.deleteMany({ where: { receiptId: { in: rows.map(({ receiptId }) => receiptId) } } });
    return sent.includes(true);
  });
}

const isReached = ({ targets }: Reach, channel: Channel) => targets.some((target) => target.channel === channel);

async function lookAgain(
  tx: Prisma.TransactionClient,
  { rows, at, areTold = false }: { rows: readonly Row[]; at: Date; areTold?: boolean },
): Promise<void> {
  for (const { receiptId, receipt } of rows)
    await tx.receiptNews.update({
      where: { receiptId },
      data: { lookAt: at, ...(areTold ? { toldVersion: receipt.version } : {}) },
    });
}

/** Writes what is new on one channel to all of its targets. @returns whether there was something to write. */
async function tell(telling: Telling, { channel }: { channel: Channel }): Promise<boolean> {
  const { ctx, tx, guestId, rows, reach } = telling;
  if (!isReached(reach, channel)) return false;
  const tables: TableNews[] = [];
  for (const row of rows) {
    const news = await newsOf(telling, { row, channel });
    if (news) tables.push(news);
  }
  if (tables.length === 0) return false;
  const letter = inLanguage(reach.language, () => ({ ...letterOf(telling, tables), language: reach.language }));
  const named = await everOn(tx, { receiptIds: tables.map(({ receiptId }) => receiptId) });
  const message = { letter, owner: { guestId }, named, createdAt: ctx.now() };
  // A host left no address with a claim, so each target is proven.
  for (const to of reach.targets)
    if (to.channel === channel && !isUnproven(to)) await postLetter(tx, { ...message, to, id: ctx.newId() });
  return true;
}

function letterOf({ ctx, rows, reach: { account } }: Telling, tables: readonly TableNews[]): Letter {
  const letter = newsLetter({
    name: account?.name ?? rows[0]?.receipt.hostName ?? t('Host'),
    tables,
    origin: originOfLinks(ctx),
  });
  if (!account) return letter;
  const url = unsubscribeUrl(ctx, { userId: account.id, from: 'activity' });
  return { ...letter, unsubscribe: { label: t('No more messages about your receipts'), url } };
}

/** What others did on one receipt that the host wants to hear of on a channel; null when there is nothing. */
async function newsOf(
  { ctx, tx, guestId, reach: { preferences, language } }: Telling,
  { row: { receiptId, sinceVersion, toldVersion }, channel }: { row: Row; channel: Channel },
): Promise<TableNews | null> {
  const wanted = Object.entries(NEWS_KINDS).flatMap(([kind, topic]) =>
    wants(preferences, { topic, channel }) ? [kind] : [],
  );
  const changes = await tx.change.findMany({
    where: {
      receiptId,
      version: { gte: sinceVersion, ...(channel === 'email' || toldVersion === null ? {} : { gt: toldVersion }) },
      kind: { in: wanted },
      // Null is Fairtab itself, which accepts a payment after three days.
      OR: [{ actorGuestId: null }, { actorGuestId: { not: guestId } }],
    },
    orderBy: { version: 'asc' },
  });
  const receipt = await ctx.store.load(receiptId);
  if (changes.length === 0 || !receipt || receipt.deletedAt !== null) return null;
  const { people, unclaimedCents } = summarise(receipt);
  return {
    receiptId,
    restaurantName: receipt.restaurantName,
    currency: receipt.currency,
    lines: inLanguage(language, () => changes.map((change) => lineText(change, { guestId, name: receipt.hostName }))),
    owing: people
      .filter((person) => person.owesCents > 0 && person.guestId !== guestId)
      .map(({ name, owesCents }) => ({ name, owesCents })),
    unclaimedCents,
  };
}
