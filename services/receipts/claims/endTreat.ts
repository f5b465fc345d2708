import { t } from '@fairtab/domain/language/t';
import { endTreatInput } from '@fairtab/domain/inputs/treatInputs';
import { endTreat as giveBack } from '@fairtab/domain/moves/endTreat';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { claimsNamed } from './changeClaim';

/**
 * Gives claims back to the people who were treated to them. Whoever pays, whoever is treated, and the host may.
 * @throws InvalidInput, NotFound, NotAllowed, Conflict (nobody is treated, paid, cancelled, key reuse).
 */
export async function endTreat(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, ...wanted } = parseInput(endTreatInput, input);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'endTreat', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise({ viewer: actor, action: 'seeReceipt', receipt: state }, t('You cannot see this receipt.'));
      const claims = claimsNamed(state, wanted.claimIds);
      for (const claim of claims) {
        const isTreated = claim.treated?.guestId === actor.guestId;
        authorise(
          { viewer: actor, action: 'endTreat', receipt: state, claim: isTreated ? actor : claim },
          t('Only who pays, who is treated, or the host can undo this.'),
        );
      }
      return giveBack({ state, guestId: actor.guestId, claims });
    },
  });
  return { receipt };
}
