import type { ServiceContext } from '../../context';
import { signedIn } from '../../people/signedIn';
import { askProcessor, processingOf } from './askProcessor';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/**
 * Makes the viewer's account at the processor, unless there is one, and a link that leads there to be set up. The processor
 * asks for what the law wants to know of who receives money; Fairtab sees none of it.
 * @returns the address, which works once and for some minutes.
 * @throws NotSignedIn, Conflict (off), Unavailable.
 */
export async function openCardAccount(ctx: ServiceContext): Promise<string> {
  const { userId } = signedIn(ctx);
  const { stripe } = processingOf(ctx);
  const { prisma } = ctx.db;
  const known = await prisma.cardAccount.findUnique({ where: { userId } });
  const account = known?.id ?? (await makeAccount(ctx, userId));
  const page = `${originOfLinks(ctx)}/payment-methods`;
  const { url } = await askProcessor(
    stripe.accountLinks.create({
      account,
      type: 'account_onboarding',
      // A link that was used or is too old leads back, where the host asks for another one.
      refresh_url: `${page}?cards=again`,
      return_url: `${page}?cards=back`,
    }),
  );
  return url;
}

/** With the key two taps make one account. */
async function makeAccount(ctx: ServiceContext, userId: string): Promise<string> {
  const { id } = await askProcessor(
    processingOf(ctx).stripe.accounts.create(
      {
        type: 'express',
        country: 'US',
        capabilities: { transfers: { requested: true }, card_payments: { requested: true } },
        metadata: { account: userId },
      },
      { idempotencyKey: `account-${userId}` },
    ),
  );
  await ctx.db.prisma.cardAccount.createMany({ data: [{ id, userId, createdAt: ctx.now() }], skipDuplicates: true });
  return id;
}
