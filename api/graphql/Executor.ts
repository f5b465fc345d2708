import {
  createSourceEventStream,
  execute,
  GraphQLError,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { NO_SPAN, NO_TRACES, type Traces } from '@fairtab/services/platform/tracing/Traces';
import { refuseByScope } from '../scopes/refuseByScope';
import { readReceipt } from '@fairtab/services/receipts/readReceipt';
import type { Logger } from 'pino';
import { addressedIn } from '@fairtab/domain/facts/changes';
import { language } from '@fairtab/domain/language/current';
import { inLanguage } from '@fairtab/services/platform/readerLanguage';
import type { ApiContext, ReceiptEvent } from '../context';
import { AnsweredReceipt } from '../schema/AnsweredReceipt';
import { rawId } from '../schema/ids';
import type { Analysis } from './analyse';
import type { Documents } from './Documents';
import { inputProblems } from './inputProblems';
import { mapEvents } from './mapEvents';
import { BAD_USER_INPUT, maskError, maskErrors } from './maskErrors';
import { ResponseCache } from './ResponseCache';
import { SharedParts } from './SharedParts';
import { SharedResult } from './SharedResult';
import { stepOf } from './stepOf';
import { viewerKey } from './viewerKey';

/** A checked document with what it takes to run it. */
export interface Operation {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName?: string | null | undefined;
  readonly ctx: ApiContext;
}

/** Answers are neither kept nor shared when their variables have more characters than this as JSON. */
const MAX_KEYED_VARIABLES = 500;

/** Runs the operations of every transport: HTTP, WebSocket, SSE, REST and the data inside pages. */
export class Executor {
  readonly schema: GraphQLSchema;
  readonly #documents: Documents;
  readonly #shared: SharedParts;
  readonly #traces: Traces;
  readonly #logger: Logger;
  readonly #kept = new ResponseCache<SharedResult>();
  /** The answers that were pushed for an event, by document, variables and, where it matters, viewer. */
  readonly #pushed = new WeakMap<object, Map<string, Promise<ExecutionResult>>>();

  constructor({
    schema,
    documents,
    traces,
    logger,
  }: {
    schema: GraphQLSchema;
    documents: Documents;
    traces: Traces;
    logger: Logger;
  }) {
    this.schema = schema;
    this.#shared = new SharedParts(schema);
    this.#documents = documents;
    this.#traces = traces;
    this.#logger = logger;
  }

  /**
   * Runs a query or mutation, for as long as its request may take. The answer to a query of one receipt is kept until the
   * receipt's version changes.
   */
  async run(operation: Operation): Promise<ExecutionResult> {
    const { ctx } = operation;
    const refusal = this.#refusalOf(operation);
    if (refusal) return { errors: [refusal] };
    const span = this.#traces === NO_TRACES ? NO_SPAN : this.#traces.begin(stepOf(operation));
    return span.run(async () => {
      try {
        return await ctx.deadline.within(this.#run(operation));
      } catch (error) {
        return { errors: [maskError(error, { logger: this.#logger, requestId: ctx.requestId })] };
      } finally {
        span.end();
      }
    });
  }

  async #run(operation: Operation): Promise<ExecutionResult> {
    const analysis = this.#documents.analysisOf(operation.document);
    const id = analysis?.receiptId?.(operation.variables);
    if (!analysis || analysis.isVolatile || typeof id !== 'string') return this.#answer(operation);
    const receipt = await readReceipt(operation.ctx, rawId({ typename: 'Receipt', id }));
    const { variables } = operation;
    const key = receipt && keyOf({ analysis, operation, variables, looking: operation.ctx.live.looking(receipt.id) });
    if (!receipt || key === null) return this.#answer(operation);
    const kept = this.#kept.get(receipt, key);
    if (kept) return kept;
    const result = await this.#answer(operation);
    if (result.errors) return result;
    const answer = result instanceof SharedResult ? result : SharedResult.of(result);
    this.#kept.set(receipt, { key, answer });
    return answer;
  }

  /**
   * Starts a subscription. Subscriptions with the same document share one answer per event, if the variables that its
   * answer depends on are the same.
   */
  async subscribe(operation: Operation): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
    const refusal = this.#refusalOf(operation);
    if (refusal) return { errors: [refusal] };
    const events = await createSourceEventStream(this.#argsOf(operation));
    if (!(Symbol.asyncIterator in events)) return this.#masked(events, operation);
    const analysis = this.#documents.analysisOf(operation.document);
    const variables = Object.fromEntries(
      analysis?.eventVariables.map((name) => [name, operation.variables[name]]) ?? [],
    );
    const ofAll = analysis && keyOf({ analysis, operation, variables, isAbout: false });
    const ofViewer = analysis && keyOf({ analysis, operation, variables, isAbout: true });
    const spoken = language();
    const { guestId } = operation.ctx.viewer;
    return mapEvents(events, (event) => {
      const key = isAbout(event, guestId) ? ofViewer : ofAll;
      return inLanguage(spoken, () => this.#push({ event, key, operation }));
    });
  }

  #refusalOf({ ctx, document, operationName }: Operation): GraphQLError | null {
    return refuseByScope(ctx.viewer, { schema: this.schema, document, operationName });
  }

  #push({
    event,
    key,
    operation,
  }: {
    event: unknown;
    key: string | null;
    operation: Operation;
  }): Promise<ExecutionResult> {
    if (key === null || typeof event !== 'object' || event === null) return this.#execute(operation, event);
    const answers = this.#pushed.get(event) ?? new Map<string, Promise<ExecutionResult>>();
    this.#pushed.set(event, answers);
    const known = answers.get(key);
    if (known) return known;
    const answer = this.#execute(operation, event).then((result) => (result.errors ? result : SharedResult.of(result)));
    answers.set(key, answer);
    return answer;
  }

  async #execute(operation: Operation, rootValue?: unknown): Promise<ExecutionResult> {
    const result = this.#masked(await execute({ ...this.#argsOf(operation), rootValue }), operation);
    const [error] = result.errors ?? [];
    if (result.data !== undefined || error?.extensions['code'] !== BAD_USER_INPUT) return result;
    return { errors: [await this.#namingAll(error, operation), ...(result.errors ?? []).slice(1)] };
  }

  /** Says with the first of its wrong values everything that is known to be wrong with an input, so that nobody corrects it in turns. */
  async #namingAll(error: GraphQLError, { document, operationName, variables, ctx }: Operation): Promise<GraphQLError> {
    const { message, nodes, extensions } = error;
    const fields = await inputProblems({ schema: this.schema, document, operationName, variables, ctx });
    return new GraphQLError(message, { nodes, extensions: { ...extensions, fields } });
  }

  /** Executes a query or mutation. What others get of the same receipt, too, is executed once for all of them. */
  async #answer(operation: Operation): Promise<ExecutionResult> {
    const { document, ctx } = operation;
    const split = this.#shared.splitOf(document);
    if (!split) return this.#execute(operation);
    const root = new AnsweredReceipt();
    const result = await this.#execute({ ...operation, document: split.own }, root);
    const joined = await this.#shared.join({ result, split, receipt: root.receipt, ctx });
    return joined === result ? result : this.#masked(joined, operation);
  }

  #argsOf({ document, variables, operationName, ctx }: Operation) {
    return {
      schema: this.schema,
      document,
      variableValues: variables,
      operationName: operationName ?? null,
      contextValue: ctx,
    };
  }

  #masked(result: ExecutionResult, { ctx }: Operation): ExecutionResult {
    return maskErrors(result, { logger: this.#logger, requestId: ctx.requestId });
  }
}

/** Whether a pushed event has a change that is about this guest. */
function isAbout(event: unknown, guestId: string | null): boolean {
  if (guestId === null || typeof event !== 'object' || event === null || !('changes' in event)) return false;
  const { changes } = event as ReceiptEvent;
  return changes.some(({ fact }) => fact !== null && addressedIn(fact).includes(guestId));
}

function keyOf({
  analysis,
  operation,
  variables,
  looking,
  isAbout = true,
}: {
  analysis: Analysis;
  operation: Operation;
  /** Those that the answer depends on. */
  variables: Operation['variables'];
  looking?: number;
  /** Whether what is answered may be about the viewer, who is called "you" then. */
  isAbout?: boolean;
}): string | null {
  const values = JSON.stringify(variables);
  if (values.length > MAX_KEYED_VARIABLES) return null;
  const isOwn = analysis.isViewerDependent || (analysis.isReaderDependent && isAbout);
  const viewer = isOwn ? viewerKey(operation.ctx.viewer) : '*';
  const spoken = analysis.isReaderDependent ? language() : '';
  const presence = analysis.showsPresence ? (looking ?? '') : '';
  return `${analysis.key} ${viewer} ${spoken} ${presence} ${values}`;
}
