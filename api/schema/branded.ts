import { brandWithType } from '@pothos/core';
import type { NodeType } from './ids';

/**
 * Marks a node with its type; every `loadOne` has to. Pothos does it too, but only after it gave the node to the other fields
 * of the same request that ask for the same id.
 */
export function branded<Node extends object>(typename: NodeType, node: Node | null): Node | null {
  // The name, because Pothos marks by name later and a mark cannot be changed. Its types accept declared names only.
  if (node) brandWithType(node, typename as never);
  return node;
}
