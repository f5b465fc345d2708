import { updateWebhookInput } from '@fairtab/domain/inputs/webhookInputs';
import { t } from '@fairtab/domain/language/t';
import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { tellWebhookJob } from '../../platform/jobs/jobs';
import { parseInput } from '../../platform/parseInput';
import { signedIn } from '../../people/signedIn';
import { refuseInside } from './createWebhook';
import { ownWebhook, SHOWN_WEBHOOK, type OwnWebhook } from './ownWebhooks';
import { switchOff, switchOn } from './switchWebhook';
import { newWebhookSecret, rotatedSecret } from './webhookSecrets';

/** How long the former secret signs beside the new one, in ms. */
export const ROTATION_MS = 24 * 60 * 60 * 1000;

/** There is no such webhook, or it is another account's. */
export function noWebhook(): NotFound {
  return new NotFound(t('There is no such webhook any more.'));
}

/**
 * Changes where a webhook goes, what it is told, and whether it is on. What waited while it was off is told once it is on again.
 * @throws NotSignedIn, InvalidInput, NotFound (also for another account's).
 */
export async function updateWebhook(
  ctx: ServiceContext,
  { webhookId, ...input }: { webhookId: string } & Record<string, unknown>,
): Promise<OwnWebhook> {
  const { userId } = signedIn(ctx);
  const { url, events, isOn } = parseInput(updateWebhookInput, input);
  if (url !== undefined) refuseInside(ctx, url);
  const now = ctx.now();
  const row = await ctx.db.prisma.$transaction(async (tx) => {
    const data = { ...(url !== undefined && { url }), ...(events && { events }) };
    const { count } = await tx.webhook.updateMany({ where: { id: webhookId, userId }, data });
    if (count === 0) throw noWebhook();
    if (isOn === false) await switchOff(tx, { where: { id: webhookId }, reason: 'owner', now });
    if (isOn === true) await switchOn(tx, { webhookId, now });
    return tx.webhook.findUniqueOrThrow({ where: { id: webhookId }, select: SHOWN_WEBHOOK });
  });
  if (isOn === true) ctx.jobs.send(tellWebhookJob, { webhookId });
  return ownWebhook(row, now);
}

/**
 * Makes a new secret. The former one signs, too, for a day, so that a receiver can change it without losing anything.
 * @throws NotSignedIn, NotFound (also for another account's).
 */
export async function rotateWebhookSecret(
  ctx: ServiceContext,
  { webhookId: id }: { webhookId: string },
): Promise<{ secret: string; webhook: OwnWebhook }> {
  const { userId } = signedIn(ctx);
  const secret = newWebhookSecret();
  const now = ctx.now();
  const row = await ctx.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM webhook WHERE id = ${id} FOR NO KEY UPDATE`;
    const known = await tx.webhook.findFirst({ where: { id, userId }, select: { secret: true } });
    if (!known) throw noWebhook();
    const until = new Date(now.getTime() + ROTATION_MS);
    const data = rotatedSecret(ctx, { id, sealed: known.secret, secret, until });
    return tx.webhook.update({ where: { id }, data, select: SHOWN_WEBHOOK });
  });
  return { secret, webhook: ownWebhook(row, now) };
}

/** Removes a webhook with its log. Nothing is told there any more. @throws NotSignedIn, NotFound (also for another account's). */
export async function removeWebhook(ctx: ServiceContext, { webhookId: id }: { webhookId: string }): Promise<void> {
  const { userId } = signedIn(ctx);
  const { count } = await ctx.db.prisma.webhook.deleteMany({ where: { id, userId } });
  if (count === 0) throw noWebhook();
  ctx.onSecurityEvent({ event: 'webhookRemoved', userId });
}
