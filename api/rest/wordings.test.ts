import { buildSchema, coerceInputValue, isInputType } from 'graphql';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { wordedIssue, wordedRefusal } from './wordings';

it.each([
  [z.string(), 7, 'Must be a text'],
  [z.number(), 'x', 'Must be a number'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.array(z.string()), {}, 'Must be a list'],
  [z.object({}), 'x', 'Must be an object'],
  [z.enum(['link', 'private']), 'x', 'Must be one of link, private'],
  [z.union([z.string(), z.number()]), {}, 'Is not as the documentation says'],
])('a value that has not the documented shape is refused in words: %#', (shape, value, words) => {
  const [issue] = shape.safeParse(value).error?.issues ?? [];
  expect(wordedIssue({ keyword: String(issue?.code), params: { ...issue } })).toBe(words);
});

it.each([
  ['Int', 1.5, 'Must be a whole number'],
  ['Float', 'x', 'Must be a number'],
  ['String', 7, 'Must be a text'],
  ['ID', {}, 'Must be a text'],
  ['Boolean', 'yes', 'Must be true or false'],
  ['String!', null, 'Must be given'],
  ['Bill!', {}, 'Must be given'],
  ['Bill', 'x', 'Must be an object'],
  ['Way', 'x', 'Must be one of the words of the documentation'],
  ['Way', 7, 'Must be one of the words of the documentation'],
])('a value that GraphQL refuses as %s is refused in words', (type, value, words) => {
  const schema = buildSchema(
    `enum Way { CASH CARD } input Bill { total: Int! } type Query { field(value: ${type}): Int }`,
  );
  const argument = schema.getQueryType()?.getFields()['field']?.args[0];
  if (!argument || !isInputType(argument.type)) throw new Error(`${type} is no type of an input`);
  const said: string[] = [];
  coerceInputValue(value, argument.type, (_path, _value, { message }) => said.push(wordedRefusal(message)));
  expect(said).toEqual([words]);
});
