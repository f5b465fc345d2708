import SchemaBuilder, { BasePlugin, completeValue, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core';
import type { GraphQLFieldResolver } from 'graphql';
import { encodeNodeId, type NodeType } from './ids';

const NAME = 'nodeIds';

interface NodeOptions {
  readonly id?: { readonly resolve: GraphQLFieldResolver<unknown, object, object> };
}

/**
 * Answers the `id` of a node at once. Pothos answers it with a promise, and then everything around it becomes promises: most
 * of what executing the table of a receipt cost.
 */
class NodeIdsPlugin<Types extends SchemaTypes> extends BasePlugin<Types> {
  override wrapResolve(
    resolver: GraphQLFieldResolver<unknown, Types['Context'], object>,
    { name, kind, parentType }: PothosOutputFieldConfig<Types>,
  ): GraphQLFieldResolver<unknown, Types['Context'], object> {
    if (kind !== 'Object' || name !== 'id') return resolver;
    const { id } = this.buildCache.getTypeConfig(parentType).pothosOptions as NodeOptions;
    if (!id) return resolver;
    return (node, args, ctx, info) =>
      completeValue(id.resolve(node, args, ctx, info), (row) =>
        encodeNodeId({ typename: parentType as NodeType, id: String(row) }),
      );
  }
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Pothos lists its plugins in this namespace
  export namespace PothosSchemaTypes {
    export interface Plugins<Types extends SchemaTypes> {
      nodeIds: NodeIdsPlugin<Types>;
    }
  }
}

SchemaBuilder.registerPlugin(NAME, NodeIdsPlugin);

export const NodeIds = NAME;
