import { CHANGE_KINDS } from '../facts/changeKinds';
import type { ChangeFact, FactKind, FactPerson } from '../facts/changes';

/** A fact of each kind, about these people. A kind that is new has to be added here. */
export function factsOfEveryKind({
  actor,
  other,
}: {
  actor: FactPerson;
  /** Whoever the fact is about, where it is about somebody besides the actor. */
  other: FactPerson;
}): ChangeFact[] {
  const amount = { minor: 1175, currency: 'USD' };
  const cash = { minor: 1180, currency: 'USD' };
  const item = { id: 'item', name: 'Soup' };
  const by = actor;
  const claim = { claimId: 'claim', item, claimer: other };
  const payment = { paymentId: 'payment', payers: [other], amount };
  const facts: { [Kind in FactKind]: Extract<ChangeFact, { kind: Kind }>[] } = {
    receiptCreated: [{ kind: 'receiptCreated', by, restaurantName: 'Roma', total: amount }],
    itemAdded: [{ kind: 'itemAdded', by, item, quantity: 2, amount }],
    billEdited: [
      {
        kind: 'billEdited',
        by,
        parts: ['items', 'tip', 'fees'],
        serviceChargePercent: 12,
        currency: { former: 'USD', current: 'EUR' },
        total: { former: amount, current: { minor: 1200, currency: 'EUR' } },
      },
    ],
    billSplitEvenly: [{ kind: 'billSplitEvenly', by, people: 4 }],
    billSplitByItem: [{ kind: 'billSplitByItem', by }],
    itemClaimed: [{ kind: 'itemClaimed', by, claimId: 'claim', item, units: 1, splitCount: 2, quantity: 3, amount }],
    itemUnclaimed: [
      { kind: 'itemUnclaimed', by, ...claim, claimer: actor },
      { kind: 'itemUnclaimed', by, ...claim },
    ],
    shareDeclined: [{ kind: 'shareDeclined', by, claimId: 'claim', item }],
    claimsTreated: [
      { kind: 'claimsTreated', by, claimIds: ['claim'], payers: [actor], treated: other, amount },
      { kind: 'claimsTreated', by, claimIds: ['claim'], payers: [other], treated: actor, amount },
      { kind: 'claimsTreated', by, claimIds: ['claim'], payers: [actor, CLEO], treated: other, amount },
    ],
    treatTakenBack: [{ kind: 'treatTakenBack', by, claimIds: ['claim'], amount }],
    treatGivenBack: [{ kind: 'treatGivenBack', by, claimIds: ['claim'], people: [other], amount }],
    householdAsked: [{ kind: 'householdAsked', by, asked: other }],
    householdJoined: [
      { kind: 'householdJoined', by, others: [other] },
      { kind: 'householdJoined', by, others: [other, CLEO] },
    ],
    householdLeft: [{ kind: 'householdLeft', by }],
    paymentReported: [
      { kind: 'paymentReported', by, ...payment, cash: null, payers: [actor, other], method: 'venmo', receiptCount: 1 },
      { kind: 'paymentReported', by, ...payment, cash: null, payers: [actor], method: 'venmo', receiptCount: 2 },
      { kind: 'paymentReported', by, ...payment, cash: null, method: 'cash', receiptCount: 1 },
      { kind: 'paymentReported', by, ...payment, cash: null, method: 'cash', receiptCount: 2 },
      { kind: 'paymentReported', by, ...payment, cash, method: 'cash', receiptCount: 1 },
    ],
    cardPaid: [{ kind: 'cardPaid', by, ...payment, payers: [actor, other] }],
    eveningSettled: [{ kind: 'eveningSettled', by, ...payment, evening: 'Friday' }],
    debtNetted: [{ kind: 'debtNetted', by, ...payment }],
    contributionSet: [
      { kind: 'contributionSet', by, contributor: other, amount },
      { kind: 'contributionSet', by, contributor: other, amount: { ...amount, minor: 0 } },
    ],
    contributionsSet: [
      { kind: 'contributionsSet', by, contributors: [other, CLEO], amounts: [amount, { ...amount, minor: 0 }] },
    ],
    contributionPassedOn: [
      { kind: 'contributionPassedOn', by, contributor: other, amount },
      { kind: 'contributionPassedOn', by, contributor: actor, amount },
    ],
    contributionNotPassedOn: [
      { kind: 'contributionNotPassedOn', by, contributor: other, amount },
      { kind: 'contributionNotPassedOn', by, contributor: actor, amount },
    ],
    contributionSettled: [{ kind: 'contributionSettled', by, contributor: other, amount }],
    claimCancelled: [{ kind: 'claimCancelled', by, ...claim }],
    claimReopened: [{ kind: 'claimReopened', by, ...claim }],
    paymentConfirmed: [{ kind: 'paymentConfirmed', by, ...payment }],
    paymentAccepted: [{ kind: 'paymentAccepted', by: null, ...payment }],
    paymentDisputed: [{ kind: 'paymentDisputed', by, ...payment }],
    cardReturned: [{ kind: 'cardReturned', by, ...payment, payers: [actor, other] }],
    cardRefunded: [{ kind: 'cardRefunded', by, ...payment }],
    cardTakenBack: [{ kind: 'cardTakenBack', by, ...payment, payers: [actor, other] }],
    visibilityChanged: (['link', 'participants', 'private'] as const).map((visibility) => ({
      kind: 'visibilityChanged',
      by,
      visibility,
    })),
    photosShared: [true, false].map((areShared) => ({ kind: 'photosShared', by, areShared })),
    receiptDeleted: [{ kind: 'receiptDeleted', by }],
    receiptRestored: [{ kind: 'receiptRestored', by }],
    guestSignedIn: [{ kind: 'guestSignedIn', by }],
    claimsTakenOver: [{ kind: 'claimsTakenOver', by, claimIds: ['claim'], from: other, amount }],
    accountDeleted: [{ kind: 'accountDeleted', by: null }],
    addressesForgotten: [{ kind: 'addressesForgotten', by: null }],
    nameless: CHANGE_KINDS.map((of) => ({ kind: 'nameless', by: null, of })),
  };
  return Object.values(facts).flat();
}

const CLEO: FactPerson = { guestId: 'cleo', name: 'Cleo' };
