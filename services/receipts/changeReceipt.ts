import { language } from '@fairtab/domain/language/current';
import { BatchQueue } from '../BatchQueue';
import type { ServiceContext } from '../context';
import { NotAllowed, NotFound } from '../errors';
import { secretOfNewGuest } from '../guests';
import type { KeyedRequest } from '../idempotency';
import type { Actor, Changed, ChangeRequest, Writer } from './Writer';
import type { ReceiptStore } from './ReceiptStore';
import { networkHash } from '../networkHash';
import { writeTogether } from './writeTogether';

/** Fairtab itself has no guest. */
const SYSTEM: { actor: Actor; secret: string } = { actor: { guestId: '' }, secret: '' };

/**
 * Two tables of a hundred may tap at once. What waits meanwhile is written with one round trip and one flush, and its claims
 * are answered with one state, which is rendered once for all of them.
 */
const LIMITS = { maxBatch: 100, maxWaiting: 200, maxWaitMs: 3_000 };

/**
 * The writers of each process, which has one store. All that wait for one receipt are written together, so a batch can only
 * find its receipt changed because another process wrote in between, and one receipt takes up one connection at most.
 */
const queues = new WeakMap<ReceiptStore, BatchQueue<Writer, Changed>>();

/**
 * The way one receipt changes (several at once: changeReceiptsTogether.ts): decide on a state, write the difference if the
 * receipt is still in that state, publish the change. The state may come from the cache. When it is outdated the write
 * fails, and the decision is made again on the newest state.
 * @throws NotFound, the error of a refusal, every error that `decide` throws, and Unavailable when too many others change
 * the receipt.
 */
export async function changeReceipt<Answer extends object>(
  ctx: ServiceContext,
  request: ChangeRequest<Answer>,
): Promise<Changed<Answer>> {
  const span = ctx.traces.begin({ name: 'change receipt' });
  try {
    const writer = {
      ctx,
      request,
      span,
      language: language(),
      ...(request.bySystem ? SYSTEM : actorOf(ctx, request.keyed ?? null)),
    };
    const changed = await queueOf(ctx.store).run(request.receiptId, writer);
    return changed as Changed<Answer>;
  } catch (error) {
    const { session, guestId } = ctx.viewer;
    if (error instanceof NotAllowed || error instanceof NotFound)
      ctx.onSecurityEvent({ event: 'refused', userId: session?.userId ?? null, guestId });
    throw error;
  } finally {
    span.end();
  }
}

function queueOf(store: ReceiptStore): BatchQueue<Writer, Changed> {
  const known = queues.get(store);
  if (known) return known;
  const queue = new BatchQueue(writeTogether, LIMITS);
  queues.set(store, queue);
  return queue;
}

function actorOf(ctx: ServiceContext, keyed: KeyedRequest | null): { actor: Actor; secret: string } {
  const { guestId } = ctx.viewer;
  if (guestId !== null) return { actor: { guestId }, secret: '' };
  const id = ctx.newId();
  const { secret, tokenHash } = secretOfNewGuest(ctx, { guestId: id, keyed });
  return {
    actor: {
      guestId: id,
      newGuest: { id, tokenHash, networkHash: networkHash(ctx.client.address), language: language() },
    },
    secret,
  };
}
