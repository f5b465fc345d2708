import {
  coerceInputValue,
  GraphQLNonNull,
  isInputObjectType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../../schema/schema';
import type { Browser, GraphQLAnswer } from '../Browser';
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

const VALUES = Object.entries({ ...MALFORMED_TEXTS, ...MALFORMED_VALUES });

function inputObjectOf(mutation: string): GraphQLInputObjectType {
  const type = schema.getType(inputTypeOf(mutation));
  if (!isInputObjectType(type)) throw new Error(`${mutation} takes no input object`);
  return type;
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

/** Whether a value has the type that the schema wants. When it has not, GraphQL refuses it before any of our code runs. */
function fitsType(value: unknown, type: GraphQLInputType): boolean {
  let fits = true;
  coerceInputValue(value, type, () => {
    fits = false;
  });
  return fits;
}

/** Sends several inputs, of which none has the right type, with one request. */
async function expectAllRefused({
  browser,
  mutation,
  inputs,
}: {
  browser: Browser;
  mutation: string;
  inputs: unknown[];
}) {
  const names = inputs.map((_, index) => `input${index}`);
  const variables = names.map((name) => `$${name}: ${inputTypeOf(mutation)}!`);
  const calls = names.map((name, index) => `result${index}: ${mutation}(input: $${name}) { __typename }`);
  const answer = await browser.ask(
    `mutation (${variables.join(', ')}) { ${calls.join(' ')} }`,
    Object.fromEntries(names.map((name, index) => [name, inputs[index]])),
  );
  expectNoFault(answer, mutation);
  expect(answer.data).toBeUndefined();
  const refused = answer.errors.map(({ message }) => /^Variable "\$(\w+)"/.exec(message)?.[1]);
  expect(new Set(refused)).toEqual(new Set(names));
}

describe('malformed input', () => {
  it.each(MUTATIONS)('in any field of %s is refused or harmless, and never a fault', async (mutation, row) => {
    const document = mutationDocument(schema, { mutation, row });
    const payload = payloadTypeOf(schema, mutation).name;
    const type = inputObjectOf(mutation);
    let host = await newHost(row);
    for (const field of [null, ...Object.keys(type.getFields())]) {
      const inputs = VALUES.map(([name, value]) => ({
        what: `${mutation}: ${name} in ${field ?? 'the whole input'}`,
        input: field === null ? value : { ...host.input, [field]: value },
      }));
      const misfits = inputs.filter(({ input }) => !fitsType(input, new GraphQLNonNull(type)));
      await expectAllRefused({ browser: host.browser, mutation, inputs: misfits.map(({ input }) => input) });
      for (const { what, input } of inputs.filter((tried) => !misfits.includes(tried))) {
        const answer = await host.browser.ask(document, { input });
        expectNoFault(answer, what);
        const result = answer.data?.['result'] as { __typename: string } | undefined;
        if (result?.__typename === payload) host = await newHost(row);
        else expect(await readHostRows(host.fixture), what).toEqual(host.before);
      }
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});
