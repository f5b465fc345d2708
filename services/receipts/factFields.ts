import type { FactKind, FactOf } from '@fairtab/domain/facts/changes';

/**
 * How programs see a part of a fact. GraphQL has a type for each of them (api/schema/change/ChangeFact.ts), REST a shape (api/rest/changes/facts.ts), webhooks a rendering (services/accounts/webhooks/factBody.ts).
 * A name of a field stands for one type in all kinds, so that one document can ask for the fields of every kind.
 */
const SHOWN_AS = {
  by: 'actor',
  asked: 'person',
  claimer: 'person',
  contributor: 'person',
  treated: 'person',
  from: 'person',
  contributors: 'people',
  others: 'people',
  payers: 'people',
  people: 'people',
  peopleCount: 'count',
  item: 'item',
  claimId: 'claimId',
  claimIds: 'claimIds',
  paymentId: 'paymentId',
  amount: 'money',
  amounts: 'amounts',
  cash: 'optionalMoney',
  total: 'money',
  totalChange: 'totalChange',
  currencyChange: 'currencyChange',
  serviceChargePercent: 'percent',
  serviceChargeRate: 'rate',
  quantity: 'count',
  units: 'count',
  splitCount: 'count',
  receiptCount: 'count',
  restaurantName: 'text',
  evening: 'text',
  parts: 'parts',
  method: 'method',
  visibility: 'visibility',
  areShared: 'flag',
  changeKind: 'changeKind',
} as const;
type FieldName = keyof typeof SHOWN_AS;
export type ShownAs = (typeof SHOWN_AS)[FieldName];

/** The parts of a fact that the API calls otherwise, because another kind has a part of that name and of another type. */
const RENAMED = {
  billSplitEvenly: { people: 'peopleCount' },
  billEdited: { total: 'totalChange', currency: 'currencyChange' },
  nameless: { of: 'changeKind' },
} as const satisfies { [Kind in FactKind]?: Partial<Record<keyof FactOf<Kind>, FieldName>> };

type PartOf<Kind extends FactKind> = Exclude<keyof FactOf<Kind>, 'kind' | 'by'>;
interface Described<Kind extends FactKind> {
  readonly description: string;
  /** What each part of the fact means. */
  readonly parts: { readonly [Part in PartOf<Kind>]: string };
}

const CLAIM_ID = 'The `id` of the claim.';
const CLAIM_IDS = 'The `id` of each claim.';
const ITEM = 'The line of the bill.';
const CONTRIBUTOR = 'Who paid the restaurant.';
const HAD_BY = 'Whose claim it was.';
const payment = {
  paymentId: 'The `id` of the payment.',
  payers: 'Whose claims were paid.',
  amount: 'How much was paid on this receipt.',
};
const claim = { claimId: CLAIM_ID, item: ITEM, claimer: HAD_BY };

