import { householdOf } from '@fairtab/domain/households';
import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { changeReceipt } from '../changeReceipt';

interface Answer {
  readonly receiptId: string;
  readonly idempotencyKey: string | null;
}

/** What an answer led to. */
export interface Answered {
  readonly receipt: ReceiptState;
  readonly guestId: string;
  /** Who belonged to the viewer's household before it, without those who were only asked. Empty for a retry. */
  readonly partnerIds: readonly string[];
}

/**
 * What joining and leaving a household have in common: both are only about the viewer's own place in it.
 * @throws NotFound, Conflict.
 */
export async function answerHousehold(
  ctx: ServiceContext,
  {
    operation,
    input: { idempotencyKey, ...wanted },
    move,
  }: {
    operation: string;
    input: Answer;
    move: (answer: { state: ReceiptState; guestId: string }) => Decided;
  },
): Promise<Answered> {
  let answered: Omit<Answered, 'receipt'> = { guestId: '', partnerIds: [] };
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation, key: idempotencyKey, request: wanted }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, t('You cannot see this receipt.'));
      const { guestId } = actor;
      const members = householdOf(state.households, guestId)?.members ?? [];
      const partners = members.filter((member) => member.hasAgreed && member.guestId !== guestId);
      const partnerIds = partners.map((member) => member.guestId);
      answered = { guestId, partnerIds };
      return move({ state, guestId });
    },
  });
  return { receipt, ...answered };
}
