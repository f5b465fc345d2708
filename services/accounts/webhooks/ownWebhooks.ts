import { OFF_REASONS, WEBHOOK_EVENTS, type OffReason, type WebhookEvent } from '@fairtab/domain/programs/webhooks';
import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';

/** Each costs a row for every change. */
export const MAX_WEBHOOKS = 10;

/** A webhook as its account sees it. */
export interface OwnWebhook {
  readonly id: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The one receipt that it is about; null for all that the account hosts. */
  readonly receiptId: string | null;
  readonly createdAt: Date;
  /** Since when nothing is told there, and why; null while it is on. */
  readonly offSince: Date | null;
  readonly offReason: OffReason | null;
  /** Until when the former secret signs, too; null when there is none. */
  readonly formerSecretUntil: Date | null;
}

/** The columns that an account sees. */
export const SHOWN_WEBHOOK = {
  id: true,
  url: true,
  events: true,
  receiptId: true,
  createdAt: true,
  offSince: true,
  offReason: true,
  formerSecretUntil: true,
} as const;

/** The webhooks of the viewer's account, the newest first. @throws NotSignedIn */
export async function listWebhooks(ctx: ServiceContext): Promise<OwnWebhook[]> {
  const { userId } = signedIn(ctx);
  const rows = await ctx.db.prisma.webhook.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: SHOWN_WEBHOOK,
  });
  const now = ctx.now();
  return rows.map((row) => ownWebhook(row, now));
}

export function ownWebhook(
  row: Omit<OwnWebhook, 'events' | 'offReason'> & { events: string[]; offReason: string | null },
  now: Date,
): OwnWebhook {
  const { formerSecretUntil } = row;
  return {
    ...row,
    events: WEBHOOK_EVENTS.filter((event) => row.events.includes(event)),
    offReason: OFF_REASONS.find((reason) => reason === row.offReason) ?? null,
    formerSecretUntil: formerSecretUntil !== null && formerSecretUntil > now ? formerSecretUntil : null,
  };
}
