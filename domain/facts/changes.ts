import { z } from 'zod';
import { EDITED_PARTS } from './editedParts';
import { CHANGE_KINDS, type ChangeKind } from './changeKinds';
import { PAYMENT_METHODS } from '../waysToPay';

/** Somebody in a fact. The name is null once the account behind it is deleted. */
const person = z.object({ guestId: z.string(), name: z.string().nullable() });
/** An amount as it was at that time: minor units of its currency. */
const money = z.object({ minor: z.int(), currency: z.string() });
/** A line of the bill by the name that it had. */
const item = z.object({ id: z.string(), name: z.string() });

/** What every fact has: who did it, null when Fairtab itself did. */
const by = { by: person.nullable() };
const payment = { ...by, paymentId: z.string(), payers: z.array(person).min(1), amount: money };
/** What somebody besides the host paid the restaurant. */
const contribution = { ...by, contributor: person, amount: money };
const claim = { ...by, claimId: z.string(), item, claimer: person };

const FACTS = {
  receiptCreated: z.object({ ...by, restaurantName: z.string(), total: money }),
  itemAdded: z.object({ ...by, item, quantity: z.number(), amount: money }),
  billEdited: z.object({
    ...by,
    parts: z.array(z.enum(EDITED_PARTS)),
    /** The new one, when the service charge is what changed. */
    serviceChargePercent: z.number().nullable(),
    /** Null when it is the same. */
    currency: z.object({ former: z.string(), current: z.string() }).nullable(),
    /** Null when it is the same. */
    total: z.object({ former: money, current: money }).nullable(),
  }),
  billSplitEvenly: z.object({ ...by, people: z.int() }),
  billSplitByItem: z.object(by),
  itemClaimed: z.object({
    ...by,
    claimId: z.string(),
    item,
    /** The number of units from which a part was taken, and the number of parts that each unit was cut into. */
    units: z.number(),
    splitCount: z.int(),
    quantity: z.number(),
    amount: money,
  }),
  itemUnclaimed: z.object(claim),
  shareDeclined: z.object({ ...by, claimId: z.string(), item }),
  claimsTreated: z.object({
    ...by,
    claimIds: z.array(z.string()),
    payers: z.array(person).min(1),
    treated: person,
    amount: money,
  }),
  treatTakenBack: z.object({ ...by, claimIds: z.array(z.string()), amount: money }),
  treatGivenBack: z.object({ ...by, claimIds: z.array(z.string()), people: z.array(person), amount: money }),
  householdAsked: z.object({ ...by, asked: person }),
  householdJoined: z.object({ ...by, others: z.array(person) }),
  householdLeft: z.object(by),
  paymentReported: z.object({
    ...payment,
    /** What was given for the amount when it was rounded to coins, and null otherwise: facts of before have none. */
    cash: money.nullable().default(null),
    method: z.enum(PAYMENT_METHODS),
    /** How many receipts were paid with the same sum, this one among them. */
    receiptCount: z.int(),
  }),
  cardPaid: z.object(payment),
  /** An evening settled what somebody had open. */
  eveningSettled: z.object({ ...payment, evening: z.string() }),
  debtNetted: z.object(payment),
  /** How much of the bill somebody besides the host paid; nothing any more when it is zero. */
  contributionSet: z.object(contribution),
  /** The same of several people at once, whose amounts are in their order. */
  contributionsSet: z.object({ ...by, contributors: z.array(person), amounts: z.array(money) }),
  contributionPassedOn: z.object(contribution),
  contributionNotPassedOn: z.object(contribution),
  /** What the host had to pass on was settled together with other receipts. */
  contributionSettled: z.object(contribution),
  claimCancelled: z.object(claim),
  claimReopened: z.object(claim),
  paymentConfirmed: z.object(payment),
  /** Fairtab confirmed a payment that the host left alone. */
  paymentAccepted: z.object(payment),
  paymentDisputed: z.object(payment),
  /** A card was charged for claims that had changed, so the money goes back. */
  cardReturned: z.object(payment),
  cardRefunded: z.object(payment),
  cardTakenBack: z.object(payment),
  visibilityChanged: z.object({ ...by, visibility: z.enum(['link', 'participants', 'private']) }),
  photosShared: z.object({ ...by, areShared: z.boolean() }),
  receiptDeleted: z.object(by),
  receiptRestored: z.object(by),
  guestSignedIn: z.object(by),
  claimsTakenOver: z.object({ ...by, claimIds: z.array(z.string()), from: person, amount: money }),
  accountDeleted: z.object(by),
  addressesForgotten: z.object(by),
  /** A line that was stored as a sentence and may have named somebody whose account is deleted. Only its kind is left. */
  nameless: z.object({ ...by, of: z.enum(CHANGE_KINDS) }),
} satisfies Record<string, z.ZodObject>;

