import type { ServiceContext } from '../../context';
import type { Database } from '../../platform/db';
import type { Channel } from '../mail/channels';
import type { HoldReason } from '../../platform/HoldReason';

const DAY_MS = 24 * 60 * 60 * 1000;
/** As long as mail is kept. */
export const KEEP_HELD_MS = 30 * DAY_MS;

/** Counts a message that was held back, for whoever runs Fairtab. To be called after the transaction that decided it. */
export async function noteHeld(
  { db, metrics, now }: Pick<ServiceContext, 'db' | 'metrics' | 'now'>,
  { channel, reason }: { channel: Channel; reason: HoldReason },
): Promise<void> {
  metrics.messageHeld({ channel, reason });
  await db.pool.query(
    `INSERT INTO held_message AS known (day, channel, reason, count) VALUES (($1::timestamptz AT TIME ZONE 'UTC')::date, $2::channel, $3, 1)
     ON CONFLICT (day, channel, reason) DO UPDATE SET count = known.count + 1`,
    [now(), channel, reason],
  );
}

/** How many messages were held back on one way for one reason. */
export interface HeldCount {
  readonly channel: string;
  readonly reason: string;
  readonly count: number;
}

/** What was held back in the last 7 days, the most frequent first. */
export async function countHeld({ pool }: Pick<Database, 'pool'>, now: Date): Promise<HeldCount[]> {
  const { rows } = await pool.query<HeldCount>(
    `SELECT channel::text, reason, sum(count)::int AS count FROM held_message WHERE day > ($1::timestamptz AT TIME ZONE 'UTC')::date - 7
     GROUP BY channel, reason ORDER BY count DESC, channel, reason`,
    [now],
  );
  return rows;
}
