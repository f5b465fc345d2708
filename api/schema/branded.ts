import { brandWithType } from '@pothos/core';
import type { NodeType } from './ids';

/**
 * What a node's loader answers with. Pothos marks it with its type too, but only after handing it to whoever asked for
 * the same id in the same request.
 */
export function branded<Node extends object>(typename: NodeType, node: Node | null): Node | null {
  // By name, as Pothos does it later: a mark cannot be changed. Its type knows names of declared types only.
  if (node) brandWithType(node, typename as never);
  return node;
}
