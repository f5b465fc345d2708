import { randomBytes } from 'node:crypto';
import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  type GraphQLSchema,
  type NameNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { analyse } from './analyse';

/** Stands for the shared part in an answer. Random per process, so that no text in an answer can look like it. */
export const SHARED_PART = `shared_${randomBytes(12).toString('hex')}`;

/** A document whose answer has a receipt, in two. */
export interface SplitDocument {
  /** The document with SHARED_PART in place of what everybody gets of the receipt. */
  readonly own: DocumentNode;
  /** The part that is the same for everybody, as a query of a schema whose root is the receipt. */
  readonly shared: DocumentNode;
  /** Whether the shared part has the number of people looking. */
  readonly showsPresence: boolean;
  /** A number of its own for each document, for cache keys. */
  readonly key: number;
}

/**
 * Splits a valid document of one operation, so that what is the same for all who get one state of a receipt is executed once.
 * @param options.receiptSchema the schema whose root is the receipt.
 * @returns null when the document has no such part, or could be split in more than one place.
 */
export function splitDocument({
  schema,
  receiptSchema,
  document,
}: {
  schema: GraphQLSchema;
  receiptSchema: GraphQLSchema;
  document: DocumentNode;
}): SplitDocument | null {
  const [field, ...others] = answeredReceipts(schema, document);
  if (!field?.selectionSet || others.length > 0 || rootsOf(document) !== 1) return null;
  const groups = fieldsByKey(field.selectionSet, document);
  if (!groups) return null;
  const analysisOf = (fields: readonly FieldNode[]) =>
    analyse({ schema: receiptSchema, document: queryOf(fields, document) });
  const [shared, own]: [FieldNode[], FieldNode[]] = [[], []];
  for (const fields of groups.values()) {
    const { isViewerDependent, isReaderDependent, isVolatile } = analysisOf(fields);
    const isShared =
      !isViewerDependent && !isReaderDependent && !isVolatile && !readsVariables(queryOf(fields, document));
    (isShared ? shared : own).push(...fields);
  }
  if (shared.length === 0) return null;
  const { showsPresence, key } = analysisOf(shared);
  own.push({ kind: Kind.FIELD, alias: nameNode(SHARED_PART), name: nameNode('__typename') });
  return {
    own: visit(document, {
      Field: (node) =>
        node === field ? { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections: own } } : undefined,
    }),
    shared: queryOf(shared, document),
    showsPresence,
    key,
  };
}

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

function rootsOf(document: DocumentNode): number {
  return getOperationAST(document)?.selectionSet.selections.length ?? 0;
}

/** The fields that answer with the receipt that the whole operation is about (schema/fieldMarks.ts). */
function answeredReceipts(schema: GraphQLSchema, document: DocumentNode): FieldNode[] {
  const typeInfo = new TypeInfo(schema);
  const found: FieldNode[] = [];
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: (node) => {
        if (typeInfo.getFieldDef()?.extensions.answersReceipt) found.push(node);
      },
    }),
  );
  return found;
}

/**
 * The fields of a receipt by their name in the answer, those of its fragments too.
 * @returns null when a fragment is not for all receipts, or not for all answers.
 */
function fieldsByKey(selectionSet: SelectionSetNode, document: DocumentNode): Map<string, FieldNode[]> | null {
  const groups = new Map<string, FieldNode[]>();
  const add = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        groups.set(key, [...(groups.get(key) ?? []), selection]);
        return true;
      }
      if (selection.directives && selection.directives.length > 0) return false;
      const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragmentOf(selection, document) : selection;
      const isForAll = !fragment.typeCondition || fragment.typeCondition.name.value === 'Receipt';
      return isForAll && add(fragment.selectionSet);
    });
  return add(selectionSet) ? groups : null;
}

function fragmentOf({ name }: FragmentSpreadNode, document: DocumentNode): FragmentDefinitionNode {
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name.value) return definition;
  throw new Error('A fragment of a checked document is missing');
}

/** A query with these fields and the fragments that they use. */
function queryOf(fields: readonly FieldNode[], document: DocumentNode): DocumentNode {
  const fragments = new Set<FragmentDefinitionNode>();
  const operation: OperationDefinitionNode = {
    kind: Kind.OPERATION_DEFINITION,
    operation: OperationTypeNode.QUERY,
    selectionSet: { kind: Kind.SELECTION_SET, selections: fields },
  };
  const addUsed = (within: ASTNode): void =>
    void visit(within, {
      FragmentSpread: (spread) => {
        const fragment = fragmentOf(spread, document);
        if (fragments.has(fragment)) return;
        fragments.add(fragment);
        addUsed(fragment);
      },
    });
  addUsed(operation);
  return { kind: Kind.DOCUMENT, definitions: [operation, ...fragments] };
}

function readsVariables(document: DocumentNode): boolean {
  let reads = false;
  visit(document, {
    Variable: () => {
      reads = true;
    },
  });
  return reads;
}
