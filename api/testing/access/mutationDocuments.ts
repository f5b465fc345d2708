import { getNamedType, isLeafType, isUnionType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import type { MutationExpectation } from './MutationExpectation';

export function payloadTypeOf(schema: GraphQLSchema, mutation: string): GraphQLObjectType {
  const field = schema.getMutationType()?.getFields()[mutation];
  const result = field && getNamedType(field.type);
  const payload = isUnionType(result) ? result.getTypes().find(({ name }) => name.endsWith('Payload')) : undefined;
  if (!payload) throw new Error(`The schema has no mutation ${mutation}`);
  return payload;
}

export function inputTypeOf(mutation: string): string {
  return `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
}

/**
 * A document that sends a mutation and asks for its whole payload: the values, the id of an account, and of other
 * objects only whether they are there.
 */
export function mutationDocument(
  schema: GraphQLSchema,
  { mutation, row }: { mutation: string; row: MutationExpectation },
): string {
  const payload = payloadTypeOf(schema, mutation);
  const fields = Object.values(payload.getFields()).map((field) => {
    const type = getNamedType(field.type);
    if (isLeafType(type)) return field.name;
    return `${field.name} { ${type.name === 'User' ? 'userId' : '__typename'} }`;
  });
  const [variables, args] = row.input ? [`($input: ${inputTypeOf(mutation)}!)`, '(input: $input)'] : ['', ''];
  return `mutation ${variables} {
    result: ${mutation}${args} { __typename ... on ${payload.name} { ${fields.join(' ')} } }
  }`;
}
