import { getNamedType, isLeafType, isUnionType, type GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { sees, type Column, type Scope } from '../fixtures/viewerKinds';
import type { MutationRow } from './MutationExpectation';

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

/** Sends a mutation and asks for all of its payload; of objects whether they are there, of accounts whose they are. */
export function documentOfMutation(
  schema: GraphQLSchema,
  { mutation, row }: { mutation: string; row: MutationRow },
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

/** What a row says where fewer see the bill: for who does not, there is none. */
export function inScope(word: string, { column, scope }: { column: Column; scope: Scope }): string {
  return sees(column, scope) ? word : 'NotFound';
}

/** The same for REST, where who is not signed in is told so first. */
export function statusInScope(status: string, { column, scope }: { column: Column; scope: Scope }): string {
  return sees(column, scope) || status === '401' ? status : '404';
}
