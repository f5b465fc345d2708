import { createWebhookInput } from '@fairtab/domain/inputs/webhookInputs';
import { t } from '@fairtab/domain/language/t';
import { mailSecurityNotice } from '../mailLinks/mailSecurityNotice';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { Conflict, InvalidInput, NotFound } from '../../platform/errors';
import { lockAccount, signedIn } from '../../people/signedIn';
import { parseInput } from '../../platform/parseInput';
import { readReceipt } from '../../receipts/readReceipt';
import { MAX_WEBHOOKS, ownWebhook, type OwnWebhook, SHOWN_WEBHOOK } from './ownWebhooks';
import { urlProblem } from './publicAddress';
import { newWebhookSecret, sealSecret } from './webhookSecrets';

/**
 * Registers an address to which is told from now on what happens on what the viewer hosts, or on one receipt of it, and mails the account
 * about it.
 * @returns the secret that signs, which is shown once.
 * @throws NotSignedIn, InvalidInput, NotFound and NotAllowed (of the receipt), Conflict (too many).
 */
export async function createWebhook(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ secret: string; webhook: OwnWebhook }> {
  const { userId } = signedIn(ctx);
  const { url, events, receiptId } = parseInput(createWebhookInput, input);
  refuseInside(ctx, url);
  if (receiptId !== null) await mustHost(ctx, receiptId);
  const id = ctx.newId();
  const secret = newWebhookSecret();
  const createdAt = ctx.now();
  const row = await ctx.db.prisma.$transaction(async (tx) => {
    await lockAccount(tx, userId);
    if ((await tx.webhook.count({ where: { userId } })) >= MAX_WEBHOOKS)
      throw new Conflict(t('An account can have at most {max} webhooks.', { max: MAX_WEBHOOKS }));
    const made = await tx.webhook.create({
      data: { id, userId, url, events, receiptId, secret: sealSecret(ctx, { id, secret }), createdAt },
      select: SHOWN_WEBHOOK,
    });
    await mailSecurityNotice({ ctx, tx }, { userId, what: 'webhookAdded' });
    return made;
  });
  ctx.onSecurityEvent({ event: 'webhookAdded', userId });
  return { secret, webhook: ownWebhook(row, createdAt) };
}

/** @throws InvalidInput for an address to which nothing would be sent. A name is looked up each time something is. */
export function refuseInside({ webhookTargets }: ServiceContext, url: string): void {
  const problem = urlProblem(new URL(url), webhookTargets);
  if (problem === null) return;
  const message =
    problem === 'notHttps' ? t('The address must begin with https://') : t('This address is not a public one');
  throw new InvalidInput([{ path: 'url', message }]);
}

async function mustHost(ctx: ServiceContext, receiptId: string): Promise<void> {
  const receipt = await readReceipt(ctx, receiptId);
  if (!receipt) throw new NotFound();
  authorise({ viewer: ctx.viewer, action: 'shareReceipt', receipt }, t('Only the host can do that.'));
}
