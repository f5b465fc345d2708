import type { Cents, Currency } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/parseMoney';
import { askHousehold } from '@fairtab/domain/moves/askHousehold';
import { cancelClaim } from '@fairtab/domain/moves/cancelClaim';
import { claimItem } from '@fairtab/domain/moves/claimItem';
import { confirmPayment } from '@fairtab/domain/moves/confirmPayment';
import type { Decided } from '@fairtab/domain/moves/Decision';
import { declineShare } from '@fairtab/domain/moves/declineShare';
import { disputePayment } from '@fairtab/domain/moves/disputePayment';
import { editReceipt } from '@fairtab/domain/moves/editReceipt';
import { endTreat } from '@fairtab/domain/moves/endTreat';
import { joinHousehold } from '@fairtab/domain/moves/joinHousehold';
import { leaveHousehold } from '@fairtab/domain/moves/leaveHousehold';
import { claimsToPay, payClaims } from '@fairtab/domain/moves/payClaims';
import { reopenClaim } from '@fairtab/domain/moves/reopenClaim';
import { treat } from '@fairtab/domain/moves/treat';
import { unclaim } from '@fairtab/domain/moves/unclaim';
import { isSamePerson, peopleOf, type ClaimState, type Person, type ReceiptState } from '@fairtab/domain/receipts';
import type { PaymentMethod } from '@fairtab/domain/waysToPay';
import { domainMethod, type WireMethod } from '../lib/wireMethod';
import { domainTaxClass } from '../lib/wireTaxClass';
import type { documentsAskHouseholdMutation$variables } from './__generated__/documentsAskHouseholdMutation.graphql';
import type { documentsCancelClaimMutation$variables } from './__generated__/documentsCancelClaimMutation.graphql';
import type { documentsClaimItemMutation$variables } from './__generated__/documentsClaimItemMutation.graphql';
import type { documentsConfirmPaymentMutation$variables } from './__generated__/documentsConfirmPaymentMutation.graphql';
import type { documentsDeclineShareMutation$variables } from './__generated__/documentsDeclineShareMutation.graphql';
import type { documentsDisputePaymentMutation$variables } from './__generated__/documentsDisputePaymentMutation.graphql';
import type { documentsEditReceiptMutation$variables } from './__generated__/documentsEditReceiptMutation.graphql';
import type { documentsEndTreatMutation$variables } from './__generated__/documentsEndTreatMutation.graphql';
import type { documentsJoinHouseholdMutation$variables } from './__generated__/documentsJoinHouseholdMutation.graphql';
import type { documentsLeaveHouseholdMutation$variables } from './__generated__/documentsLeaveHouseholdMutation.graphql';
import type { documentsPayClaimsMutation$variables } from './__generated__/documentsPayClaimsMutation.graphql';
import type { documentsReopenClaimMutation$variables } from './__generated__/documentsReopenClaimMutation.graphql';
import type { documentsTreatMutation$variables } from './__generated__/documentsTreatMutation.graphql';
import type { documentsUnclaimMutation$variables } from './__generated__/documentsUnclaimMutation.graphql';
import type { Write } from '../outbox/writes';
import { personOf } from './receiptOf';

type Input<Variables extends { readonly input: object }> = Omit<Variables['input'], 'idempotencyKey'>;

/** The input of each move as it goes to the server, without the key. */
interface Inputs {
  readonly claimItem: Input<documentsClaimItemMutation$variables>;
  readonly unclaim: Input<documentsUnclaimMutation$variables>;
  readonly declineShare: Input<documentsDeclineShareMutation$variables>;
  readonly treat: Input<documentsTreatMutation$variables>;
  readonly endTreat: Input<documentsEndTreatMutation$variables>;
  readonly askHousehold: Input<documentsAskHouseholdMutation$variables>;
  readonly joinHousehold: Input<documentsJoinHouseholdMutation$variables>;
  readonly leaveHousehold: Input<documentsLeaveHouseholdMutation$variables>;
  readonly payClaims: Input<documentsPayClaimsMutation$variables>;
  readonly editReceipt: Input<documentsEditReceiptMutation$variables>;
  readonly cancelClaim: Input<documentsCancelClaimMutation$variables>;
  readonly reopenClaim: Input<documentsReopenClaimMutation$variables>;
  readonly confirmPayment: Input<documentsConfirmPaymentMutation$variables>;
  readonly disputePayment: Input<documentsDisputePaymentMutation$variables>;
}

/** What a move needs besides its input. */
interface Circumstances {
  /** The viewer, as `diner` of this receipt. */
  readonly guestId: string;
  /** The id of what the move makes: a claim, a payment or a household. */
  readonly madeId: string;
  /** When the move was made, as ISO time. */
  readonly at: string;
  /** How was paid, when the input names a saved method only. */
  readonly paidBy: WireMethod;
}

type Step<Wanted> = (state: ReceiptState, wanted: Wanted, circumstances: Circumstances) => Decided;

