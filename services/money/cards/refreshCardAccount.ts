import type Stripe from 'stripe';
import type { ServiceContext } from '../../context';
import { processingOf } from './askProcessor';

/**
 * Asks the processor whether a host's account can be paid to. Two that ask at the same time wait for each other, so that
 * the later answer stays.
 * @throws the processor's error.
 */
export async function refreshCardAccount(
  ctx: ServiceContext,
  { id, patience = {} }: { id: string; patience?: Pick<Stripe.RequestOptions, 'timeout' | 'maxNetworkRetries'> },
): Promise<void> {
  const { stripe } = processingOf(ctx);
  await ctx.db.prisma.$transaction(async (tx) => {
    const known = await tx.$queryRaw<unknown[]>`SELECT 1 FROM card_account WHERE id = ${id} FOR UPDATE`;
    if (known.length === 0) return;
    const {
      charges_enabled: charges,
      payouts_enabled: payouts,
      capabilities,
    } = await stripe.accounts.retrieve(id, {}, patience);
    const isReady = charges && payouts && capabilities?.transfers === 'active';
    await tx.cardAccount.update({ where: { id }, data: { isReady } });
  });
}
