import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ASTNode,
  type DocumentNode,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';

/** What decides how the answers of a document may be kept and shared. */
export interface Analysis {
  /** A number of its own for each document, for cache keys. */
  readonly key: number;
  /** Whether a field differs between viewers. Then an answer is for one viewer only. */
  readonly isViewerDependent: boolean;
  /** Whether a field is worded for its reader. Then an answer is for one language, and for one viewer when it is about them. */
  readonly isReaderDependent: boolean;
  /** Whether a field may change without the receipt's version. Then an answer is not kept. */
  readonly isVolatile: boolean;
  /** Whether it has the number of people looking. Then an answer is kept for that number only. */
  readonly showsPresence: boolean;
  /** Reads the `id` of the receipt from the variables; null unless the query reads one receipt and nothing else. */
  readonly receiptId: ((variables: Readonly<Record<string, unknown>>) => string | null) | null;
  /**
   * The variables that the answer to one event of a subscription depends on. The arguments of the subscription itself
   * decide which events there are, and not how one is answered.
   */
  readonly eventVariables: readonly string[];
}

let lastKey = 0;

/** Analyses a valid document of one operation, by the marks of its fields (schema/fieldMarks.ts). */
export function analyse({ schema, document }: { schema: GraphQLSchema; document: DocumentNode }): Analysis {
  const typeInfo = new TypeInfo(schema);
  let isViewerDependent = false;
  let isReaderDependent = false;
  let isVolatile = false;
  let showsPresence = false;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: () => {
        const marks = typeInfo.getFieldDef()?.extensions;
        if (marks?.viewerDependent) isViewerDependent = true;
        if (marks?.readerDependent) isReaderDependent = true;
        if (marks?.volatile) isVolatile = true;
        if (marks?.presence) showsPresence = true;
      },
    }),
  );
  return {
    key: ++lastKey,
    isViewerDependent,
    isReaderDependent,
    isVolatile,
    showsPresence,
    receiptId: receiptIdOf(document),
    eventVariables: eventVariablesOf(document),
  };
}

function eventVariablesOf(document: DocumentNode): string[] {
  const operation = getOperationAST(document);
  const roots = new Set<ASTNode>(operation?.selectionSet.selections);
  const names = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Argument: (...[, , , , ancestors]) => (roots.has(ancestors.at(-1) as ASTNode) ? false : undefined),
    Variable: ({ name }) => void names.add(name.value),
  });
  return [...names];
}

function receiptIdOf(document: DocumentNode): Analysis['receiptId'] {
  const operation = getOperationAST(document);
  const [root, ...others] = operation?.selectionSet.selections ?? [];
  if (operation?.operation !== OperationTypeNode.QUERY || root?.kind !== Kind.FIELD || others.length > 0) return null;
  const id = root.arguments?.find(({ name }) => name.value === 'id')?.value;
  const isConditional = (root.directives?.length ?? 0) > 0;
  return root.name.value === 'receipt' && id && !isConditional ? (variables) => textOf(id, variables) : null;
}

function textOf(node: ValueNode, variables: Readonly<Record<string, unknown>>): string | null {
  const value =
    node.kind === Kind.VARIABLE ? variables[node.name.value] : node.kind === Kind.STRING ? node.value : null;
  return typeof value === 'string' ? value : null;
}
