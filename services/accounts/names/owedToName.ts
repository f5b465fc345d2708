import type { ServiceContext } from '../../context';
import { receiptsBetween, type BalanceOnReceipt } from '../../money/counterparties/receiptsBetween';
import type { NamePage } from './namePage';

/** The receipts on which the viewer's account owes the owner of a name something, the newest first; none for anybody else. */
export async function owedToName(ctx: ServiceContext, { guestId }: NamePage): Promise<BalanceOnReceipt[]> {
  if (ctx.viewer.session === null) return [];
  const between = await receiptsBetween(ctx, { guestId, currency: null });
  return between.filter(({ iOweCents }) => iOweCents > 0);
}
