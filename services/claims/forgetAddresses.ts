import type { ReceiptState } from '@fairtab/domain/receipts';
import type { Decision } from '@fairtab/domain/moves/Decision';
import type { ServiceContext } from '../context';
import { NotFound } from '../errors';
import { changeReceipt } from '../receipts/changeReceipt';

/** An address is for its receipt only. It is kept this long after everything on the receipt was settled. */
export const KEEP_ADDRESSES_MS = 90 * 24 * 60 * 60 * 1000;
const FORGOTTEN_AT_A_TIME = 200;

/**
 * Removes the addresses and phone numbers that diners left on receipts which were settled 90 days ago: nothing is unpaid,
 * and nothing happened since.
 * @returns on how many receipts.
 */
export async function forgetAddresses(ctx: ServiceContext): Promise<number> {
  const before = new Date(ctx.now().getTime() - KEEP_ADDRESSES_MS);
  for (let done = 0; ;) {
    const { rows } = await ctx.db.pool.query<{ id: string }>(
      `SELECT DISTINCT c.receipt_id AS id FROM claim c
       JOIN receipt r ON r.id = c.receipt_id AND r.deleted_at IS NULL
       WHERE (c.claimer_email IS NOT NULL OR c.claimer_phone IS NOT NULL)
         AND NOT EXISTS (SELECT FROM claim u WHERE u.receipt_id = c.receipt_id AND u.status = 'claimed')
         AND NOT EXISTS (SELECT FROM change t WHERE t.receipt_id = c.receipt_id AND t.at > $1)
       LIMIT $2`,
      [before, FORGOTTEN_AT_A_TIME],
    );
    let forgotten = 0;
    for (const { id } of rows) if (await forgetOn(ctx, id)) forgotten++;
    done += forgotten;
    if (forgotten === 0) return done;
  }
}

async function forgetOn(ctx: ServiceContext, receiptId: string): Promise<boolean> {
  try {
    await changeReceipt(ctx, { receiptId, bySystem: true, decide });
    return true;
  } catch (error) {
    // Another worker was faster, or the receipt was removed.
    if (!(error instanceof NotFound)) throw error;
    return false;
  }
}

function decide(state: ReceiptState): Decision {
  const isKept = ({ claimerEmail, claimerPhone }: ReceiptState['claims'][number]) =>
    claimerEmail !== null || claimerPhone !== null;
  const isUnsettled = state.claims.some(({ status }) => status === 'claimed');
  if (isUnsettled || !state.claims.some(isKept)) throw new NotFound('There is nothing to forget.');
  return {
    next: {
      ...state,
      claims: state.claims.map((claim) =>
        isKept(claim) ? { ...claim, claimerEmail: null, claimerPhone: null } : claim,
      ),
    },
    actorName: 'Fairtab',
    kind: 'moved',
    summary: 'Addresses that people left were deleted',
    answer: {},
  };
}