/** For each move of the outbox the move of the domain, with what the server's services give it. Only the server asks whether one may. */
const STEPS: { readonly [Move in keyof Inputs]: Step<Inputs[Move]> } = {
  claimItem: (state, { itemId, claimerName, units = null, splitCount, shareWith }, { guestId, madeId, at }) =>
    claimItem({
      state,
      guestId,
      wanted: {
        itemId,
        claimerName,
        claimerEmail: null,
        claimerPhone: null,
        units: units ?? null,
        splitCount: splitCount ?? 1,
        expectedAmountCents: null,
      },
      sharedWith: (shareWith ?? []).map((id) => personNamed(state, id)),
      claimId: madeId,
      at,
    }),
  unclaim: (state, { claimId }, { guestId }) => unclaim({ state, claimId, guestId }),
  declineShare: (state, { claimId }, { guestId }) => declineShare({ state, claimId, guestId }),
  treat: (state, { claimIds, claimerName, people }, { guestId, madeId }) => {
    const self = claimerName ? [{ guestId, name: claimerName }] : [];
    const named = (people ?? []).map((id) => personNamed(state, id));
    let parts = 0;
    return treat({
      state,
      actor: { guestId, name: claimerName ?? '' },
      claims: claimsNamed(state, claimIds),
      payers: [...self, ...named.filter((person) => self.every((own) => !isSamePerson(own, person)))],
      expectedAmountCents: null,
      newId: () => `${madeId}.${String((parts += 1)).padStart(4, '0')}`,
    });
  },
  endTreat: (state, { claimIds }, { guestId }) => endTreat({ state, guestId, claims: claimsNamed(state, claimIds) }),
  askHousehold: (state, { personId }, { guestId, madeId }) =>
    askHousehold({
      state,
      asker: peopleOf(state).find((person) => person.guestId === guestId) ?? { guestId, name: state.hostName },
      asked: personNamed(state, personId),
      // Only the server knows who said "Always".
      isRemembered: false,
      newId: madeId,
    }),
  joinHousehold: (state, _wanted, { guestId }) => joinHousehold({ state, guestId }),
  leaveHousehold: (state, _wanted, { guestId }) => leaveHousehold({ state, guestId }),
  payClaims: (state, { claimIds = null, method }, { guestId, madeId, at, paidBy }) => {
    const toPay = claimsToPay(state, { claimIds, guestId });
    return 'refusal' in toPay
      ? toPay
      : payClaims({
          state,
          guestId,
          claims: toPay.claims,
          paidBy: { method: methodOf(method ?? paidBy), handle: null },
          expectedAmountCents: null,
          paymentId: madeId,
          at,
        });
  },
  editReceipt: (state, wanted, { madeId }) => {
    let lines = 0;
    const edit = editOf(wanted, wanted.currency ?? state.currency);
    return editReceipt({ state, edit, newId: () => `${madeId}.${(lines += 1)}` });
  },
  cancelClaim: (state, { claimId }, { guestId }) => cancelClaim({ state, claimId, guestId }),
  reopenClaim: (state, { claimId }, { guestId }) => reopenClaim({ state, claimId, guestId }),
  confirmPayment: (state, { paymentId }, { at }) => confirmPayment({ state, paymentId, at }),
  disputePayment: (state, { paymentId }) => disputePayment({ state, paymentId }),
};

/** The receipt after a write. The same receipt when the move is refused, because the server says why. */
export function stepOf(
  state: ReceiptState,
  { move, input }: Pick<Write, 'move' | 'input'>,
  circumstances: Circumstances,
): ReceiptState {
  const step = STEPS[move] as Step<unknown>;
  const decided = step(state, input, circumstances);
  return 'refusal' in decided ? state : decided.next;
}

function claimsNamed({ claims }: ReceiptState, ids: readonly string[]): ClaimState[] {
  return claims.filter(({ id }) => ids.includes(id));
}

/** The person with this `Person.id`, by the name that is on the bill. */
function personNamed(state: ReceiptState, id: string): Person {
  const wanted = personOf(id);
  const { guestId, name } = peopleOf(state).find((person) => isSamePerson(person, wanted)) ?? wanted;
  return { guestId, name };
}

/** @param method as Relay types it, with values that a later version may add */
function methodOf(method: string): PaymentMethod {
  return domainMethod(method as WireMethod);
}

/** An edit in minor units. What is left out stays as it is. The form has checked by the server's rules what was typed. */
function editOf(wanted: Inputs['editReceipt'], currency: Currency) {
  const cents = (typed: string | null | undefined): Cents | undefined =>
    typed === null || typed === undefined ? undefined : (parseMoney(typed, currency) ?? 0);
  return {
    restaurantName: wanted.restaurantName ?? undefined,
    hostName: wanted.hostName ?? undefined,
    description: wanted.description ?? undefined,
    date: wanted.date ?? undefined,
    currency: wanted.currency ?? undefined,
    serviceChargePercent: wanted.serviceChargePercent ?? undefined,
    expectedVersion: undefined,
    taxCents: cents(wanted.tax),
    alcoholTaxCents: cents(wanted.alcoholTax),
    tipCents: cents(wanted.tip),
    feesCents: cents(wanted.fees),
    discountCents: cents(wanted.discount),
    totalCents: cents(wanted.total),
    payTo: wanted.payTo?.map(({ method, handle }) => ({ method: methodOf(method), handle })),
    items: wanted.items?.map(({ id, name, note, price, quantity, splitWith, taxClass, discount }) => ({
      id: id ?? null,
      name,
      ...(note !== null && note !== undefined && { note }),
      priceCents: cents(price) ?? 0,
      quantity: quantity ?? 1,
      splitWith: splitWith ?? 1,
      taxClass: domainTaxClass(taxClass ?? 'ORDINARY'),
      discountCents: cents(discount) ?? 0,
    })),
  };
}
