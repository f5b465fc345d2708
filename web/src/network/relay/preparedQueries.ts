import {
  createOperationDescriptor,
  PreloadableQueryRegistry,
  type Environment,
  type GraphQLResponse,
  type IEnvironment,
  type Variables,
} from 'relay-runtime';

/** The result of a screen's query that was there before the screen was rendered. */
export interface PreparedQuery {
  readonly documentId: string;
  readonly variables: Variables;
  readonly response: GraphQLResponse;
}

const preparedOf = new WeakMap<IEnvironment, Set<string>>();

/**
 * Puts a result into the store, so that the first render finds it there and asks for nothing.
 * @returns whether it could: the code of the screen that contains the query has to be loaded.
 */
export function prepareQuery(environment: Environment, { documentId, variables, response }: PreparedQuery): boolean {
  const request = PreloadableQueryRegistry.get(documentId);
  if (!request || !('data' in response) || !response.data) return false;
  environment.commitPayload(createOperationDescriptor(request, variables), response.data);
  const known = preparedOf.get(environment) ?? new Set();
  preparedOf.set(environment, known.add(keyOf(documentId, variables)));
  return true;
}

/** Whether the result is fresh, so that no request is needed. True once for each result: later the store may be older. */
export function takePrepared(environment: IEnvironment, documentId: string, variables: Variables): boolean {
  return preparedOf.get(environment)?.delete(keyOf(documentId, variables)) ?? false;
}

function keyOf(documentId: string, variables: Variables): string {
  return `${documentId} ${JSON.stringify(Object.entries(variables).sort(([a], [b]) => (a < b ? -1 : 1)))}`;
}
