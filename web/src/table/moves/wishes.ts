import { parseMoney } from '@fairtab/domain/numbers/parseMoney';
import { isSamePerson, type ReceiptState } from '@fairtab/domain/receipts';
import { claimsNamed, personNamed, type Circumstances } from './KnownMove';

/** Who takes on which claims, as the move of the domain has it. Parts get their ids in their order. */
export function treatIn(
  state: ReceiptState,
  {
    claimIds,
    claimerName,
    people,
  }: { claimIds: readonly string[]; claimerName?: string | null; people?: readonly string[] | null },
  { guestId, madeId }: Pick<Circumstances, 'guestId' | 'madeId'>,
) {
  const self = claimerName ? [{ guestId, name: claimerName }] : [];
  const named = (people ?? []).map((id) => personNamed(state, id));
  let parts = 0;
  return {
    state,
    actor: { guestId, name: claimerName ?? '' },
    claims: claimsNamed(state, claimIds),
    payers: [...self, ...named.filter((person) => self.every((own) => !isSamePerson(own, person)))],
    expectedAmountCents: null,
    newId: () => `${madeId}.${String((parts += 1)).padStart(4, '0')}`,
  };
}

/** What somebody paid the restaurant, who is named by the id, or by a name on the host's device. */
export function paidIn(
  state: ReceiptState,
  { personId, name, amount }: { personId?: string | null; name?: string | null; amount: string },
) {
  return {
    contributor: personNamed(state, personId ?? `${state.hostGuestId}:${name ?? ''}`),
    amountCents: parseMoney(amount, state.currency) ?? 0,
  };
}
