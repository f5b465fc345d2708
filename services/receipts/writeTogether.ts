import { DatabaseError } from 'pg';
import type { Waiting } from '../BatchQueue';
import { DomainError, NotFound } from '../errors';
import { signedInMeanwhile } from '../guests';
import { findAnswer, isKeyTaken } from '../idempotency';
import { Unavailable } from '../isUnavailable';
import { decideTogether, type Verdict } from './decideTogether';
import { maySee } from './readReceipt';
import { NO_TRACES } from '../tracing/Traces';
import type { Save } from './saving/Save';
import { saveReceipt } from './saving/saveReceipt';
import type { Changed, Writer } from './Writer';
import { isSameWrite } from './writeIdentity';

type WaitingWriter = Waiting<Writer, Changed>;
type FirstTry = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

const MAX_ATTEMPTS = 50;

/**
 * Decides for all writers of one receipt on the evolving state, writes the difference at once, answers each and announces the
 * last version. When another process wrote in between, all decisions are made anew on the newest state.
 * @returns the writers that have to try again alone, because one of the batch, nobody knows which, cannot be written.
 */
export async function writeTogether(batch: readonly WaitingWriter[]): Promise<readonly WaitingWriter[]> {
  const [first, ...others] = batch.map(({ request: { span } }) => span);
  const traces = batch[0]?.request.ctx.traces ?? NO_TRACES;
  // One statement writes for all of them: it belongs to the trace of the first, and the others lead to it.
  const span = traces.begin({
    name: 'write batch',
    parent: first?.traceParent ?? null,
    attributes: { 'fairtab.writers': batch.length },
    links: others.flatMap(({ traceParent }) => traceParent ?? []),
  });
  for (const other of others) other.link(span.traceParent);
  return span.run(() => decideAndSave(batch)).finally(() => span.end());
}

async function decideAndSave(batch: readonly WaitingWriter[]): Promise<readonly WaitingWriter[]> {
  const { firsts, repeats } = splitByKey(batch);
  const [first] = firsts;
  if (!first) return repeats;
  const { store, metrics } = first.request.ctx;
  const { receiptId } = first.request.request;
  let state = store.peek(receiptId) ?? (await store.load(receiptId));
  for (let attempt = 0; state && attempt < MAX_ATTEMPTS; attempt++) {
    const verdicts = decideTogether(
      state,
      firsts.map(({ request }) => request),
    );
    const save = { before: state, steps: verdicts.flatMap((verdict) => ('step' in verdict ? [verdict.step] : [])) };
    const outcome = await trySave(first.request, save);
    if (outcome === 'outdated') {
      metrics.writeConflicted();
      state = await store.load(receiptId);
      continue;
    }
    if (outcome !== 'saved' && firsts.length > 1) return batch;
    if (outcome === 'saved') announce(first.request, save);
    metrics.batchWritten(firsts.length);
    await Promise.all(
      firsts.map(async ({ request: writer, answer, fail }, index) => {
        try {
          const verdict = outcome === 'saved' ? verdicts[index] : outcome;
          if (verdict) answer(await answerTo(writer, verdict));
        } catch (error) {
          fail(error);
        }
      }),
    );
    return repeats;
  }
  if (!state) throw new NotFound();
  throw new Unavailable(`The receipt changed ${MAX_ATTEMPTS} times while one write was tried`);
}

/** The later one of two requests with one key is a retry, which is only recognised once the first is saved. */
function splitByKey(batch: readonly WaitingWriter[]): { firsts: WaitingWriter[]; repeats: WaitingWriter[] } {
  const keys = new Set<string>();
  const firsts = batch.filter(({ request: { request } }) => {
    const key = request.keyed?.key;
    if (key === undefined) return true;
    const isFirst = !keys.has(key);
    keys.add(key);
    return isFirst;
  });
  return { firsts, repeats: batch.filter((entry) => !firsts.includes(entry)) };
}

/**
 * A refusal, or a decision to change nothing, only counts when it was made on the newest state. A save proves that it was;
 * without one, the database is asked.
 * @returns the error when the database has refused to save.
 * @throws when nobody knows whether it was saved, because the answer of the database did not come.
 */
async function trySave({ ctx }: Writer, save: Save): Promise<'saved' | 'outdated' | { readonly error: unknown }> {
  if (save.steps.length === 0) {
    const newest = await ctx.store.load(save.before.id);
    return newest !== null && isSameWrite(newest, save.before) ? 'saved' : 'outdated';
  }
  try {
    const saved = await saveReceipt(ctx.db.writes, save);
    return saved === 'guest ended' ? { error: signedInMeanwhile() } : saved;
  } catch (error) {
    if (error instanceof DatabaseError) return { error };
    throw error;
  }
}

function announce({ ctx }: Writer, { before, steps }: Save): void {
  const after = steps.at(-1)?.after;
  if (!after) return;
  ctx.store.putWritten(
    after,
    steps.map(({ change }) => change),
  );
  ctx.events.publish({ type: 'receiptChanged', receiptId: before.id, version: after.version });
}

/**
 * Before an error is thrown, this checks whether the request is a retry, because then the first try's answer is the right
 * one. When the key is taken, either the first try was faster, or the key belongs to another request and findAnswer throws.
 */
async function answerTo(writer: Writer, verdict: Verdict): Promise<Changed> {
  const { ctx, request, actor, secret } = writer;
  if ('step' in verdict) {
    if (actor.newGuest) ctx.onNewGuest(secret);
    return { receipt: verdict.step.after, answer: verdict.answer };
  }
  if ('error' in verdict && !(verdict.error instanceof DomainError) && !isKeyTaken(verdict.error)) throw verdict.error;
  const first = await findAnswer(ctx, request.keyed ?? null);
  if (first) return replay(writer, first);
  if ('error' in verdict) throw verdict.error;
  return { receipt: verdict.unchanged, answer: verdict.answer };
}

/**
 * Answers a retry with the first answer and the receipt as it is now, if its guest may still see the receipt. The change is
 * announced again, because the process of the first try may have been killed before it announced it.
 */
async function replay({ ctx, request }: Writer, first: FirstTry): Promise<Changed> {
  const receipt = await ctx.store.load(request.receiptId);
  if (!receipt) throw new NotFound();
  ctx.events.publish({ type: 'receiptChanged', receiptId: receipt.id, version: receipt.version });
  if (!request.isBlind && !maySee({ guestId: first.guestId }, receipt)) throw new NotFound();
  return { receipt, answer: first.answer as object };
}
