import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { INPUT_RULES } from './inputRules';
import { printedSchema } from './print';

/** Its amount is in the currency of its evening, which is read only for who takes part in it. */
const READS_MORE = ['addCredit'];

it('every mutation whose input has a shape of its own in the domain has rules, and no other name does', () => {
  const folder = new URL('../../domain/inputs/', import.meta.url);
  const sources = readdirSync(folder).filter((name) => !name.includes('test'));
  const shaped = sources.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/export (?:const|function) (\w+)Input\b/g)].map(
      ([, shape = '']) => shape,
    ),
  );
  const mutations = Object.keys(buildSchema(printedSchema()).getMutationType()?.getFields() ?? {});
  const expected = shaped.filter((name) => mutations.includes(name) && !READS_MORE.includes(name));
  expect(expected.length).toBeGreaterThan(30);
  const named = Object.keys(INPUT_RULES);
  expect(expected.filter((name) => !named.includes(name))).toEqual([]);
  expect(named.filter((name) => !mutations.includes(name))).toEqual([]);
});
