import { givenText } from '../paying/cashRounding';
import type { ChangeFact, FactKind, FactMoney, FactOf, FactPerson } from './changes';
import { editText } from './editText';
import { describeItemPortion } from '../claims';
import { contributionsText, contributionText } from './contributionText';
import { t } from '../language/t';
import { displayMoney } from '../money';
import { NAMELESS } from './namelessText';
import { paidMethodLabel } from '../waysToPay';

/** Who reads about a change. A device may have several names on a receipt, and "you" is the one that is the reader's own. */
export interface Reader {
  readonly guestId: string;
  readonly name: string;
}

/** The people of a change as a sentence names them, and whether they are the reader alone. */
interface Named {
  readonly isYou: boolean;
  readonly names: string;
}

/** How one reader sees people. */
interface Eyes {
  readonly see: (people: readonly FactPerson[]) => Named;
}

type Say<Kind extends FactKind> = (fact: FactOf<Kind>, eyes: Eyes) => string;

/**
 * What happened, as a sentence for one reader in the current language: "Maya cancelled your claim on Soup". Whoever acted is
 * called by name, also to themselves, so that everybody at the table reads the same beginning. The amounts are shown in
 * the currency that the fact has.
 * @param reader null for somebody whom the change is not about
 */
export function changeText({ fact, reader }: { fact: ChangeFact; reader: Reader | null }): string {
  const isReader = ({ guestId, name }: FactPerson): boolean =>
    guestId === reader?.guestId && name?.toLowerCase() === reader.name.toLowerCase();
  const see = (people: readonly FactPerson[]): Named => ({
    isYou: people.length > 0 && people.every(isReader),
    names: [...new Set(people.map(nameOf))].join(' & '),
  });
  const say = SENTENCES[fact.kind] as Say<FactKind>;
  return say(fact, { see });
}

/** The name of whoever made a change, for a reader in the current language. */
export function actorNameOf({ by }: ChangeFact): string {
  return by === null ? 'Fairtab' : nameOf(by);
}

function nameOf({ name }: FactPerson): string {
  return name ?? t('Former guest');
}

function show({ minor, currency }: FactMoney): string {
  return displayMoney(minor, currency);
}

