import type { ChangeKind as KindOfChange } from '@fairtab/domain/facts/changeKinds';
import {
  FACT_KINDS,
  type ChangeFact as Fact,
  type FactMoney,
  type FactOf,
  type FactPerson,
} from '@fairtab/domain/facts/changes';
import type { EDITED_PARTS } from '@fairtab/domain/facts/editedParts';
import { wholePercent } from '@fairtab/domain/bill/serviceCharge';
import { dinerKey } from '@fairtab/services/people/guests';
import { builder } from '../builder';
import { ChangeKind, PaymentMethod, Visibility } from '../enums';
import { listOf } from '../fieldMarks';
import { encodeNodeId } from '../ids';
import { factOnWire, type FactField, type ShownAs } from '@fairtab/services/receipts/factFields';
import { moneyField } from '../moneyField';

/** A fact with the receipt that it is of, whose people have their own keys on it. */
interface FactNode {
  readonly receiptId: string;
  readonly fact: Fact;
}
type BillEdit = FactOf<'billEdited'>;

const FactPersonRef = builder.objectRef<{ readonly receiptId: string } & FactPerson>('FactPerson').implement({
  description: 'Somebody in a fact.',
  fields: (t) => ({
    diner: t.id({
      description: 'The guest, as in `Claim.diner`.',
      resolve: ({ receiptId, guestId }) => dinerKey({ receiptId, guestId }),
    }),
    name: t.exposeString('name', {
      nullable: true,
      description: 'The name at that time. Null once the account of this person is deleted.',
    }),
  }),
});

const FactItemRef = builder.objectRef<FactOf<'itemClaimed'>['item']>('FactItem').implement({
  description: 'A line of the bill in a fact. It may be gone since.',
  fields: (t) => ({
    id: t.id({
      description: 'The `id` of the item.',
      resolve: ({ id }) => encodeNodeId({ typename: 'Item', id }),
    }),
    name: t.exposeString('name', { description: 'The name that the line had.' }),
  }),
});

const FactMoneyRef = builder.objectRef<FactMoney>('FactMoney').implement({
  description: 'An amount in a fact, as it was at that time.',
  fields: (t) => ({
    amount: moneyField(t, { description: 'The amount.', cents: ({ minor }) => minor }),
    currency: t.exposeString('currency', { description: 'The ISO 4217 code of its currency at that time.' }),
  }),
});

const FactTotalChangeRef = builder.objectRef<NonNullable<BillEdit['total']>>('FactTotalChange').implement({
  description: 'A total that an edit of the bill changed.',
  fields: (t) => ({
    former: t.field({ type: FactMoneyRef, description: 'The total before.', resolve: ({ former }) => former }),
    current: t.field({ type: FactMoneyRef, description: 'The total after.', resolve: ({ current }) => current }),
  }),
});

const FactCurrencyChangeRef = builder.objectRef<NonNullable<BillEdit['currency']>>('FactCurrencyChange').implement({
  description: 'A currency that an edit of the bill changed. No amount was converted.',
  fields: (t) => ({
    former: t.exposeString('former', { description: 'The ISO 4217 code before.' }),
    current: t.exposeString('current', { description: 'The ISO 4217 code after.' }),
  }),
});

const EditedPart = builder.enumType('EditedPart', {
  description: 'A part of the bill that an edit can change.',
  values: {
    RESTAURANT: { value: 'restaurant', description: 'The name of the restaurant.' },
    HOST_NAME: { value: 'hostName', description: 'The name of the host.' },
    DESCRIPTION: { value: 'description', description: "The host's text about the occasion." },
    DATE: { value: 'date', description: 'The day of the meal.' },
    ITEMS: { value: 'items', description: 'The lines.' },
    TAX: { value: 'tax', description: 'The tax.' },
    ALCOHOL_TAX: { value: 'alcoholTax', description: 'The tax on alcohol.' },
    TIP: { value: 'tip', description: 'The tip.' },
    FEES: { value: 'fees', description: 'Service charge and other fees.' },
    DISCOUNT: { value: 'discount', description: 'The discount.' },
    WAYS_TO_PAY: { value: 'waysToPay', description: 'How the host is paid.' },
    EXCHANGE_RATE: { value: 'exchangeRate', description: 'The rate of a second currency.' },
  } as const satisfies Record<string, { value: (typeof EDITED_PARTS)[number]; description: string }>,
});

