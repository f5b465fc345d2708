import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';

/** What a document reads, as far as it matters for keeping and sharing its answers. */
export interface Analysis {
  /** Tells this document from any other; for keys. */
  readonly key: number;
  /** Whether a field differs between viewers, so that an answer is for one viewer only. */
  readonly isViewerDependent: boolean;
  /** Whether a field is read beside the receipt's version, so that an answer is not kept. */
  readonly isVolatile: boolean;
  /** Whether it says how many are looking, which changes without the receipt's version. */
  readonly showsPresence: boolean;
  /** The `id` of the receipt, for a query that reads one receipt and nothing else. */
  readonly receiptId: ((variables: Readonly<Record<string, unknown>>) => string | null) | null;
}

let lastKey = 0;

/** For valid documents of one operation; the marks come from the fields' own definitions (schema/fieldMarks.ts). */
export function analyse({ schema, document }: { schema: GraphQLSchema; document: DocumentNode }): Analysis {
  const typeInfo = new TypeInfo(schema);
  let isViewerDependent = false;
  let isVolatile = false;
  let showsPresence = false;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: () => {
        const marks = typeInfo.getFieldDef()?.extensions;
        if (marks?.viewerDependent) isViewerDependent = true;
        if (marks?.volatile) isVolatile = true;
        if (marks?.presence) showsPresence = true;
      },
    }),
  );
  return { key: ++lastKey, isViewerDependent, isVolatile, showsPresence, receiptId: receiptIdOf(document) };
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
