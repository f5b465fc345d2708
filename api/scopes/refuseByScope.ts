import type { Viewer } from '@fairtab/services/context';
import {
  getNamedType,
  getOperationAST,
  isCompositeType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { HttpProblem } from '../http/answers/HttpProblem';
import { allowedForField, NODE_SCOPES } from './fieldScopes';
import { scopeProblem } from '../http/viewer/scopeProblem';

interface Asked {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  readonly operationName?: string | null | undefined;
}

/** A selection on its way through a document. */
interface Place {
  readonly set: SelectionSetNode;
  readonly type: GraphQLNamedType;
  /** Whether the objects were asked for by their global ids, so that anything may be among them. */
  readonly isByNodeId: boolean;
}

/**
 * Checks everything that a document asks for before any of it runs, so that nothing is half done. A document that is refused for one token
 * answers another as it answers a session, so kept answers need not know scopes.
 * @returns the refusal of the first field that the viewer's access token may not ask for; null when there is none.
 */
export function refuseByScope(viewer: Viewer, asked: Asked): GraphQLError | null {
  if (viewer.scopes === undefined) return null;
  const problem = firstProblem(viewer, asked);
  return problem && new GraphQLError(problem.message, { extensions: { code: problem.code } });
}

function firstProblem(viewer: Viewer, { schema, document, operationName }: Asked): HttpProblem | null {
  const operation = getOperationAST(document, operationName);
  const root = operation && schema.getRootType(operation.operation);
  // Such a document does not run.
  if (!root) return null;
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const checked = new Set<string>();

  function check({ set, type, isByNodeId }: Place): HttpProblem | null {
    for (const selection of set.selections) {
      const problem =
        selection.kind === Kind.FIELD
          ? checkField({ type, isByNodeId, name: selection.name.value, set: selection.selectionSet })
          : selection.kind === Kind.INLINE_FRAGMENT
            ? check({
                set: selection.selectionSet,
                type: named(selection.typeCondition?.name.value) ?? type,
                isByNodeId,
              })
            : checkSpread(selection.name.value, isByNodeId);
      if (problem) return problem;
    }
    return null;
  }

  function checkSpread(name: string, isByNodeId: boolean): HttpProblem | null {
    const key = `${name} ${isByNodeId}`;
    const fragment = fragments.get(name);
    const type = named(fragment?.typeCondition.name.value);
    if (!fragment || !type || checked.has(key)) return null;
    checked.add(key);
    return check({ set: fragment.selectionSet, type, isByNodeId });
  }

  function checkField({
    type,
    isByNodeId,
    name,
    set,
  }: Omit<Place, 'set'> & { name: string; set: SelectionSetNode | undefined }): HttpProblem | null {
    if (name.startsWith('__')) return null;
    const allowed =
      allowedForField(type.name, name) ?? (isByNodeId && isObjectType(type) ? (NODE_SCOPES[type.name] ?? []) : null);
    const problem = allowed && scopeProblem(viewer, allowed);
    if (problem || !set) return problem;
    if (!isObjectType(type) && !isInterfaceType(type)) return null;
    const field = type.getFields()[name];
    const inner = field && getNamedType(field.type);
    if (!isCompositeType(inner)) return null;
    return check({ set, type: inner, isByNodeId: inner.name === 'Node' });
  }

  const named = (name: string | undefined): GraphQLNamedType | undefined =>
    name === undefined ? undefined : schema.getType(name);
  return check({ set: operation.selectionSet, type: root, isByNodeId: false });
}
