import { t } from '@fairtab/domain/language/t';
import { treatInput, type Treat } from '@fairtab/domain/inputs/treatInputs';
import { treat as takeOn } from '@fairtab/domain/moves/treat';
import { isSamePerson, type Person, type ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../writing/changeReceipt';
import { shownCents } from '../shownCents';
import { claimsNamed } from './changeClaim';
import { peopleNamed } from './peopleNamed';

/**
 * The viewer takes on unpaid claims of somebody at the table. The host may also spread them over others.
 * @throws InvalidInput, NotFound, NotAllowed (no diner of this receipt, or others are to pay and the viewer is not the host),
 * Conflict (paid, cancelled, several people, key reuse), AmountMismatch.
 */
export async function treat(
  ctx: ServiceContext,
  input: unknown,
): Promise<{ receipt: ReceiptState; claimIds: readonly string[] }> {
  const { idempotencyKey, ...wanted } = parseInput(treatInput, input);
  const { receiptId, claimIds, claimerName, people, expectedAmount } = wanted;
  const { receipt, answer } = await changeReceipt(ctx, {
    receiptId,
    keyed: keyedRequest(ctx, { operation: 'treat', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise(
        { viewer: actor, action: 'treat', receipt: state },
        t('Claim something first. Then you can pay for others, too.'),
      );
      if (people.length > 0)
        authorise(
          { viewer: actor, action: 'spreadTreat', receipt: state },
          t('Only the host can say that others pay.'),
        );
      const claims = claimsNamed(state, claimIds);
      const payers = payersOf(state, { guestId: actor.guestId, claimerName, people });
      const { guestId } = actor;
      const name = guestId === state.hostGuestId ? state.hostName : (claimerName ?? '');
      return takeOn({
        state,
        actor: { guestId, name },
        claims,
        payers,
        expectedAmountCents: shownCents(state, expectedAmount),
        newId: () => ctx.newId(),
      });
    },
  });
  return { receipt, claimIds: answer.claimIds };
}

/** The viewer under the given name, if any, and the people with these ids, each once. */
function payersOf(
  state: ReceiptState,
  { guestId, claimerName, people }: { guestId: string } & Pick<Treat, 'claimerName' | 'people'>,
): Person[] {
  const self = claimerName === null ? [] : [{ guestId, name: claimerName }];
  const others = peopleNamed(state, people).filter((person) => self.every((own) => !isSamePerson(own, person)));
  return [...self, ...others];
}
