import type { ServiceContext } from '../../context';
import { NotFound } from '../../platform/errors';
import { findAnswer, type KeyedRequest } from '../../idempotency';
import { receiptIdOf, type Part } from '../receiptIdOf';

/**
 * The receipt that a write is about. A retry may name a part that is gone, such as a claim that its first try gave back.
 * Then the first answer tells the receipt.
 * @throws NotFound, Conflict (key reuse).
 */
export async function receiptIdOfWrite(
  ctx: ServiceContext,
  { keyed, ...part }: { part: Part; id: string; keyed: KeyedRequest | null },
): Promise<string> {
  try {
    return await receiptIdOf(ctx, part);
  } catch (error) {
    const first = error instanceof NotFound ? await findAnswer(ctx, keyed) : null;
    if (!first) throw error;
    return (first.answer as { receiptId: string }).receiptId;
  }
}