const SENTENCES: { readonly [Kind in FactKind]: Say<Kind> } = {
  receiptCreated: (fact) =>
    t('{hostName} shared the bill of {restaurantName} over {amount}', {
      hostName: actorNameOf(fact),
      restaurantName: fact.restaurantName,
      amount: show(fact.total),
    }),
  itemAdded: (fact) =>
    t('{hostName} added {item}', {
      hostName: actorNameOf(fact),
      item: t('{dishes} for {amount}', {
        dishes: fact.quantity === 1 ? fact.item.name : `${fact.quantity} ${fact.item.name}`,
        amount: show(fact.amount),
      }),
    }),
  billEdited: (fact) => t('{hostName} edited {changes}', { hostName: actorNameOf(fact), changes: editText(fact) }),
  billSplitEvenly: (fact) =>
    t('{hostName} split the bill evenly among {people}', { hostName: actorNameOf(fact), people: fact.people }),
  billSplitByItem: (fact) => t('{hostName} split the bill by item', { hostName: actorNameOf(fact) }),
  itemClaimed: (fact) =>
    t('{claimerName} claimed {portion} for {amount}', {
      claimerName: actorNameOf(fact),
      portion: describeItemPortion(fact, { name: fact.item.name, quantity: fact.quantity }),
      amount: show(fact.amount),
    }),
  itemUnclaimed: (fact, { see }) => {
    const [actorName, name] = [actorNameOf(fact), fact.item.name];
    const { isYou, names: claimerName } = see([fact.claimer]);
    if (fact.by?.guestId === fact.claimer.guestId && fact.by.name === fact.claimer.name)
      return t('{actorName} unclaimed {name}', { actorName, name });
    return isYou
      ? t('{actorName} unclaimed your {name}', { actorName, name })
      : t('{actorName} unclaimed {name} of {claimerName}', { actorName, name, claimerName });
  },
  shareDeclined: (fact) => t('{name} had none of {dish}', { name: actorNameOf(fact), dish: fact.item.name }),
  claimsTreated: (fact, { see }) => {
    const [actorName, money] = [actorNameOf(fact), show(fact.amount)];
    const { isYou, names: name } = see([fact.treated]);
    const count = fact.payers.length;
    if (count > 1)
      return isYou
        ? t('{actorName} spread the {money} of yours over {count} people', { actorName, money, count })
        : t('{actorName} spread the {money} of {name} over {count} people', { actorName, money, name, count });
    const { isYou: youTreat, names: payerName } = see(fact.payers);
    if (youTreat && !isByPayer(fact))
      return t('{actorName} says you treat {name} to {money}', { actorName, name, money });
    const treats = isYou
      ? t('{payerName} treats you to {money}', { payerName, money })
      : t('{payerName} treats {name} to {money}', { payerName, name, money });
    return isByPayer(fact) ? treats : t('{actorName} says {treats}', { actorName, treats });
  },
  treatTakenBack: (fact) =>
    t('{actorName} takes back {money}', { actorName: actorNameOf(fact), money: show(fact.amount) }),
  treatGivenBack: (fact, { see }) => {
    const [actorName, money] = [actorNameOf(fact), show(fact.amount)];
    const { isYou, names } = see(fact.people);
    return isYou
      ? t('{actorName} gave {money} back to you', { actorName, money })
      : t('{actorName} gave {money} back to {names}', { actorName, money, names });
  },
  householdAsked: (fact, { see }) => {
    const actorName = actorNameOf(fact);
    const { isYou, names: name } = see([fact.asked]);
    return isYou
      ? t('{actorName} wants to pay together with you', { actorName })
      : t('{actorName} wants to pay together with {name}', { actorName, name });
  },
  householdJoined: (fact, { see }) => {
    const actorName = actorNameOf(fact);
    const { isYou, names } = see(fact.others);
    return isYou
      ? t('{actorName} pays together with you', { actorName })
      : t('{actorName} pays together with {names}', { actorName, names });
  },
  householdLeft: (fact) => t('{actorName} pays alone', { actorName: actorNameOf(fact) }),
  paymentReported: (fact, { see }) => reportedPayment(fact, see(fact.payers)),
  cardPaid: (fact, { see }) =>
    t('{payerName} paid {amount} by card', { payerName: see(fact.payers).names, amount: show(fact.amount) }),
  eveningSettled: (fact, { see }) => {
    const [{ evening }, amount] = [fact, show(fact.amount)];
    const { isYou, names: payerName } = see(fact.payers);
    return isYou
      ? t('The evening “{evening}” settled {amount} of yours', { evening, amount })
      : t('The evening “{evening}” settled {amount} of {payerName}', { evening, amount, payerName });
  },
  debtNetted: (fact, { see }) => {
    const amount = show(fact.amount);
    const { isYou, names: payerName } = see(fact.payers);
    return isYou
      ? t('{amount} of yours was netted with what is owed the other way', { amount })
      : t('{amount} of {payerName} was netted with what is owed the other way', { amount, payerName });
  },
  contributionSet: (fact, { see }) => contributionText(fact, { actorName: actorNameOf(fact), see }),
  contributionsSet: (fact, { see }) => contributionsText(fact, { actorName: actorNameOf(fact), see }),
  contributionPassedOn: (fact, { see }) => contributionText(fact, { actorName: actorNameOf(fact), see }),
  contributionNotPassedOn: (fact, { see }) => contributionText(fact, { actorName: actorNameOf(fact), see }),
  contributionSettled: (fact, { see }) => contributionText(fact, { actorName: actorNameOf(fact), see }),
  claimCancelled: (fact, { see }) => {
    const [hostName, name] = [actorNameOf(fact), fact.item.name];
    const { isYou, names: claimerName } = see([fact.claimer]);
    return isYou
      ? t('{hostName} cancelled your claim on {name}', { hostName, name })
      : t('{hostName} cancelled the claim of {claimerName} on {name}', { hostName, claimerName, name });
  },
  claimReopened: (fact, { see }) => {
    const [hostName, name] = [actorNameOf(fact), fact.item.name];
    const { isYou, names: claimerName } = see([fact.claimer]);
    return isYou
      ? t('{hostName} reopened your claim on {name}', { hostName, name })
      : t('{hostName} reopened the claim of {claimerName} on {name}', { hostName, claimerName, name });
  },
  paymentConfirmed: (fact, { see }) => {
    const [hostName, amount] = [actorNameOf(fact), show(fact.amount)];
    const { isYou, names: payerName } = see(fact.payers);
    return isYou
      ? t('{hostName} confirmed {amount} from you', { hostName, amount })
      : t('{hostName} confirmed {amount} from {payerName}', { hostName, amount, payerName });
  },
  paymentAccepted: (fact, { see }) => {
    const amount = show(fact.amount);
    const { isYou, names: payerName } = see(fact.payers);
    return isYou
      ? t('Fairtab accepted {amount} from you after three days', { amount })
      : t('Fairtab accepted {amount} from {payerName} after three days', { amount, payerName });
  },
  paymentDisputed: (fact, { see }) => {
    const [hostName, amount] = [actorNameOf(fact), show(fact.amount)];
    const { isYou, names: payerName } = see(fact.payers);
    return isYou
      ? t('{hostName} says {amount} from you did not arrive', { hostName, amount })
      : t('{hostName} says {amount} from {payerName} did not arrive', { hostName, amount, payerName });
  },
  cardReturned: (fact, { see }) =>
    t('{payerName} gets {amount} back by card, because the claims had changed', {
      payerName: see(fact.payers).names,
      amount: show(fact.amount),
    }),
  cardRefunded: (fact, { see }) => {
    const amount = show(fact.amount);
    const { isYou, names: payerName } = see(fact.payers);
    return isYou
      ? t('You got {amount} by card back', { amount })
      : t('{payerName} got {amount} by card back', { payerName, amount });
  },
  cardTakenBack: (fact, { see }) =>
    t('The bank of {payerName} took {amount} by card back', {
      payerName: see(fact.payers).names,
      amount: show(fact.amount),
    }),
  visibilityChanged: (fact) => {
    const hostName = actorNameOf(fact);
    if (fact.visibility === 'link')
      return t('{hostName} made the receipt visible to anyone with the link', { hostName });
    return fact.visibility === 'private'
      ? t('{hostName} made the receipt visible to nobody else', { hostName })
      : t('{hostName} made the receipt visible to those who claimed on it', { hostName });
  },
  photosShared: (fact) =>
    fact.areShared
      ? t('{hostName} shows the photo of the bill', { hostName: actorNameOf(fact) })
      : t('{hostName} hides the photo of the bill', { hostName: actorNameOf(fact) }),
  receiptDeleted: (fact) => t('{hostName} deleted the receipt', { hostName: actorNameOf(fact) }),
  receiptRestored: (fact) => t('{hostName} restored the receipt', { hostName: actorNameOf(fact) }),
  guestSignedIn: (fact) => t('{actorName} signed in', { actorName: actorNameOf(fact) }),
  claimsTakenOver: (fact, { see }) => {
    const [actorName, amount] = [actorNameOf(fact), show(fact.amount)];
    const { isYou, names: hostName } = see([fact.from]);
    return isYou
      ? t('{actorName} takes over {amount} from you', { actorName, amount })
      : t('{actorName} takes over {amount} from {hostName}', { actorName, amount, hostName });
  },
  accountDeleted: () => t("A guest's account was deleted"),
  addressesForgotten: () => t('Addresses that people left were deleted'),
  nameless: ({ of }) => NAMELESS[of](),
};

