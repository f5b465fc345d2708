import { createHash } from 'node:crypto';
import type { ServiceContext } from './context';
import { Conflict } from './errors';
import { renewGuestSecret } from './guests';
import type { KeyedAnswer } from './receipts/saveReceipt';

/** A retry on bad Wi-Fi carries the key of the first try, and gets the first answer instead of a second effect. */
export interface KeyedRequest {
  readonly key: string;
  readonly requestHash: Buffer;
  /** The write makes its guest, so a retry that lost the answer comes without a cookie and is known by its key alone. */
  readonly firstWrite: boolean;
}

/** A UUID, with or without its dashes, is as unguessable as a cookie; any other key is only trusted together with one. */
const UUID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

/** @returns null for a request without a key. A retry has the same `request`, word for word. */
export function keyedRequest(
  ctx: ServiceContext,
  { operation, key, request }: { operation: string; key: string | null; request: object },
): KeyedRequest | null {
  if (key === null) return null;
  const requestHash = createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest();
  return { key, requestHash, firstWrite: ctx.viewer.guestId === null && UUID.test(key) };
}

export function keyedAnswer(
  request: KeyedRequest | null,
  { guestId, answer }: { guestId: string; answer: object },
): KeyedAnswer | undefined {
  return request ? { ...request, guestId, answer } : undefined;
}

/**
 * The answer of the first try and whose it was, or null when there was none.
 * @throws Conflict when the key came with another request.
 */
export async function findAnswer(
  ctx: ServiceContext,
  request: KeyedRequest | null,
): Promise<{ answer: unknown; guestId: string } | null> {
  if (!request) return null;
  const { guestId } = ctx.viewer;
  if (guestId === null && !request.firstWrite) return null;
  const stored = await ctx.db.prisma.idempotencyKey.findFirst({
    where: guestId === null ? { key: request.key, firstWrite: true } : { key: request.key, guestId },
  });
  if (!stored) return null;
  if (!request.requestHash.equals(stored.requestHash))
    throw new Conflict('This idempotency key was used for a different request.');
  const secret = guestId === null ? await renewGuestSecret(ctx.db, stored.guestId) : null;
  if (secret !== null) ctx.onNewGuest(secret);
  return { answer: stored.answer, guestId: stored.guestId };
}

/** Whether a write failed because its key is already taken. */
export function isKeyTaken(error: unknown): boolean {
  return isUniqueViolation(error) && /idempotency_key/.test(constraintOf(error));
}

export function isUniqueViolation(error: unknown): error is { code: string } {
  return (
    typeof error === 'object' && error !== null && 'code' in error && (error.code === '23505' || error.code === 'P2002')
  );
}

/** pg names the constraint, Prisma puts it into the message and the details of its driver's error. */
function constraintOf(error: object): string {
  return 'constraint' in error ? String(error.constraint) : JSON.stringify(error, Object.getOwnPropertyNames(error));
}
