import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import { fieldErrors } from '@fairtab/domain/inputs/shape';
import {
  coerceInputValue,
  getOperationAST,
  GraphQLID,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  OperationTypeNode,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import type { ApiContext } from '../context';
import { bareId } from '../schema/ids';
import { INPUT_RULES } from '../schema/inputRules';

interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
}

/**
 * Everything that can be said at once about the input of an operation without running it: values of another kind than
 * their types, and what breaks the rules of its mutation besides. Paths are those in the variable.
 */
export async function inputProblems({ ctx, ...asked }: Asked & { ctx: ApiContext }): Promise<FieldProblem[]> {
  const operation = getOperationAST(asked.document, asked.operationName);
  const ofForm: FieldProblem[] = [];
  const read: Record<string, unknown> = {};
  for (const { variable, type: node } of operation?.variableDefinitions ?? []) {
    const type = typeFromAST(asked.schema, node);
    if (!isInputType(type)) continue;
    const sent = asked.variables[variable.name.value];
    coerceInputValue(sent, type, (path, _value, { message }) => {
      // GraphQL says it at the object that a field is missing in, or is too much in.
      const [, field] = /^Field "(\w+)" (?:of required type|is not defined)/.exec(message) ?? [];
      ofForm.push({ path: [...path, ...(field === undefined ? [] : [field])].join('.'), message });
    });
    read[variable.name.value] = readAsFarAsPossible(sent, type);
  }
  const [field] = operation?.selectionSet.selections ?? [];
  const { input } = read;
  if (operation?.operation !== OperationTypeNode.MUTATION || field?.kind !== Kind.FIELD || !isObject(input))
    return ofForm;
  const rule = INPUT_RULES[field.name.value];
  const shape = typeof rule === 'function' ? await rule(input, ctx) : rule;
  const parsed = shape?.safeParse(input);
  return withMore(ofForm, parsed?.error ? fieldErrors(parsed.error) : []);
}

/** Adds further problems, except for a field that has one already, itself or in a field inside or around it. */
export function withMore(problems: readonly FieldProblem[], more: readonly FieldProblem[]): FieldProblem[] {
  const isSaid = (path: string) =>
    problems.some((said) => `${path}.`.startsWith(`${said.path}.`) || `${said.path}.`.startsWith(`${path}.`));
  return [...problems, ...more.filter(({ path }) => !isSaid(path))];
}

/** An input as a resolver gets it, whose wrong values are as they were sent. Ids are those of rows. */
function readAsFarAsPossible(sent: unknown, type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return readAsFarAsPossible(sent, type.ofType);
  if (sent === null || sent === undefined) return sent;
  if (isListType(type)) {
    const { ofType } = type;
    return Array.isArray(sent) ? sent.map((one) => readAsFarAsPossible(one, ofType)) : sent;
  }
  if (isInputObjectType(type)) {
    if (!isObject(sent)) return sent;
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields
        .filter(({ name }) => Object.hasOwn(sent, name))
        .map((field) => [field.name, readAsFarAsPossible(sent[field.name], field.type)]),
    );
  }
  if (!isLeafType(type)) return sent;
  try {
    const value: unknown = type.parseValue(sent);
    return type === GraphQLID ? bareId(String(value)) : value;
  } catch {
    return sent;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