function isByPayer({ by, payers }: FactOf<'claimsTreated' | 'paymentReported'>): boolean {
  return payers.some(({ guestId }) => guestId === by?.guestId);
}

/** The table reads that it was one payment for several receipts, and not how much went for the others. */
function reportedPayment(fact: FactOf<'paymentReported'>, { isYou, names: payerName }: Named): string {
  const { receiptCount, amount: sum } = fact;
  const [actorName, way] = [actorNameOf(fact), paidMethodLabel(fact.method)];
  const amount = givenText({ amountCents: sum.minor, cashCents: fact.cash?.minor ?? null, currency: sum.currency });
  if (isByPayer(fact))
    return receiptCount === 1
      ? t('{payerName} paid {amount} by {way}', { payerName, amount, way })
      : t('{payerName} paid {amount} by {way}, in one payment for {receiptCount} receipts', {
          payerName,
          amount,
          way,
          receiptCount,
        });
  if (isYou)
    return receiptCount === 1
      ? t('{actorName} says you paid {amount} by {way}', { actorName, amount, way })
      : t('{actorName} says you paid {amount} by {way}, in one payment for {receiptCount} receipts', {
          actorName,
          amount,
          way,
          receiptCount,
        });
  return receiptCount === 1
    ? t('{actorName} says {payerName} paid {amount} by {way}', { actorName, payerName, amount, way })
    : t('{actorName} says {payerName} paid {amount} by {way}, in one payment for {receiptCount} receipts', {
        actorName,
        payerName,
        amount,
        way,
        receiptCount,
      });
}
