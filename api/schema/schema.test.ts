import { readFileSync } from 'node:fs';
import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { printedSchema, SCHEMA_FILE } from './print';
import { schema } from './schema';

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

describe('the schema', () => {
  it('is the one in schema.graphql', () => {
    expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(printedSchema());
  });

  it('describes every type, field, argument, input field and enum value', () => {
    const parts = types.flatMap((type) => {
      const own = { name: type.name, description: type.description };
      if (isEnumType(type))
        return [
          own,
          ...type.getValues().map(({ name, description }) => ({ name: `${type.name}.${name}`, description })),
        ];
      if (isInputObjectType(type))
        return [
          own,
          ...Object.values(type.getFields()).map(({ name, description }) => ({
            name: `${type.name}.${name}`,
            description,
          })),
        ];
      if (!isObjectType(type) && !isInterfaceType(type)) return [own];
      return Object.values(type.getFields()).reduce(
        (all, field) => [
          ...all,
          { name: `${type.name}.${field.name}`, description: field.description },
          ...field.args.map((arg) => ({
            name: `${type.name}.${field.name}(${arg.name})`,
            description: arg.description,
          })),
        ],
        [own],
      );
    });
    expect(parts.length).toBeGreaterThan(200);
    expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
  });

  it('never shows money as a float: only positions on a photo and confidences are floats', () => {
    const floats = [...printedSchema().matchAll(/(\w+): \[?Float\b/g)].map(([, name]) => name);
    expect(new Set(floats)).toEqual(new Set(['confidence', 'x', 'y']));
  });
});
