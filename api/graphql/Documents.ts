import {
  getOperationAST,
  GraphQLError,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { analyse, type Analysis } from './analyse';
import { costOf, LIMITS, refusalsOf } from './limits';

/** A document, and why it cannot be run. Without errors it can. */
export interface CheckedDocument {
  /** Null when it cannot be parsed. */
  readonly document: DocumentNode | null;
  readonly errors: readonly GraphQLError[];
}

/** How many documents are remembered, and how many characters. Our client has few; this bounds those of others. */
const REMEMBERED = { max: 300, maxSize: 1_000_000 } as const;

/**
 * Checks the documents of every transport. A text is parsed, measured, validated and analysed once. The same text gives
 * the same DocumentNode, which is the key for answers that are kept or shared.
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #checked = new LRUCache<string, CheckedDocument>({
    ...REMEMBERED,
    sizeCalculation: (_checked, text) => text.length + 100,
  });
  readonly #errors = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  readonly #analyses = new WeakMap<DocumentNode, Analysis | null>();
  readonly #costs = new WeakMap<OperationDefinitionNode, number>();

  constructor(schema: GraphQLSchema) {
    this.#schema = schema;
  }

  check(text: string): CheckedDocument {
    const known = this.#checked.get(text);
    if (known) return known;
    const checked = this.#checkNew(text);
    this.#checked.set(text, checked);
    if (checked.document) this.#errors.set(checked.document, checked.errors);
    return checked;
  }

  /** The errors of a document that `check` returned. @throws Error for a document that was never checked. */
  errorsOf(document: DocumentNode): readonly GraphQLError[] {
    const errors = this.#errors.get(document);
    if (!errors) throw new Error('A document reached the executor without being checked');
    return errors;
  }

  /** @returns null for a document of several operations: its answers are neither kept nor shared. */
  analysisOf(document: DocumentNode): Analysis | null {
    const known = this.#analyses.get(document);
    if (known !== undefined) return known;
    const isSingle = operationsOf(document).length === 1;
    const analysis = isSingle ? analyse({ schema: this.#schema, document }) : null;
    this.#analyses.set(document, analysis);
    return analysis;
  }

  /** The cost of the operation that the name selects, as its limit counts it; null when it selects none. */
  costOf(document: DocumentNode, operationName: string | null | undefined): number | null {
    const operation = getOperationAST(document, operationName);
    if (!operation) return null;
    const known = this.#costs.get(operation);
    if (known !== undefined) return known;
    const cost = costOf({ schema: this.#schema, document, operation });
    this.#costs.set(operation, cost);
    return cost;
  }

  #checkNew(text: string): CheckedDocument {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: LIMITS.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { document: null, errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    // The limits come first, because some documents take far longer to validate than to measure.
    const refusals = refusalsOf({ schema: this.#schema, document });
    if (refusals.length > 0) return { document, errors: refusals };
    const problems = validate(this.#schema, document);
    return { document, errors: problems.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  }
}

/** Yoga reads `http`: it answers 400 to clients that accept application/graphql-response+json. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    extensions: { code, http: { spec: true, status: 400 } },
  });
}

function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}
