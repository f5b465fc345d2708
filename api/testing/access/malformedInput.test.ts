import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema';
import type { GraphQLAnswer } from '../Browser';
import { startApiFixture, type ApiFixture } from '../fixtures/startApiFixture';
import {
  newWriteFixture,
  newWriter,
  newWriteTemplate,
  readHostRows,
  type WriteTemplate,
} from '../fixtures/WriteFixture';
import { MALFORMED_TEXTS, MALFORMED_VALUES } from '../malformedInputs';
import { ACCOUNT_MUTATIONS } from './accountMutations';
import { inputTypeOf, mutationDocument, payloadTypeOf } from './mutationDocuments';
import type { MutationExpectation } from './MutationExpectation';
import { RECEIPT_MUTATIONS } from './receiptMutations';

let base: ApiFixture;
let template: WriteTemplate;
beforeAll(async () => {
  base = await startApiFixture();
  template = await newWriteTemplate('link', base.passwordHash);
});
afterAll(() => base.api.close());

const MUTATIONS = Object.entries({ ...RECEIPT_MUTATIONS, ...ACCOUNT_MUTATIONS }).filter(
  ([name, { input }]) => input !== null && !name.includes(' '),
);

/** The fields of a mutation's input in the schema, and null for the input as a whole. */
function fieldsOf(mutation: string): readonly (string | null)[] {
  const type = schema.getType(inputTypeOf(mutation));
  if (!isInputObjectType(type)) throw new Error(`${mutation} takes no input object`);
  return [null, ...Object.keys(type.getFields())];
}

async function newHost(row: MutationExpectation) {
  const fixture = await newWriteFixture(base, template);
  const writer = await newWriter(fixture, 'host');
  const input = await row.input?.(fixture, writer);
  return { fixture, browser: writer.browser, input, before: await readHostRows(fixture) };
}

function expectNoFault({ status, errors }: GraphQLAnswer, what: string): void {
  expect(status, what).toBeLessThan(500);
  expect(
    errors.map(({ extensions }) => extensions?.['code']),
    what,
  ).not.toContain('INTERNAL_SERVER_ERROR');
}

describe('malformed input', () => {
  it.each(MUTATIONS)('in any field of %s is refused or harmless, and never a fault', async (mutation, row) => {
    const document = mutationDocument(schema, { mutation, row });
    const payload = payloadTypeOf(schema, mutation).name;
    const values = Object.entries({ ...MALFORMED_TEXTS, ...MALFORMED_VALUES });
    let untried = fieldsOf(mutation).flatMap((field) => values.map(([name, value]) => ({ field, name, value })));
    // An input that is accepted changes rows, so what was refused beside it is tried again on a host without the change.
    for (let isChanged = true; isChanged;) {
      const { fixture, browser, input, before } = await newHost(row);
      const isAccepted = await Promise.all(
        untried.map(async ({ field, name, value }) => {
          const variables = { input: field === null ? value : { ...input, [field]: value } };
          const answer = await browser.ask(document, variables);
          expectNoFault(answer, `${mutation}: ${name} in ${field ?? 'the whole input'}`);
          return (answer.data?.['result'] as { __typename: string } | undefined)?.__typename === payload;
        }),
      );
      isChanged = isAccepted.includes(true);
      if (!isChanged) expect(await readHostRows(fixture)).toEqual(before);
      untried = untried.filter((_, index) => !isAccepted[index]);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