const DESCRIPTIONS: { readonly [Kind in FactKind]: Described<Kind> } = {
  receiptCreated: {
    description: 'The host made the receipt.',
    parts: { restaurantName: 'The restaurant.', total: 'The total of the bill.' },
  },
  itemAdded: {
    description: 'The host added a line to the bill.',
    parts: { item: 'The new line.', quantity: 'Its number of units.', amount: 'The price of all its units.' },
  },
  billEdited: {
    description: 'The host edited the bill.',
    parts: {
      parts: 'What was edited, besides the currency and the total.',
      serviceChargePercent:
        'The new percentage of a service charge, when that was edited and is whole. `serviceChargeRate` has decimals too.',
      currency: 'The former and the new currency; null when it is the same.',
      total: 'The former and the new total; null when it is the same.',
    },
  },
  billSplitEvenly: { description: 'The host split the bill evenly.', parts: { people: 'Among how many people.' } },
  billSplitByItem: { description: 'The host split the bill by item again.', parts: {} },
  itemClaimed: {
    description: 'Somebody claimed a line or a part of it.',
    parts: {
      claimId: CLAIM_ID,
      item: ITEM,
      units: 'The number of units that a part was taken of.',
      splitCount: 'The number of equal parts that each of these units was cut into.',
      quantity: 'The number of units on the whole line.',
      amount: 'What the claim cost then.',
    },
  },
  itemUnclaimed: { description: 'Somebody gave a claim back.', parts: claim },
  shareDeclined: {
    description: 'Somebody had none of a dish that they were asked to share.',
    parts: { claimId: 'The `id` of the claim that asked.', item: ITEM },
  },
  claimsTreated: {
    description: "Somebody pays for another person's claims.",
    parts: { claimIds: CLAIM_IDS, payers: 'Who pays.', treated: 'Who had it.', amount: 'What the claims cost then.' },
  },
  treatTakenBack: {
    description: 'Whoever was treated pays for their own claims again.',
    parts: { claimIds: CLAIM_IDS, amount: 'What the claims cost then.' },
  },
  treatGivenBack: {
    description: 'Whoever treated gave the claims back.',
    parts: { claimIds: CLAIM_IDS, people: 'Who had it.', amount: 'What the claims cost then.' },
  },
  householdAsked: {
    description: 'Somebody asked another person to pay together.',
    parts: { asked: 'Who was asked.' },
  },
  householdJoined: {
    description: 'Somebody pays together with others from now on.',
    parts: { others: 'The others.' },
  },
  householdLeft: { description: 'Somebody pays alone again.', parts: {} },
  paymentReported: {
    description: 'Somebody reported a payment to the host.',
    parts: {
      ...payment,
      cash: 'What was given in cash for the amount, when it was rounded to coins; null otherwise.',
      method: 'The way it was paid.',
      receiptCount: 'How many receipts were paid with the same sum, this one among them.',
    },
  },
  cardPaid: { description: 'Somebody paid by card in Fairtab.', parts: payment },
  eveningSettled: {
    description: 'An evening settled what somebody owed.',
    parts: { ...payment, evening: 'The name of the evening.' },
  },
  debtNetted: { description: 'A debt was netted with what is owed the other way.', parts: payment },
  contributionSet: {
    description: 'The host said how much somebody else paid the restaurant.',
    parts: { contributor: 'Who paid it.', amount: 'How much; nothing any more when it is zero.' },
  },
  contributionsSet: {
    description: 'The host said at once how much several people paid the restaurant.',
    parts: {
      contributors: 'Of whom it was said. Whoever it does not name paid what they paid before.',
      amounts: 'How much each of them paid, in the order of `contributors`; nothing any more when it is zero.',
    },
  },
  contributionPassedOn: {
    description: 'What somebody paid the restaurant beyond their own part was passed on to them.',
    parts: { contributor: CONTRIBUTOR, amount: 'How much.' },
  },
  contributionNotPassedOn: {
    description: 'What was said to be passed on was not.',
    parts: { contributor: CONTRIBUTOR, amount: 'How much is owed again.' },
  },
  contributionSettled: {
    description: 'What the host had to pass on was settled with other receipts.',
    parts: { contributor: CONTRIBUTOR, amount: 'How much.' },
  },
  claimCancelled: { description: 'The host cancelled a claim.', parts: claim },
  claimReopened: { description: 'The host reopened a paid claim.', parts: claim },
  paymentConfirmed: { description: 'The host confirmed a payment.', parts: payment },
  paymentAccepted: {
    description: 'Fairtab accepted a payment that the host left alone for three days.',
    parts: payment,
  },
  paymentDisputed: { description: 'The host says that a payment did not arrive.', parts: payment },
  cardReturned: {
    description: 'A card was charged for claims that had changed, so the money goes back.',
    parts: payment,
  },
  cardRefunded: { description: 'The host gave a payment by card back.', parts: payment },
  cardTakenBack: { description: 'A bank took a payment by card back.', parts: payment },
  visibilityChanged: {
    description: 'The host changed who may see the receipt.',
    parts: { visibility: 'Who may see it from now on.' },
  },
  photosShared: {
    description: 'The host showed or hid the photos of the bill.',
    parts: { areShared: 'Whether they are shown from now on.' },
  },
  receiptDeleted: { description: 'The host deleted the receipt.', parts: {} },
  receiptRestored: { description: 'The host restored the receipt.', parts: {} },
  guestSignedIn: { description: 'A guest signed in to an account.', parts: {} },
  claimsTakenOver: {
    description: 'An account took over claims that the host had made for it.',
    parts: { claimIds: CLAIM_IDS, from: 'Whose claims they were.', amount: 'What the claims cost then.' },
  },
  accountDeleted: { description: 'An account of the receipt was deleted.', parts: {} },
  addressesForgotten: { description: 'Addresses that people left were deleted.', parts: {} },
  nameless: {
    description: 'What is left of an old entry that may have named somebody whose account is deleted.',
    parts: { of: 'The kind of the change.' },
  },
};

/** A field of a fact, as both GraphQL and REST show it. */
export interface FactField {
  readonly name: FieldName;
  /** The part of the fact that it shows. */
  readonly part: string;
  readonly shownAs: ShownAs;
  readonly description: string;
}

/** The description of a kind of facts in the API. */
export interface FactOnWire {
  readonly typeName: `${Capitalize<FactKind>}Fact`;
  readonly description: string;
  readonly fields: readonly FactField[];
}

const BY = { by: 'Who did it, as `Change.diner`; null when Fairtab itself did.' };

/** The same part as `serviceChargePercent`, which stays a whole number for programs that know it so. */
const EXACT_CHARGE: FactField = {
  name: 'serviceChargeRate',
  part: 'serviceChargePercent',
  shownAs: SHOWN_AS.serviceChargeRate,
  description: 'The new percentage of a service charge, when that was edited: a decimal such as "12.5".',
};

/** @returns the type and the fields of a kind. */
export function factOnWire(kind: FactKind): FactOnWire {
  const { description, parts } = DESCRIPTIONS[kind];
  const renamed: Readonly<Record<string, FieldName>> = kind in RENAMED ? RENAMED[kind as keyof typeof RENAMED] : {};
  const fields = Object.entries({ ...BY, ...parts }).map(([part, meaning]): FactField => {
    const name = renamed[part] ?? (part as FieldName);
    return { name, part, shownAs: SHOWN_AS[name], description: meaning };
  });
  if (kind === 'billEdited') fields.push(EXACT_CHARGE);
  return { typeName: typeNameOf(kind), description, fields };
}

function typeNameOf(kind: FactKind): FactOnWire['typeName'] {
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)}Fact` as FactOnWire['typeName'];
}
