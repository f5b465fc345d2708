import type { DigestFrequency } from '@fairtab/domain/inputs/notificationInputs';
import { atLocalHour } from '@fairtab/domain/localTime';
import { afterQuietHours } from '@fairtab/domain/reminders';
import type { ServiceContext } from '../../context';

const SWEPT_AT_A_TIME = 2_000;

/** The hosts with something to hear of that is to be looked at now, by their guest, at most those of 2,000 receipts. */
export async function findNews(ctx: ServiceContext): Promise<string[]> {
  const { rows } = await ctx.db.pool.query<{ id: string }>(
    `SELECT DISTINCT r.host_guest_id AS id FROM (
       SELECT receipt_id FROM receipt_news WHERE look_at <= $1 ORDER BY look_at LIMIT ${SWEPT_AT_A_TIME}) AS due
     JOIN receipt r ON r.id = due.receipt_id`,
    [ctx.now()],
  );
  return rows.map(({ id }) => id);
}

/** Digests come in the morning: the next one, or the one seven days later. */
const DAYS = { daily: 1, weekly: 7 } as const;
const HOUR = 9;

/**
 * When the host hears of something that happened at `since`: at once, or with the digest. Never at night.
 * @param zone of the receipt.
 */
export function digestAt({ frequency, zone, since }: { frequency: DigestFrequency; zone: string; since: Date }): Date {
  if (frequency === 'never') return afterQuietHours(zone, since);
  return atLocalHour(zone, { at: since, hour: HOUR, daysLater: DAYS[frequency] });
}
