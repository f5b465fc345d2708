import type { DecidedTogether } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { SettlementPlan } from '@fairtab/domain/settlements/SettlementPlan';
import type { ServiceContext } from '../../context';
import { Conflict } from '../../platform/errors';
import { changeReceipts } from '../../receipts/writing/changeReceipts';
import { hashOfPlan } from './KeyedPlan';
import { putInForce } from './putInForce';

/**
 * Puts a settlement in force to which everybody agreed: in one transaction the open claims are paid by it, and its transfers
 * are owed.
 * @param settling.names of the guests that owe or are owed a transfer, by id
 * @throws Conflict when something else is open now.
 */
export async function takeForce(
  ctx: ServiceContext,
  {
    settlementId,
    receiptIds,
    names,
    decide,
  }: {
    settlementId: string;
    receiptIds: readonly string[];
    names: ReadonlyMap<string, string>;
    decide: (receipts: readonly ReceiptState[]) => DecidedTogether<{ plan: SettlementPlan }>;
  },
): Promise<void> {
  try {
    await changeReceipts(ctx, {
      receiptIds,
      keyed: null,
      decide,
      also: ({ plan }) =>
        putInForce({
          settlementId,
          planHash: hashOfPlan(plan),
          at: ctx.now(),
          transfers: plan.transfers.map((transfer) => ({
            ...transfer,
            id: ctx.newId(),
            fromName: names.get(transfer.from) ?? '',
            toName: names.get(transfer.to) ?? '',
          })),
        }),
    });
  } catch (error) {
    // Another one agreed at the same moment, and that one put it in force.
    const settlement = await ctx.db.prisma.settlement.findUnique({ where: { id: settlementId } });
    if (!(error instanceof Conflict) || !settlement?.settledAt) throw error;
  }
}
