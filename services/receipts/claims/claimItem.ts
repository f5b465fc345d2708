import { t } from '@fairtab/domain/language/t';
import { claimItemInput } from '@fairtab/domain/inputs/claimInputs';
import { claimItem as claim } from '@fairtab/domain/moves/claimItem';
import type { ClaimState, ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { receiptIdOfWrite } from '../writing/receiptIdOfWrite';
import { peopleNamed } from './peopleNamed';
import { claimFromStored, claimToStored } from '../receiptQuery';
import { shownCents } from '../shownCents';

interface Claimed {
  readonly receipt: ReceiptState;
  readonly claimId: string;
  readonly claim: ClaimState;
}

/**
 * Takes a portion of an item for a name, instead of own claims on it when some are named. The server chooses the piece of the ruler and
 * computes the amount.
 * @throws InvalidInput, NotFound, AlreadyClaimed (less is left than wanted), AmountMismatch, Conflict (key reuse, or what is replaced is paid),
 * NotAllowed (a page that keeps no cookie and sends no token), TooManyAttempts (by diner, or by address before the browser is a guest).
 */
export function claimItem(ctx: ServiceContext, input: unknown): Promise<Claimed> {
  return ctx.metrics.timeClaim(takePortion(ctx, input));
}

async function takePortion(ctx: ServiceContext, input: unknown): Promise<Claimed> {
  const { idempotencyKey, ...wanted } = parseInput(claimItemInput, input);
  if (ctx.viewer.guestId !== null) await ctx.limits.spend('claimsOfDiner', ctx.viewer.guestId);
  else await ctx.limits.spend('firstClaimsFromAddress', ctx.client.address);
  const keyed = keyedRequest(ctx, { operation: 'claimItem', key: idempotencyKey, request: input });
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId: await receiptIdOfWrite(ctx, { part: 'item', id: wanted.itemId, keyed }),
    keyed,
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'claim', receipt: state }, t('You cannot claim on this receipt.'));
      const { guestId } = actor;
      const { shareWith, replaces, expectedAmount, wantedAmount, ...asked } = wanted;
      const people = peopleNamed(state, shareWith).map(({ guestId: id, name }) => ({ guestId: id, name }));
      const decided = claim({
        state,
        guestId,
        wanted: {
          ...asked,
          wantedAmountCents: shownCents(state, wantedAmount, 'wantedAmount'),
          expectedAmountCents: shownCents(state, expectedAmount),
        },
        sharedWith: people,
        replaces,
        claimId: ctx.newId(),
        at: ctx.now().toISOString(),
      });
      // The answer is kept for retries as JSON, which has no numbers as large as a piece's positions.
      return 'refusal' in decided ? decided : { ...decided, answer: { claim: claimToStored(decided.answer.claim) } };
    },
  });
  // An answer that the last release kept for a retry knows nothing of contributions.
  const made = claimFromStored(Object.assign({ coveredCents: 0 }, answer.claim));
  // A retry is answered with the receipt as it is now.
  const current = receipt.claims.find(({ id }) => id === made.id) ?? made;
  return { receipt, claimId: current.id, claim: current };
}
