import { householdOf } from '@fairtab/domain/households';
import { askHouseholdInput, joinHouseholdInput, leaveHouseholdInput } from '@fairtab/domain/inputs/householdInputs';
import { t } from '@fairtab/domain/language/t';
import type { Decided } from '@fairtab/domain/moves/Decision';
import { askHousehold as ask } from '@fairtab/domain/moves/askHousehold';
import { joinHousehold as join } from '@fairtab/domain/moves/joinHousehold';
import { leaveHousehold as leave } from '@fairtab/domain/moves/leaveHousehold';
import type { Person, ReceiptState } from '@fairtab/domain/receipts';
import { peopleOf } from '@fairtab/domain/summaries';
import { changeReceipt } from '../writing/changeReceipt';
import { peopleNamed } from '../claims/peopleNamed';
import type { ServiceContext } from '../../context';
import { keyedRequest } from '../../idempotency';
import { authorise } from '../../people/authorise';
import { parseInput } from '../../platform/parseInput';
import { forgetPartners, rememberedPartners, rememberPartners } from './rememberedHouseholds';

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

/**
 * The viewer agrees to pay as one with those who ask; with `always`, whoever of them asks on a later receipt need not wait for
 * an answer. No amount changes.
 * @throws InvalidInput, NotFound, Conflict (nobody asks the viewer, key reuse).
 */
export async function joinHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const { always, ...wanted } = parseInput(joinHouseholdInput, input);
  const { receipt, ...pair } = await answerHousehold(ctx, { operation: 'joinHousehold', input: wanted, move: join });
  if (always) await rememberPartners(ctx, pair);
  return { receipt };
}

interface Answer {
  readonly receiptId: string;
  readonly idempotencyKey: string | null;
}

/** The result of an answer. */
export interface Answered {
  readonly receipt: ReceiptState;
  readonly guestId: string;
  /** The members of the viewer's household before it, without those who were only asked. Empty for a retry. */
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

/**
 * The viewer pays alone again, or does not want to pay with those who ask; they have to be asked the next time, too. What was
 * paid stays paid.
 * @throws InvalidInput, NotFound, Conflict (the viewer pays alone, key reuse).
 */
export async function leaveHousehold(ctx: ServiceContext, input: unknown): Promise<{ receipt: ReceiptState }> {
  const wanted = parseInput(leaveHouseholdInput, input);
  const { receipt, ...pair } = await answerHousehold(ctx, { operation: 'leaveHousehold', input: wanted, move: leave });
  await forgetPartners(ctx, pair);
  return { receipt };
}
