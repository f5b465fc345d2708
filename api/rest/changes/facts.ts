import { CHANGE_KINDS } from '@fairtab/domain/facts/changeKinds';
import { FACT_KINDS, type FactKind } from '@fairtab/domain/facts/changes';
import { EDITED_PARTS } from '@fairtab/domain/facts/editedParts';
import { PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { factOnWire, type ShownAs } from '@fairtab/services/receipts/factFields';
import { id, moneyOut, word } from '../shapes';

const person = z
  .object({
    diner: z.string().describe('The guest: the same on all changes of this receipt.'),
    name: z.string().nullable().describe('The name at that time; null once the account of this person is deleted.'),
  })
  .meta({ id: 'FactPerson' });
const item = z.object({ id, name: z.string() }).meta({ id: 'FactItem' });
const money = z.object({ amount: moneyOut, currency: z.string().describe('ISO 4217.') }).meta({ id: 'FactMoney' });
const MONEY = '{ amount currency }';
const PERSON = '{ diner name }';

/** How REST shows a part of a fact: what to ask GraphQL for, and the documented shape. */
interface Shown {
  readonly selection: string;
  readonly shape: z.ZodType;
}

const SHOWN: { readonly [As in ShownAs]: Shown } = {
  actor: { selection: PERSON, shape: person.nullable() },
  person: { selection: PERSON, shape: person },
  people: { selection: PERSON, shape: z.array(person) },
  item: { selection: '{ id name }', shape: item },
  money: { selection: MONEY, shape: money },
  optionalMoney: { selection: MONEY, shape: money.nullable() },
  amounts: { selection: MONEY, shape: z.array(money) },
  totalChange: {
    selection: `{ former ${MONEY} current ${MONEY} }`,
    shape: z.object({ former: money, current: money }).nullable(),
  },
  currencyChange: {
    selection: '{ former current }',
    shape: z.object({ former: z.string(), current: z.string() }).nullable(),
  },
  claimId: { selection: '', shape: id },
  claimIds: { selection: '', shape: z.array(id) },
  paymentId: { selection: '', shape: id },
  count: { selection: '', shape: z.int() },
  percent: { selection: '', shape: z.int().nullable() },
  rate: { selection: '', shape: z.string().nullable() },
  text: { selection: '', shape: z.string() },
  flag: { selection: '', shape: z.boolean() },
  parts: { selection: '', shape: z.array(word(z.enum(EDITED_PARTS))) },
  method: { selection: '', shape: word(z.enum(PAYMENT_METHODS)) },
  visibility: { selection: '', shape: word(z.enum(['link', 'participants', 'private'])) },
  changeKind: { selection: '', shape: word(z.enum(CHANGE_KINDS)) },
};

function shapeOf(kind: FactKind) {
  const { typeName, description, fields } = factOnWire(kind);
  const shown = fields.map(({ name, shownAs, description: meaning }) => [name, SHOWN[shownAs].shape.describe(meaning)]);
  return z
    .object({ kind: z.literal(kind), ...(Object.fromEntries(shown) as Record<string, z.ZodType>) })
    .meta({ id: typeName, description });
}

const [first, ...others] = FACT_KINDS;
/** What a change did. `kind` says which of the shapes it has. */
export const fact = z
  .discriminatedUnion('kind', [shapeOf(first as FactKind), ...others.map(shapeOf)])
  .meta({ id: 'ChangeFact', description: 'What a change did. New kinds may come.' });

const OF_TYPE = new Map(FACT_KINDS.map((kind) => [factOnWire(kind).typeName as string, kind]));

/** Asks for every field of every kind. */
export const FACT_SELECTION = `{ __typename ${FACT_KINDS.map((kind) => {
  const { typeName, fields } = factOnWire(kind);
  return `... on ${typeName} { ${fields.map(({ name, shownAs }) => `${name} ${SHOWN[shownAs].selection}`).join(' ')} }`;
}).join(' ')} }`;

/** A fact as FACT_SELECTION asks for it. Which fields it has, its kind says. */
export interface FactData {
  readonly __typename: string;
}

/** The documented fact, but for the forms of its values. */
export function renderFact({ __typename, ...values }: FactData): z.input<typeof fact> {
  return { ...values, kind: OF_TYPE.get(__typename) } as z.input<typeof fact>;
}