export type FactKind = keyof typeof FACTS;
export const FACT_KINDS = Object.keys(FACTS) as FactKind[];
export type FactOf<Kind extends FactKind> = { readonly kind: Kind } & Readonly<z.infer<(typeof FACTS)[Kind]>>;

/** What happened on a receipt (docs/product/claims.md): ids, amounts and the names of that time, never a sentence. */
export type ChangeFact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];
export type FactPerson = z.infer<typeof person>;
export type FactMoney = z.infer<typeof money>;

const KIND_OF_FACT: Readonly<Record<Exclude<FactKind, 'nameless'>, ChangeKind>> = {
  receiptCreated: 'created',
  itemAdded: 'edited',
  billEdited: 'edited',
  billSplitEvenly: 'edited',
  billSplitByItem: 'edited',
  itemClaimed: 'claimed',
  itemUnclaimed: 'unclaimed',
  shareDeclined: 'declined',
  claimsTreated: 'treated',
  treatTakenBack: 'treatEnded',
  treatGivenBack: 'treatEnded',
  householdAsked: 'household',
  householdJoined: 'household',
  householdLeft: 'household',
  paymentReported: 'paid',
  cardPaid: 'paid',
  eveningSettled: 'paid',
  debtNetted: 'paid',
  contributionSet: 'paid',
  contributionsSet: 'paid',
  contributionPassedOn: 'paid',
  contributionNotPassedOn: 'disputed',
  contributionSettled: 'paid',
  claimCancelled: 'cancelled',
  claimReopened: 'reopened',
  paymentConfirmed: 'confirmed',
  paymentAccepted: 'confirmed',
  paymentDisputed: 'disputed',
  cardReturned: 'refunded',
  cardRefunded: 'refunded',
  cardTakenBack: 'refunded',
  visibilityChanged: 'shared',
  photosShared: 'shared',
  receiptDeleted: 'deleted',
  receiptRestored: 'restored',
  guestSignedIn: 'moved',
  claimsTakenOver: 'moved',
  accountDeleted: 'moved',
  addressesForgotten: 'moved',
};

/** The kind in the trail that a fact belongs to. */
export function changeKindOf(fact: ChangeFact): ChangeKind {
  return fact.kind === 'nameless' ? fact.of : KIND_OF_FACT[fact.kind];
}

/** A fact as it is stored. @returns null for one of a kind or a shape that this program does not know, and for none. */
export function factFromStored(stored: unknown): ChangeFact | null {
  if (!isObject(stored)) return null;
  const kind = FACT_KINDS.find((known) => known === stored['kind']);
  if (!kind) return null;
  const { success, data } = FACTS[kind].safeParse(stored);
  return success ? ({ kind, ...data } as ChangeFact) : null;
}

/** The same fact with each person in it replaced, wherever it names one. */
export function withPeople(fact: ChangeFact, replace: (person: FactPerson) => FactPerson): ChangeFact {
  const seen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(seen);
    if (!isObject(value)) return value;
    const asPerson = person.safeParse(value);
    if (asPerson.success) return replace(asPerson.data);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, seen(part)]));
  };
  return seen(fact) as ChangeFact;
}

/** Everybody whom a fact names: who acted first, then those whom it is about. */
export function peopleIn(fact: ChangeFact): readonly FactPerson[] {
  const found: FactPerson[] = [];
  withPeople(fact, (each) => {
    found.push(each);
    return each;
  });
  return found;
}

/** The ids of the guests whom a fact is about, without the one who acted. */
export function addressedIn(fact: ChangeFact): readonly string[] {
  const ids = new Set(peopleIn(fact).map(({ guestId }) => guestId));
  if (fact.by) ids.delete(fact.by.guestId);
  return [...ids];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
