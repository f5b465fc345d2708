import type { ExecutionArgs } from 'graphql';
import type { ApiContext } from '../context';
import type { Operation } from './Executor';

/** What Yoga and graphql-ws hand to an executor, as ours; both were given our context, and neither knows its type. */
export function operationOf({ document, variableValues, operationName, contextValue }: ExecutionArgs): Operation {
  return { document, variables: variableValues ?? {}, operationName, ctx: contextValue as ApiContext };
}
