import { ConnectionHandler, type DataID } from 'relay-runtime';

/** Where the store keeps a receipt's trail; the key is that of `@connection` in Trail. */
export function trailOf(receiptId: DataID): DataID {
  return ConnectionHandler.getConnectionID(receiptId, 'Trail_changes');
}
