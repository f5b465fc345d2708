import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ServiceContext } from '../context';
import { releaseClaims } from '../payments/releaseClaims';
import { changeClaim } from './changeClaim';

/**
 * The host says the money for one claim did not arrive: paid -> claimed, at today's price (decisions §2, §3). Its
 * payment shrinks by the amount, and is disputed when nothing is left of it.
 * @throws NotFound (also for anybody but the host), Conflict (not paid).
 */
export async function reopenClaim(
  ctx: ServiceContext,
  { claimId }: { claimId: string },
): Promise<{ receipt: ReceiptState; claimId: string }> {
  const { receipt } = await changeClaim(ctx, {
    claimId,
    action: 'reopenClaim',
    move: 'reopen',
    kind: 'reopened',
    refusal: 'Only the host can reopen a claim.',
    decide: ({ state, claim, item }) => ({
      next: releaseClaims(state, [claim.id]),
      summary: `${state.hostName} reopened the claim of ${claim.claimerName} on ${item.name}`,
    }),
  });
  return { receipt, claimId };
}
