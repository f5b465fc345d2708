import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isAbstractType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { PAGE_SIZE } from '../schema/builder';

/** The limits of one document on every transport. The client's largest document stays far below each. */
export const LIMITS = { tokens: 2_000, depth: 12, cost: 10_000, aliases: 30, directives: 50 } as const;

/** The assumed length of a list whose field has no `listSize`. */
const USUAL_LIST = 10;

interface Measure {
  /** The expected number of fields in the answer. A field counts once for every entry of the lists around it. */
  readonly cost: number;
  readonly depth: number;
}
const NOTHING: Measure = { cost: 0, depth: 0 };

/** @returns the reasons to refuse a document; none when it is within all limits. The document need not be validated. */
export function refusalsOf({ schema, document }: { schema: GraphQLSchema; document: DocumentNode }): GraphQLError[] {
  const refusals: GraphQLError[] = [];
  const check = (what: keyof typeof LIMITS, found: number): void => {
    if (found > LIMITS[what])
      refusals.push(tooMuch(`This document has a ${what} of ${found}; ${LIMITS[what]} is allowed.`));
  };
  const { aliases, directives } = countNodes(document);
  check('aliases', aliases);
  check('directives', directives);
  const measure = measurer({ schema, document });
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const { cost, depth } = measure(definition.selectionSet, schema.getRootType(definition.operation) ?? null);
    check('cost', cost);
    check('depth', depth);
  }
  return refusals;
}

/** @returns the cost of an operation, the expected number of fields in its answer. The document is within all limits. */
export function costOf({
  schema,
  document,
  operation,
}: {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}): number {
  const root = schema.getRootType(operation.operation) ?? null;
  return measurer({ schema, document })(operation.selectionSet, root).cost;
}

function tooMuch(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'TOO_COMPLEX', http: { status: 400 } } });
}

function countNodes(document: DocumentNode): { aliases: number; directives: number } {
  let aliases = 0;
  let directives = 0;
  visit(document, {
    Field: (node) => {
      if (node.alias) aliases++;
    },
    Directive: () => {
      directives++;
    },
  });
  return { aliases, directives };
}

/** @returns a function that measures selection sets of one document. It measures each fragment once. */
function measurer({ schema, document }: { schema: GraphQLSchema; document: DocumentNode }) {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  const measured = new Map<string, Measure>();

  function measure(selectionSet: SelectionSetNode, type: GraphQLNamedType | null): Measure {
    let cost = 0;
    let depth = 0;
    // An object has one type, so it answers only the fragments on that type.
    const costOfType = new Map<string, number>();
    for (const selection of selectionSet.selections) {
      const condition = conditionOf(selection);
      const part =
        selection.kind === Kind.FIELD
          ? measureField(selection, type)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : measure(selection.selectionSet, condition ?? type);
      if (isAbstractType(type) && isObjectType(condition))
        costOfType.set(condition.name, (costOfType.get(condition.name) ?? 0) + part.cost);
      else cost += part.cost;
      depth = Math.max(depth, part.depth);
    }
    return { cost: cost + Math.max(0, ...costOfType.values()), depth };
  }

  function measureField(node: FieldNode, type: GraphQLNamedType | null): Measure {
    if (!node.selectionSet) return { cost: 1, depth: 1 };
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined;
    const inner = measure(node.selectionSet, field ? getNamedType(field.type) : null);
    // Introspection needs depth, costs little, and GraphQL itself limits its recursion.
    if (node.name.value.startsWith('__')) return { cost: 1 + inner.cost, depth: 1 };
    return { cost: 1 + inner.cost * entriesOf({ node, field, type }), depth: inner.depth + 1 };
  }

  function measureFragment(name: string): Measure {
    const known = measured.get(name);
    if (known) return known;
    const fragment = fragments.get(name);
    if (!fragment) return NOTHING;
    // Ends the recursion of a fragment that spreads itself. Validation refuses such a fragment later.
    measured.set(name, NOTHING);
    const measureOfIt = measure(fragment.selectionSet, typeNamed(fragment.typeCondition.name.value));
    measured.set(name, measureOfIt);
    return measureOfIt;
  }

  /** The type that a fragment is on; null for a field, and for a fragment on any type. */
  function conditionOf(selection: SelectionNode): GraphQLNamedType | null {
    if (selection.kind === Kind.FIELD) return null;
    const { typeCondition } =
      selection.kind === Kind.FRAGMENT_SPREAD ? (fragments.get(selection.name.value) ?? {}) : selection;
    return typeNamed(typeCondition?.name.value);
  }

  function typeNamed(name: string | undefined): GraphQLNamedType | null {
    const type = name === undefined ? null : schema.getType(name);
    return isCompositeType(type) ? type : null;
  }

  return measure;
}

/** How many times the selection inside a field occurs in the answer. */
function entriesOf({
  node,
  field,
  type,
}: {
  node: FieldNode;
  field: GraphQLField<unknown, unknown> | undefined;
  type: GraphQLNamedType | null;
}): number {
  if (!field) return 1;
  if (typeof field.extensions.listSize === 'number') return field.extensions.listSize;
  if (getNamedType(field.type).name.endsWith('Connection')) return pageSizeOf(node);
  // The size of the page was counted at the connection.
  if (type?.name.endsWith('Connection')) return 1;
  return isListType(getNullableType(field.type)) ? USUAL_LIST : 1;
}

function pageSizeOf(node: FieldNode): number {
  const size = node.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
  if (!size) return PAGE_SIZE.default;
  return size.kind === Kind.INT ? Math.min(Number(size.value), PAGE_SIZE.most) : PAGE_SIZE.most;
}
