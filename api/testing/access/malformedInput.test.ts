import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema';
import type { GraphQLAnswer } from '../Browser';
import { NONSENSE_TEXTS, NONSENSE_VALUES } from '../malformedInputs';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { BILL_MUTATIONS } from './receiptMutations';
import type { MutationRow } from './MutationExpectation';
import { openHouse, type House } from '../fixtures/accounts';
import { makeTemplate, newScene, newWriter, snapshotOf, type Template } from '../fixtures/WriteFixture';
import { documentOfMutation, inputTypeOf, payloadTypeOf } from './mutationDocuments';

let house: House;
let template: Template;
beforeAll(async () => {
  house = await openHouse();
  template = await makeTemplate('link', house.passwordHash);
});
afterAll(() => house.api.close());

const MUTATIONS = Object.entries({ ...BILL_MUTATIONS, ...ACCOUNT_MUTATIONS }).filter(
  ([name, { input }]) => input !== null && !name.includes(' '),
);

/** The fields of a mutation's input, by the schema; `null` stands for the whole of it. */
function fieldsOf(mutation: string): readonly (string | null)[] {
  const type = schema.getType(inputTypeOf(mutation));
  if (!isInputObjectType(type)) throw new Error(`${mutation} takes no input object`);
  return [null, ...Object.keys(type.getFields())];
}

async function newStage(row: MutationRow) {
  const scene = await newScene(house, template);
  const writer = await newWriter(scene, 'host');
  const input = await row.input?.(scene, writer);
  return { scene, browser: writer.browser, input, before: await snapshotOf(scene) };
}

function expectNoFault({ status, errors }: GraphQLAnswer, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(
    errors.map(({ extensions }) => extensions?.['code']),
    what,
  ).not.toContain('INTERNAL_SERVER_ERROR');
}

describe('nonsense', () => {
  it.each(MUTATIONS)('in any field of %s is refused or harmless, and never a fault', async (mutation, row) => {
    const document = documentOfMutation(schema, { mutation, row });
    const payload = payloadTypeOf(schema, mutation).name;
    let stage = await newStage(row);
    for (const field of fieldsOf(mutation))
      for (const [name, nonsense] of Object.entries({ ...NONSENSE_TEXTS, ...NONSENSE_VALUES })) {
        const what = `${mutation}: ${name} in ${field ?? 'the place of all'}`;
        const input = field === null ? nonsense : { ...stage.input, [field]: nonsense };
        const answer = await stage.browser.ask(document, { input });
        expectNoFault(answer, what);
        // What does not fit its type is refused before anything runs, and then there is no data at all.
        if (answer.data === undefined) continue;
        const result = answer.data?.['result'] as { __typename: string } | undefined;
        if (result?.__typename === payload) stage = await newStage(row);
        else expect(await snapshotOf(stage.scene), what).toEqual(stage.before);
      }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
