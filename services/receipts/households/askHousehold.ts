import { askHouseholdInput } from '@fairtab/domain/inputs/householdInputs';
import { t } from '@fairtab/domain/language/t';
import { askHousehold as ask } from '@fairtab/domain/moves/askHousehold';
import { peopleOf, type Person, type ReceiptState } from '@fairtab/domain/receipts';
import { authorise } from '../../people/authorise';
import { peopleNamed } from '../claims/peopleNamed';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { parseInput } from '../../platform/parseInput';
import { changeReceipt } from '../changeReceipt';
import { rememberedPartners } from './rememberedHouseholds';

/**
 * The viewer asks somebody at the table to pay as one, or pays with them at once when they said "Always" on an earlier receipt.
 * No amount changes.
 * @throws InvalidInput, NotFound, NotAllowed (no diner of this receipt), Conflict (the host is one of the two, the other one
 * belongs to others, the viewer is asked by others, or has gone, key reuse).
 */
export async function askHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { idempotencyKey, ...wanted } = parseInput(askHouseholdInput, input);
  const { guestId } = ctx.viewer;
  const partners = guestId === null ? null : await rememberedPartners(ctx, guestId);
  const { receipt } = await changeReceipt(ctx, {
    receiptId: wanted.receiptId,
    keyed: keyedRequest(ctx, { operation: 'askHousehold', key: idempotencyKey, request: input }),
    decide: (state, actor) => {
      authorise(
        { viewer: actor, action: 'askHousehold', receipt: state },
        t('Claim something first. Then you can pay together with others.'),
      );
      const asker = personAt(state, actor.guestId);
      const asked = personNamed(state, wanted.personId);
      const isRemembered = partners?.has(asked.guestId) ?? false;
      return ask({ state, asker, asked, isRemembered, newId: ctx.newId() });
    },
  });
  return { receipt };
}

/** The guest by the first name that they claim for; a host who claims nothing by the host's name. */
function personAt(state: ReceiptState, guestId: string): Person {
  return peopleOf(state).find((person) => person.guestId === guestId) ?? { guestId, name: state.hostName };
}

function personNamed(state: ReceiptState, id: string): Person {
  const [person] = peopleNamed(state, [id]);
  if (!person) throw new RangeError('peopleNamed answers with as many people as it was asked for');
  return person;
}
