import type { ExecutionArgs } from 'graphql';
import type { ApiContext } from '../context';
import type { Operation } from './Executor';

/** Converts the arguments that Yoga and graphql-ws pass on. Both got our context from us and do not know its type. */
export function operationOf({ document, variableValues, operationName, contextValue }: ExecutionArgs): Operation {
  return { document, variables: variableValues ?? {}, operationName, ctx: contextValue as ApiContext };
}
