import type { Decided } from '@fairtab/domain/moves/Decision';
import { isSamePerson, type ClaimState, type Person, type ReceiptState } from '@fairtab/domain/receipts';
import { peopleOf } from '@fairtab/domain/summaries';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import { withCovers } from '@fairtab/domain/bill/contributions';
import type { GraphQLTaggedNode } from 'relay-runtime';
import { domainMethod, type WireMethod } from '../../lib/wireMethod';
import { personOf } from './receiptOf';

/** The data that a move needs besides its input. */
export interface Circumstances {
  /** The viewer, as `diner` of this receipt. */
  readonly guestId: string;
  /** The id of what the move makes: a claim, a payment or a household. */
  readonly madeId: string;
  /** When the move was made, as ISO time. */
  readonly at: string;
  /** How was paid, when the input names a saved method only. */
  readonly paidBy: WireMethod;
}

/**
 * A move as a phone knows it: the mutation that does it on the server, and the move of the domain that decides it in both places, with
 * what the server's services give it. Only the server asks whether one may.
 */
export interface KnownMove {
  /**
   * Answers what the move made, and the version that the receipt has by it. The state itself comes by the subscription that every screen of
   * a receipt has (docs/decisions/0066-a-tap-is-answered-with-its-version.md).
   */
  readonly document: GraphQLTaggedNode;
  /** @returns the receipt after it; the same receipt when it is refused, because the server says why. */
  readonly step: (state: ReceiptState, input: object, circumstances: Circumstances) => ReceiptState;
}

/** The input of a mutation without the key, which the outbox adds. */
export type Input<Variables extends { readonly input: object }> = Omit<Variables['input'], 'idempotencyKey'>;

export function moveOf<Variables extends { readonly input: object }>({
  document,
  step,
}: {
  document: GraphQLTaggedNode;
  step: (state: ReceiptState, input: Input<Variables>, circumstances: Circumstances) => Decided;
}): KnownMove {
  return {
    document,
    step: (state, input, circumstances) => {
      const decided = step(state, input as Input<Variables>, circumstances);
      return 'refusal' in decided ? state : withCovers(decided.next);
    },
  };
}

/** @param method as Relay types it, with values that a later version may add */
export function methodOf(method: string): PaymentMethod {
  return domainMethod(method as WireMethod);
}

export function claimsNamed({ claims }: ReceiptState, ids: readonly string[]): ClaimState[] {
  return claims.filter(({ id }) => ids.includes(id));
}

/** The person with this `Person.id`, by the name that is on the bill. */
export function personNamed(state: ReceiptState, id: string): Person {
  const wanted = personOf(id);
  const people: readonly Person[] = [...peopleOf(state), ...state.contributions];
  const { guestId, name } = people.find((person) => isSamePerson(person, wanted)) ?? wanted;
  return { guestId, name };
}
