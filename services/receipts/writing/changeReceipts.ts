import { language } from '@fairtab/domain/language/current';
import { BatchQueue } from '../../platform/BatchQueue';
import type { ServiceContext } from '../../context';
import { NotAllowed, NotFound } from '../../platform/errors';
import { secretOfNewGuest } from '../../people/guests';
import { mayBecomeGuest } from '../../people/guestTokens';
import type { KeyedRequest } from '../../idempotency';
import { networkHash } from '../../platform/networkHash';
import type { ReceiptStore } from './ReceiptStore';
import type { Actor, Changed, ChangeRequest, Writer } from './Writer';
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
 * The one way receipts are made and changed, all or none of them: decide on their states, write the differences if each is still
 * in its state, publish each change. A state may come from the cache. When it is outdated the write fails, and the decision
 * is made again on the newest states.
 * @returns to a retry the answer of its first try, with the receipts as they are now.
 * @throws NotFound, the error of a refusal, every error that `decide` and `also` throw, Conflict (key reuse, or the guest signed
 * in meanwhile), NotAllowed (a page that keeps no new guest), and Unavailable when too many others change the receipts.
 */
export async function changeReceipts<Answer extends object>(
  ctx: ServiceContext,
  request: ChangeRequest<Answer>,
): Promise<Changed<Answer>> {
  const span = ctx.traces.begin({ name: 'change receipt' });
  try {
    const { actor, secret } = request.bySystem ? SYSTEM : actorOf(ctx, request.keyed ?? null);
    // An answer goes only to the request that decided on it.
    const asked = request as unknown as ChangeRequest<object>;
    const changed = await turnOf({ ctx, request: asked, actor, secret, language: language(), span });
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

/** Writers of one receipt take turns, and whatever is written along with it is alone in its transaction. */
function turnOf(writer: Writer): Promise<Changed> {
  const { request } = writer;
  const [receiptId, second] = request.receiptIds;
  if (receiptId !== undefined && second === undefined && !request.also)
    return queueOf(writer.ctx.store).run(receiptId, writer);
  return new Promise((answer, fail) => {
    void writeTogether([{ request: writer, answer, fail }]).catch(fail);
  });
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
  mayBecomeGuest(ctx);
  const id = ctx.newId();
  const { secret, tokenHash } = secretOfNewGuest(ctx, { guestId: id, keyed });
  const newGuest = { id, tokenHash, networkHash: networkHash(ctx.client.address), language: language() };
  return { actor: { guestId: id, newGuest }, secret };
}
