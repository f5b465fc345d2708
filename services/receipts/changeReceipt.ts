import type { Decided } from '@fairtab/domain/moves/Decision';
import type { ReceiptState } from '@fairtab/domain/receipts';
import { KeyedQueue } from '../KeyedQueue';
import type { ServiceContext } from '../context';
import { DomainError, NotFound } from '../errors';
import { newSecret } from '../secrets';
import { isKeyTaken, keyedAnswer, findAnswer, type KeyedRequest } from '../idempotency';
import { errorOfRefusal } from './errorOfRefusal';
import { maySee } from './readReceipt';
import { saveReceipt, type NewGuest, type Save } from './saveReceipt';

export interface Actor {
  readonly guestId: string;
  /** Set when this write also makes the guest. */
  readonly newGuest?: NewGuest;
}

export interface ChangeRequest<Answer extends object> {
  readonly receiptId: string;
  readonly keyed?: KeyedRequest | null;
  /** Fairtab itself acts, so the trail names no guest. */
  readonly bySystem?: boolean;
  /** Decides on one state: returns a decision or a refusal, or throws a DomainError. It may be called again on a newer state. */
  decide(state: ReceiptState, actor: Actor): Decided<Answer>;
}

/** Fairtab itself has no guest. */
const SYSTEM: { actor: Actor; secret: string } = { actor: { guestId: '' }, secret: '' };

/**
 * Writers of this process on one receipt wait for each other, so an attempt can only fail because another process wrote
 * in between.
 */
const writers = new KeyedQueue();
const MAX_ATTEMPTS = 50;

/**
 * The one way a receipt changes: decide on a state, write the difference if the receipt still has that state's version,
 * publish the change. The state may come from the cache. When it is outdated the write fails, and the decision is made
 * again on the newest state.
 * @throws NotFound, the error of a refusal, and every error that `decide` throws.
 */
export function changeReceipt<Answer extends object>(
  ctx: ServiceContext,
  request: ChangeRequest<Answer>,
): Promise<{ receipt: ReceiptState; answer: Answer }> {
  return writers.run(request.receiptId, () => change(ctx, request));
}

async function change<Answer extends object>(
  ctx: ServiceContext,
  request: ChangeRequest<Answer>,
): Promise<{ receipt: ReceiptState; answer: Answer }> {
  const { actor, secret } = request.bySystem ? SYSTEM : actorOf(ctx);
  let state = ctx.store.peek(request.receiptId) ?? (await ctx.store.load(request.receiptId));
  for (let attempt = 0; state && attempt < MAX_ATTEMPTS; attempt++) {
    const save = await decideOn(ctx, { state, actor, request });
    if (save === 'outdated') {
      state = await ctx.store.load(request.receiptId);
      continue;
    }
    if ('unchanged' in save) return { receipt: state, answer: save.unchanged };
    if ('replayed' in save) return replay(ctx, { request, first: save.replayed });
    try {
      if (!(await saveReceipt(ctx.db.pool, save.write))) {
        state = await ctx.store.load(request.receiptId);
        continue;
      }
    } catch (error) {
      if (!isKeyTaken(error)) throw error;
      // Either the first try of this request was faster, or the key belongs to another request and findAnswer throws.
      const first = await findAnswer(ctx, request.keyed ?? null);
      if (first === null) throw error;
      return replay(ctx, { request, first });
    }
    ctx.store.put(save.write.after);
    ctx.events.publish({ type: 'receiptChanged', receiptId: state.id, version: save.write.after.version });
    if (actor.newGuest) ctx.onNewGuest(secret);
    return { receipt: save.write.after, answer: save.answer };
  }
  if (!state) throw new NotFound();
  throw new Error(`Receipt changed ${MAX_ATTEMPTS} times while one write was tried`);
}

type FirstTry = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;
type Step<Answer> = 'outdated' | { unchanged: Answer } | { replayed: FirstTry } | { write: Save; answer: Answer };

/**
 * A refusal, or a decision to change nothing, only counts when it was made on the newest state. Before a refusal is
 * thrown, this checks whether the request is a retry, because then the first try's answer is the right one.
 */
async function decideOn<Answer extends object>(
  ctx: ServiceContext,
  { state, actor, request }: { state: ReceiptState; actor: Actor; request: ChangeRequest<Answer> },
): Promise<Step<Answer>> {
  try {
    const decided = request.decide(state, actor);
    if ('refusal' in decided) throw errorOfRefusal({ refusal: decided.refusal, receipt: state });
    const { next, answer, kind, summary, actorName } = decided;
    if (next === state) return (await isNewest(ctx, state)) ? { unchanged: answer } : 'outdated';
    const after: ReceiptState = { ...next, version: state.version + 1 };
    const change = {
      receiptId: state.id,
      version: after.version,
      actorGuestId: request.bySystem ? null : actor.guestId,
      actorName,
      kind,
      summary,
      at: ctx.now().toISOString(),
    };
    const keyed = keyedAnswer(request.keyed ?? null, { guestId: actor.guestId, answer });
    return { write: { before: state, after, change, newGuest: actor.newGuest, keyed }, answer };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (!(await isNewest(ctx, state))) return 'outdated';
    const first = await findAnswer(ctx, request.keyed ?? null);
    if (first === null) throw error;
    return { replayed: first };
  }
}

async function isNewest(ctx: ServiceContext, state: ReceiptState): Promise<boolean> {
  return (await ctx.store.load(state.id))?.version === state.version;
}

/** Answers a retry with the first answer and the receipt as it is now, if its guest may still see the receipt. */
async function replay<Answer extends object>(
  ctx: ServiceContext,
  { request, first }: { request: ChangeRequest<Answer>; first: FirstTry },
): Promise<{ receipt: ReceiptState; answer: Answer }> {
  const receipt = await ctx.store.load(request.receiptId);
  if (!receipt || !maySee({ guestId: first.guestId }, receipt)) throw new NotFound();
  return { receipt, answer: first.answer as Answer };
}

function actorOf(ctx: ServiceContext): { actor: Actor; secret: string } {
  const { guestId } = ctx.viewer;
  if (guestId !== null) return { actor: { guestId }, secret: '' };
  const { secret, tokenHash } = newSecret();
  const id = ctx.newId();
  return { actor: { guestId: id, newGuest: { id, tokenHash } }, secret };
}
