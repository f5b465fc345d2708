import { CHANGE_KINDS } from '@fairtab/domain/changeKinds';
import { FACT_KINDS, type FactKind } from '@fairtab/domain/changes';
import { EDITED_PARTS } from '@fairtab/domain/editedParts';
import { PAYMENT_METHODS } from '@fairtab/domain/waysToPay';
import { z } from 'zod';
import { factOnWire, type ShownAs } from '@fairtab/services/receipts/factFields';
import { decodeNodeId } from '../../schema/ids';
import { id, moneyOut } from '../shapes';
import { wordOf } from '../wordOf';

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

/** How REST shows a part of a fact: what to ask GraphQL for, the documented shape, and the way from one to the other. */
interface Shown {
  readonly selection: string;
  readonly shape: z.ZodType;
  readonly render?: (value: unknown) => unknown;
}

const rawIdOf = (globalId: unknown): string => decodeNodeId(String(globalId)).id;

const SHOWN: { readonly [As in ShownAs]: Shown } = {
  actor: { selection: PERSON, shape: person.nullable() },
  person: { selection: PERSON, shape: person },
  people: { selection: PERSON, shape: z.array(person) },
  item: {
    selection: '{ id name }',
    shape: item,
    render: (value) => ({ ...(value as object), id: rawIdOf((value as { id: string }).id) }),
  },
  money: { selection: MONEY, shape: money },
  totalChange: {
    selection: `{ former ${MONEY} current ${MONEY} }`,
    shape: z.object({ former: money, current: money }).nullable(),
  },
  currencyChange: {
    selection: '{ former current }',
    shape: z.object({ former: z.string(), current: z.string() }).nullable(),
  },
  claimId: { selection: '', shape: id, render: rawIdOf },
  claimIds: { selection: '', shape: z.array(id), render: (value) => (value as unknown[]).map(rawIdOf) },
  paymentId: { selection: '', shape: id, render: rawIdOf },
  count: { selection: '', shape: z.int() },
  percent: { selection: '', shape: z.int().nullable() },
  rate: { selection: '', shape: z.string().nullable() },
  text: { selection: '', shape: z.string() },
  flag: { selection: '', shape: z.boolean() },
  parts: {
    selection: '',
    shape: z.array(z.enum(EDITED_PARTS)),
    render: (value) => (value as unknown[]).map(wordOf),
  },
  method: { selection: '', shape: z.enum(PAYMENT_METHODS), render: wordOf },
  visibility: { selection: '', shape: z.enum(['link', 'participants', 'private']), render: wordOf },
  changeKind: { selection: '', shape: z.enum(CHANGE_KINDS), render: wordOf },
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

/** The documented fact, from the data of FACT_SELECTION. */
export function renderFact(data: unknown): z.output<typeof fact> | null {
  if (data === null) return null;
  const { __typename, ...values } = z.looseObject({ __typename: z.string() }).parse(data);
  const kind = OF_TYPE.get(__typename);
  if (kind === undefined) throw new Error(`${__typename} is no kind of a fact`);
  const shown = factOnWire(kind).fields.map(({ name, shownAs }) => {
    const { render = (value: unknown) => value } = SHOWN[shownAs];
    return [name, render(values[name])];
  });
  return fact.parse({ kind, ...Object.fromEntries(shown) });
}
