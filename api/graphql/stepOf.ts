import { getOperationAST, Kind, type DocumentNode } from 'graphql';
import type { Step } from '@fairtab/services/platform/tracing/Traces';

/**
 * An operation as a step of a trace: its type and its first field, such as `mutation claimItem`. The operation's own name and its
 * aliases are left out, because whoever writes the document chooses them.
 */
export function stepOf({
  document,
  operationName,
}: {
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}): Step {
  const found = getOperationAST(document, operationName);
  const type = found?.operation ?? 'operation';
  const first = found?.selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return {
    name: first === undefined ? type : `${type} ${first.name.value}`,
    attributes: { 'graphql.operation.type': type },
  };
}
