import { DatabaseError } from 'pg';
import type { ServiceContext } from '../../context';
import type { Waiting } from '../../platform/BatchQueue';
import { DomainError, NotFound } from '../../platform/errors';
import { signedInMeanwhile } from '../../people/guests';
import { findAnswer, isKeyTaken } from '../../idempotency';
import { Unavailable } from '../../platform/isUnavailable';
import { tellWebhookJob } from '../../platform/jobs/jobs';
import { decideTogether, type Verdict } from './decideTogether';
import { maySee } from '../readReceipt';
import { NO_TRACES } from '../../platform/tracing/Traces';
import type { ReceiptState } from '@fairtab/domain/receipts';
import type { Save, Step } from '../saving/Save';
import { saveAll } from '../saving/saveAll';
import type { Changed, Writer } from './Writer';
import { isSameWrite } from './writeIdentity';

type WaitingWriter = Waiting<Writer, Changed>;
type FirstTry = NonNullable<Awaited<ReturnType<typeof findAnswer>>>;

const MAX_ATTEMPTS = 50;
const NO_WRITE = { version: 0, writeId: '' };

/**
 * Decides for writers of the same receipts on the evolving states, writes the differences at once, answers each and announces
 * the last versions. When another process wrote in between, all decisions are made anew on the newest states.
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
  const { ctx, request } = first.request;
  let states = await statesOf(ctx, request.receiptIds);
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const verdicts = decideTogether(
      states,
      firsts.map(({ request: writer }) => writer),
    );
    const saves = savesOf(states, verdicts);
    const outcome = await trySave(first.request, { states, saves, verdicts });
    if (outcome === 'outdated') {
      ctx.metrics.writeConflicted();
      states = await newestOf(ctx, request.receiptIds);
      continue;
    }
    if (outcome !== 'saved' && firsts.length > 1) return batch;
    if (outcome === 'saved') announce(ctx, saves);
    ctx.metrics.batchWritten(firsts.length);
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
  throw new Unavailable(`The receipts changed ${MAX_ATTEMPTS} times while one write was tried`);
}

/**
 * One receipt may be an old one from the cache, since the write checks it. Several are read, because a decision may write one
 * of them for the sake of another that it leaves alone.
 */
async function statesOf(ctx: ServiceContext, receiptIds: readonly string[]): Promise<readonly ReceiptState[]> {
  const [id] = receiptIds;
  const cached = id !== undefined && receiptIds.length === 1 ? ctx.store.peek(id) : null;
  return cached ? [cached] : newestOf(ctx, receiptIds);
}

async function newestOf(ctx: ServiceContext, receiptIds: readonly string[]): Promise<readonly ReceiptState[]> {
  const found = await ctx.store.loadMany(receiptIds);
  return receiptIds.map((id) => {
    const state = found.get(id);
    if (!state) throw new NotFound();
    return state;
  });
}

/** The steps of each receipt, in the order in which they were decided. */
function savesOf(states: readonly ReceiptState[], verdicts: readonly Verdict[]): Save[] {
  const stepsOf = new Map<string, Step[]>();
  for (const step of verdicts.flatMap((verdict) => ('steps' in verdict ? verdict.steps : [])))
    stepsOf.set(step.after.id, [...(stepsOf.get(step.after.id) ?? []), step]);
  return [...stepsOf].map(([id, steps]) => ({ before: states.find((state) => state.id === id) ?? null, steps }));
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
 * A refusal, or a decision to change nothing, only counts when it was made on the newest states. A save proves that it was;
 * without one, the database is asked.
 * @returns the error when the database, or what is written along, has refused.
 * @throws when nobody knows whether it was saved, because the answer of the database did not come.
 */
async function trySave(
  { ctx, request }: Writer,
  {
    states,
    saves,
    verdicts,
  }: { states: readonly ReceiptState[]; saves: readonly Save[]; verdicts: readonly Verdict[] },
): Promise<'saved' | 'outdated' | { readonly error: unknown }> {
  if (saves.length === 0) {
    const newest = await ctx.store.loadMany(request.receiptIds);
    const isNewest = (state: ReceiptState): boolean => isSameWrite(newest.get(state.id) ?? NO_WRITE, state);
    return states.every(isNewest) ? 'saved' : 'outdated';
  }
  const [verdict] = verdicts;
  const along = verdict && 'answer' in verdict ? (request.also?.(verdict.answer) ?? null) : null;
  try {
    const outcome = await saveAll(ctx.db.writes, saves, { waits: verdicts.length === 1, along });
    if (outcome.kind === 'guest ended') return { error: signedInMeanwhile() };
    if (outcome.kind === 'saved') for (const webhookId of outcome.told) ctx.jobs.send(tellWebhookJob, { webhookId });
    return outcome.kind;
  } catch (error) {
    if (error instanceof DatabaseError || error instanceof DomainError) return { error };
    throw error;
  }
}

function announce(ctx: ServiceContext, saves: readonly Save[]): void {
  for (const { steps } of saves) {
    const after = steps.at(-1)?.after;
    if (!after) continue;
    ctx.store.putWritten(
      after,
      steps.map(({ change }) => change),
    );
    ctx.events.publish({ type: 'receiptChanged', receiptId: after.id, version: after.version });
  }
}

/**
 * Before an error is thrown, this checks whether the request is a retry, because then the first try's answer is the right
 * one. When the key is taken, either the first try was faster, or the key belongs to another request and findAnswer throws.
 */
async function answerTo(writer: Writer, verdict: Verdict): Promise<Changed> {
  const { ctx, request, actor, secret } = writer;
  if ('steps' in verdict && verdict.steps.length > 0) {
    if (actor.newGuest) ctx.onNewGuest(secret);
    return { receipts: verdict.states, answer: verdict.answer };
  }
  if ('error' in verdict && !(verdict.error instanceof DomainError) && !isKeyTaken(verdict.error)) throw verdict.error;
  const first = await findAnswer(ctx, request.keyed ?? null);
  if (first) return replay(writer, first);
  if ('error' in verdict) throw verdict.error;
  return { receipts: verdict.states, answer: verdict.answer };
}

/**
 * Answers a retry with the first answer and the receipts as they are now, if its guest may still see them. The changes are
 * announced again, because the process of the first try may have been killed before it announced them.
 */
async function replay({ ctx, request }: Writer, first: FirstTry): Promise<Changed> {
  const receipts = await newestOf(ctx, request.receiptIds);
  for (const { id, version } of receipts) ctx.events.publish({ type: 'receiptChanged', receiptId: id, version });
  const { guestId } = first;
  if (!request.isBlind && receipts.some((receipt) => !maySee({ guestId }, receipt))) throw new NotFound();
  return { receipts, answer: first.answer as object };
}
