/** Types that can be reached by a global id. */
const NODE_TYPES = [
  'Receipt',
  'Item',
  'Claim',
  'Payment',
  'Change',
  'User',
  'Session',
  'SavedPaymentMethod',
  'Scan',
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** What every id looks like inside: 128 random bits in base64url. */
const RAW_ID = /^[\w-]{22}$/;
/** A trail row is named by its receipt and version. */
const CHANGE_ID = /^([\w-]{22})\.([1-9]\d{0,8})$/;
/** Has the length of an id and is none: random bits are never all zero. */
export const NO_ID = '0'.repeat(22);

interface NodeId {
  readonly typename: NodeType;
  readonly id: string;
}

export function encodeNodeId({ typename, id }: NodeId): string {
  return Buffer.from(`${typename}:${id}`).toString('base64');
}

/**
 * Reads a global id. Whatever is none names a receipt that does not exist, so that nonsense is answered like any id
 * that leads nowhere: with null, not with an error.
 */
export function decodeNodeId(globalId: string): NodeId {
  return readGlobalId(globalId) ?? { typename: 'Receipt', id: NO_ID };
}

/**
 * The id as services know it, from a global id of the type or from the bare id itself, as in a receipt's link.
 * @returns NO_ID for anything else, so that it is not found.
 */
export function rawId({ typename, id }: { typename: NodeType; id: string }): string {
  if (RAW_ID.test(id)) return id;
  const decoded = readGlobalId(id);
  return decoded?.typename === typename ? decoded.id : NO_ID;
}

export function changeId({ receiptId, version }: { receiptId: string; version: number }): string {
  return `${receiptId}.${version}`;
}

/** @returns null for anything that is no changeId. */
export function readChangeId(id: string): { receiptId: string; version: number } | null {
  const [, receiptId, version] = CHANGE_ID.exec(id) ?? [];
  return receiptId === undefined ? null : { receiptId, version: Number(version) };
}

function readGlobalId(globalId: string): NodeId | null {
  if (globalId.length > 100 || !/^[A-Za-z0-9+/]+={0,2}$/.test(globalId)) return null;
  const [, name, id] = /^(\w+):([\w.-]+)$/.exec(Buffer.from(globalId, 'base64').toString()) ?? [];
  const typename = NODE_TYPES.find((type) => type === name);
  if (!typename || id === undefined) return null;
  return (typename === 'Change' ? CHANGE_ID : RAW_ID).test(id) ? { typename, id } : null;
}
