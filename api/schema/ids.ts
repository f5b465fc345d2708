/** The types with global ids. */
const NODE_TYPES = [
  'Receipt',
  'Item',
  'Claim',
  'Payment',
  'Change',
  'User',
  'Session',
  'Passkey',
  'AccessToken',
  'Webhook',
  'WebhookDelivery',
  'SavedPaymentMethod',
  'CardPayment',
  'Scan',
  'AccountJob',
  'Export',
  'Counterparty',
  'Evening',
] as const;
export type NodeType = (typeof NODE_TYPES)[number];

/** The form of every id in the database: 128 random bits in base64url. */
const RAW_ID = /^[\w-]{22}$/;
/** The id of a change: its receipt and the version after it. */
const CHANGE_ID = /^([\w-]{22})\.([1-9]\d{0,8})$/;
/** An id that no row has: it is well-formed, and random bits are never all zero. */
export const NO_ID = '0'.repeat(22);

interface NodeId {
  readonly typename: NodeType;
  readonly id: string;
}

export function encodeNodeId({ typename, id }: NodeId): string {
  return Buffer.from(`${typename}:${id}`).toString('base64');
}

/**
 * Reads a global id. A malformed one becomes the id of a receipt that does not exist, so that it is answered with null, as
 * every unknown id is, and not with an error.
 */
export function decodeNodeId(globalId: string): NodeId {
  return readGlobalId(globalId) ?? { typename: 'Receipt', id: NO_ID };
}

/**
 * Reads the id of a row from a global id of this type or from the id itself, as it is in a receipt's link.
 * @returns NO_ID for anything else, so that the row is not found.
 */
export function rawId({ typename, id }: { typename: NodeType; id: string }): string {
  if (RAW_ID.test(id)) return id;
  const decoded = readGlobalId(id);
  return decoded?.typename === typename ? decoded.id : NO_ID;
}

/** The id of a row from its global id; an id of a row, and a text that is none, stay as they are. */
export function bareId(id: string): string {
  return RAW_ID.test(id) ? id : (readGlobalId(id)?.id ?? id);
}

export function changeId({ receiptId, version }: { receiptId: string; version: number }): string {
  return `${receiptId}.${version}`;
}

/** Reads an id that `changeId` made. @returns null for any other text. */
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
