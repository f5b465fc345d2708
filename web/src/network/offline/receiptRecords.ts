import { ROOT_ID, type IEnvironment } from 'relay-runtime';
import { VersionedStore } from '../relay/VersionedStore';

/** Records of a Relay store by their ids: one receipt, all that it leads to, and the root that leads to it. */
export type ReceiptRecords = Readonly<Record<string, StoredRecord>>;
type StoredRecord = Readonly<Record<string, unknown>>;

/**
 * The receipt's records as the server told them. A tap that waits for its answer may still be refused.
 * @returns null when the receipt is not in the store.
 */
export function receiptRecords(environment: IEnvironment, linkId: string): ReceiptRecords | null {
  const store = environment.getStore();
  const source = store instanceof VersionedStore ? store.told : store.getSource();
  const recordOf = (id: string) => source.get(id) as StoredRecord | null | undefined;
  // The field of the root, as Relay names a field with its arguments.
  const field = `receipt(id:${JSON.stringify(linkId)})`;
  const { __id, __typename, [field]: link } = recordOf(ROOT_ID) ?? {};
  const pending = linksIn(link);
  if (pending.length === 0) return null;
  const found: Record<string, StoredRecord> = { [ROOT_ID]: { __id, __typename, [field]: link } };
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    const record = recordOf(id);
    if (!record || id in found) continue;
    found[id] = record;
    for (const value of Object.values(record)) pending.push(...linksIn(value));
  }
  return found;
}

function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { __ref: one, __refs: many = [] } = value as { __ref?: string; __refs?: (string | null)[] };
  return [one, ...many].filter((id) => typeof id === 'string');
}
