import {
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
import { LIMITS, refusalsOf } from './limits';

/** What is known about one document text: it can be run, or why it cannot. */
export interface CheckedDocument {
  /** Null when it cannot even be parsed. */
  readonly document: DocumentNode | null;
  readonly errors: readonly GraphQLError[];
}

/** Documents of strangers that are remembered; the app's own are few. */
const REMEMBERED = { max: 300, maxSize: 1_000_000 } as const;

/**
 * The one gate for documents on every transport. Each text is parsed, held against the limits, validated and analysed
 * once; the same text gives the same DocumentNode, by which answers are kept and shared.
 */
export class Documents {
  readonly #schema: GraphQLSchema;
  readonly #checked = new LRUCache<string, CheckedDocument>({
    ...REMEMBERED,
    sizeCalculation: (_checked, text) => text.length + 100,
  });
  readonly #errors = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  readonly #analyses = new WeakMap<DocumentNode, Analysis | null>();

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

  /** Why a document that `check` returned cannot be run; empty when it can. */
  errorsOf(document: DocumentNode): readonly GraphQLError[] {
    return this.#errors.get(document) ?? [new GraphQLError('This document was not checked.')];
  }

  /** @returns null for a document of several operations, of which nothing is kept or shared. */
  analysisOf(document: DocumentNode): Analysis | null {
    const known = this.#analyses.get(document);
    if (known !== undefined) return known;
    const isSingle = operationsOf(document).length === 1;
    const analysis = isSingle ? analyse({ schema: this.#schema, document }) : null;
    this.#analyses.set(document, analysis);
    return analysis;
  }

  #checkNew(text: string): CheckedDocument {
    let document: DocumentNode;
    try {
      document = parse(text, { maxTokens: LIMITS.tokens });
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      return { document: null, errors: [withCode(error, 'GRAPHQL_PARSE_FAILED')] };
    }
    // The limits come first: validating some documents costs far more than finding them too large.
    const refusals = refusalsOf({ schema: this.#schema, document });
    if (refusals.length > 0) return { document, errors: refusals };
    const problems = validate(this.#schema, document);
    return { document, errors: problems.map((error) => withCode(error, 'GRAPHQL_VALIDATION_FAILED')) };
  }
}

/** `http` is for Yoga alone, which answers 400 to clients that accept application/graphql-response+json. */
function withCode(error: GraphQLError, code: string): GraphQLError {
  const { message, nodes, source, positions } = error;
  return new GraphQLError(message, {
    nodes,
    source,
    positions,
    extensions: { code, http: { spec: true, status: 400 } },
  });
}

export function operationsOf(document: DocumentNode): OperationDefinitionNode[] {
  return document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
}
