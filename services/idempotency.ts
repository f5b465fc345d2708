import { t } from '@fairtab/domain/language/t';
import { readIdempotencyKey } from '@fairtab/domain/inputs/fields';
import { createHash } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { ServiceContext } from './context';
import { Conflict, DomainError, InvalidInput } from './platform/errors';
import type { Prisma } from './generated/prisma/client';
import { giveSecretAgain, lockGuest } from './people/guests';
import type { KeyedAnswer } from './receipts/saving/Save';

/** A retry carries the key of the first try and gets the first answer, instead of acting a second time. */
export interface KeyedRequest {
  readonly key: string;
  readonly requestHash: Buffer;
  /** This write also makes the guest. A retry that lost the answer has no cookie, so it is recognised by the key alone. */
  readonly firstWrite: boolean;
}

/** A UUID, with or without dashes, is as hard to guess as a cookie. Any other key only counts together with a cookie. */
const UUID = /^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i;

/** The first byte of a hash of what was sent. A hash of 32 bytes is of an earlier version's reading of it. */
const AS_SENT = 1;
const SHA256_BYTES = 32;

/**
 * A retry must repeat `request`: the input as it was sent, before it is parsed, because the next version may parse it
 * differently (docs/decisions/0063-a-retry-repeats-what-was-sent.md). Its own idempotencyKey and the order of its fields do not count.
 * @returns null for a request without a key.
 * @throws InvalidInput when the key is not one.
 */
export function keyedRequest(
  ctx: ServiceContext,
  { operation, key: sent, request }: { operation: string; key: unknown; request: unknown },
): KeyedRequest | null {
  const reading = readIdempotencyKey(sent);
  if (!reading.ok) throw new InvalidInput([{ path: 'idempotencyKey', message: reading.message }]);
  const key = reading.value;
  if (key === null) return null;
  return {
    key,
    requestHash: hashAsSent(operation, request),
    firstWrite: ctx.viewer.guestId === null && UUID.test(key),
  };
}

function hashAsSent(operation: string, request: unknown): Buffer {
  const hasKey = typeof request === 'object' && request !== null && 'idempotencyKey' in request;
  const sent = hasKey ? { ...request, idempotencyKey: undefined } : request;
  const hash = createHash('sha256')
    .update(stringify([operation, sent]))
    .digest();
  return Buffer.concat([Uint8Array.of(AS_SENT), hash]);
}

/**
 * Whether a stored key belongs to this request. The hash of an earlier version cannot be computed any more, so the key alone
 * decides about its rows until they are forgotten.
 */
export function isSameRequest(request: KeyedRequest, stored: { readonly requestHash: Uint8Array }): boolean {
  return stored.requestHash.length === SHA256_BYTES || request.requestHash.equals(stored.requestHash);
}

/**
 * A request whose retry may come without the cookie of its first try, because that ended it. Any other key than a UUID counts
 * for nothing then.
 */
export function firstWriteOf(request: KeyedRequest | null): KeyedRequest | null {
  return request && UUID.test(request.key) ? { ...request, firstWrite: true } : null;
}

export function keyedAnswer(
  request: KeyedRequest | null,
  { guestId, answer }: { guestId: string; answer: object },
): KeyedAnswer | undefined {
  return request ? { ...request, guestId, answer } : undefined;
}

/**
 * The answer of the first try and its guest; null when there was no first try.
 * @throws Conflict when the key was used for another request, and when the guest has moved into an account meanwhile: its keys
 * moved along, so nobody knows here whether there was a first try.
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
  if (!stored) {
    if (guestId !== null) await lockGuest(ctx.db.prisma, guestId);
    return null;
  }
  if (!isSameRequest(request, stored)) throw new Conflict(t('This idempotency key was used for a different request.'));
  const secret = guestId === null ? await giveSecretAgain(ctx, { guestId: stored.guestId, keyed: request }) : null;
  if (secret !== null) ctx.onNewGuest(secret);
  return { answer: stored.answer, guestId: stored.guestId };
}

/** The row that a write inserts with its answer. The insert fails when the key is already stored. */
export function keyRow(
  { key, firstWrite, requestHash }: KeyedRequest,
  { guestId, answer }: { guestId: string; answer: Prisma.InputJsonObject },
): Prisma.IdempotencyKeyUncheckedCreateInput {
  return { key, firstWrite, guestId, requestHash: Uint8Array.from(requestHash), answer };
}

/**
 * Runs a write that inserts its keyRow. When its first try was successful already, the first answer is returned.
 * @throws what the write throws.
 */
export async function once<Answer extends object>(
  ctx: ServiceContext,
  { keyed, write }: { keyed: KeyedRequest | null; write: () => Promise<Answer> },
): Promise<Answer> {
  try {
    return await write();
  } catch (error) {
    if (!isKeyTaken(error) && !(error instanceof DomainError)) throw error;
    const first = await findAnswer(ctx, keyed);
    if (!first) throw error;
    return first.answer as Answer;
  }
}

/** Whether a write failed because its idempotency key is already stored. */
export function isKeyTaken(error: unknown): boolean {
  return isUniqueViolation(error) && /idempotency_key/.test(constraintOf(error));
}

export function isUniqueViolation(error: unknown): error is { code: string } {
  return (
    typeof error === 'object' && error !== null && 'code' in error && (error.code === '23505' || error.code === 'P2002')
  );
}

/** pg names the constraint in a property. Prisma has it in the message and in the driver's error. */
function constraintOf(error: object): string {
  return 'constraint' in error ? String(error.constraint) : JSON.stringify(error, Object.getOwnPropertyNames(error));
}