/** The part of a fact that a field shows, by how it is shown. */
interface Values extends Record<ShownAs, unknown> {
  readonly person: FactPerson;
  readonly people: readonly FactPerson[];
  readonly item: FactOf<'itemClaimed'>['item'];
  readonly money: FactMoney;
  readonly optionalMoney: FactMoney | null;
  readonly amounts: readonly FactMoney[];
  readonly totalChange: BillEdit['total'];
  readonly currencyChange: BillEdit['currency'];
  readonly claimId: string;
  readonly claimIds: readonly string[];
  readonly paymentId: string;
  readonly count: number;
  readonly percent: number | null;
  readonly rate: number | null;
  readonly text: string;
  readonly flag: boolean;
  readonly parts: BillEdit['parts'];
  readonly method: FactOf<'paymentReported'>['method'];
  readonly visibility: FactOf<'visibilityChanged'>['visibility'];
  readonly changeKind: KindOfChange;
}

type FieldBuilder = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, FactNode>;

/** The field that shows one part of a fact. */
function fieldOf(t: FieldBuilder, { part, shownAs, description }: FactField) {
  const valueOf = ({ fact }: FactNode) => ({ [shownAs]: Reflect.get(fact, part) as unknown }) as unknown as Values;
  switch (shownAs) {
    case 'actor':
      return t.field({
        type: FactPersonRef,
        nullable: true,
        description,
        resolve: (node) => (node.fact.by ? { receiptId: node.receiptId, ...node.fact.by } : null),
      });
    case 'person':
      return t.field({
        type: FactPersonRef,
        description,
        resolve: (node) => ({ receiptId: node.receiptId, ...valueOf(node).person }),
      });
    case 'people':
      return t.field({
        type: [FactPersonRef],
        description,
        extensions: listOf(2),
        resolve: (node) => valueOf(node).people.map((person) => ({ receiptId: node.receiptId, ...person })),
      });
    case 'item':
      return t.field({ type: FactItemRef, description, resolve: (node) => valueOf(node).item });
    case 'money':
      return t.field({ type: FactMoneyRef, description, resolve: (node) => valueOf(node).money });
    case 'optionalMoney':
      return t.field({
        type: FactMoneyRef,
        nullable: true,
        description,
        resolve: (node) => valueOf(node).optionalMoney,
      });
    case 'amounts':
      return t.field({
        type: [FactMoneyRef],
        description,
        extensions: listOf(2),
        resolve: (node) => [...valueOf(node).amounts],
      });
    case 'totalChange':
      return t.field({
        type: FactTotalChangeRef,
        nullable: true,
        description,
        resolve: (node) => valueOf(node).totalChange,
      });
    case 'currencyChange':
      return t.field({
        type: FactCurrencyChangeRef,
        nullable: true,
        description,
        resolve: (node) => valueOf(node).currencyChange,
      });
    case 'claimId':
      return t.id({ description, resolve: (node) => encodeNodeId({ typename: 'Claim', id: valueOf(node).claimId }) });
    case 'claimIds':
      return t.idList({
        description,
        extensions: listOf(2),
        resolve: (node) => valueOf(node).claimIds.map((id) => encodeNodeId({ typename: 'Claim', id })),
      });
    case 'paymentId':
      return t.id({
        description,
        resolve: (node) => encodeNodeId({ typename: 'Payment', id: valueOf(node).paymentId }),
      });
    case 'count':
      return t.int({ description, resolve: (node) => valueOf(node).count });
    case 'percent':
      return t.int({ nullable: true, description, resolve: (node) => wholePercent(valueOf(node).percent) });
    case 'rate':
      return t.string({ nullable: true, description, resolve: (node) => valueOf(node).rate?.toString() ?? null });
    case 'text':
      return t.string({ description, resolve: (node) => valueOf(node).text });
    case 'flag':
      return t.boolean({ description, resolve: (node) => valueOf(node).flag });
    case 'parts':
      return t.field({
        type: [EditedPart],
        description,
        extensions: listOf(2),
        resolve: (node) => [...valueOf(node).parts],
      });
    case 'method':
      return t.field({ type: PaymentMethod, description, resolve: (node) => valueOf(node).method });
    case 'visibility':
      return t.field({ type: Visibility, description, resolve: (node) => valueOf(node).visibility });
    case 'changeKind':
      return t.field({
        type: ChangeKind,
        description,
        resolve: (node) => valueOf(node).changeKind,
      });
  }
}

const FACT_REFS = FACT_KINDS.map((kind) => {
  const { typeName, description, fields } = factOnWire(kind);
  return builder.objectRef<FactNode>(typeName).implement({
    description,
    fields: (t) => Object.fromEntries(fields.map((field) => [field.name, fieldOf(t, field)])),
  });
});

/** What a change did, with a type for each kind (docs/product/claims.md). It says the same to every reader. */
export const ChangeFact = builder.unionType('ChangeFact', {
  description:
    'What a change did: a type for each kind. New kinds may come, so a client shows `Change.summary` for one that it does not know. A field has one type in all kinds.',
  types: FACT_REFS,
  resolveType: ({ fact }) => factOnWire(fact.kind).typeName,
});
