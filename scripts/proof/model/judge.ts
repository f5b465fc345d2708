import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ChangeRecord } from '@fairtab/domain/facts/trail';
import { insist } from '@fairtab/domain/testing/checks';
import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import type { Act, ActOf, Outcome } from './Act';
import { afterAct, KIND_OF } from './afterAct';
import { checkOthers, checkReceipt } from './checkReceipt';
import type { DoneAct, Life } from './Life';
import { isNamed, type Model } from './Model';
import type { Happened } from './Tally';
import { sees, verdictOf } from './verdictOf';

/** A request and its answer. */
export interface Sent {
  readonly act: Act;
  readonly outcome: Outcome;
  /** The earlier act that this request repeats with the same key; null for a new one. */
  readonly first: DoneAct | null;
}

type Done = Extract<Outcome, { is: 'done' }>;

/**
 * Decides whether these answers, given at the same time, are those of one order: the trail names it. Each version must be
 * one act that the rules allow on the version before it, each refusal right on some version of the time, and a repeated key
 * must have acted once. Then the table is the new one.
 * @throws Error that says what is wrong.
 */
export async function judge(life: Life, sent: readonly Sent[]): Promise<{ act: Act; what: Happened }[]> {
  for (const { act, outcome } of sent)
    if (outcome.is === 'broken') throw new Error(`${act.do} broke: ${outcome.error}`);
  // The machine is too busy to prove anything with this life; fast-check takes another one instead.
  fc.pre(sent.every(({ outcome }) => outcome.is !== 'unavailable'));
  const found = await life.rig.read(life.receiptId, life.model.version);
  if (!found) throw new Error('the receipt is gone');
  const { receipt, changes } = found;
  const keys = await life.rig.keysStored(sent.map(({ act }) => act.idempotencyKey));
  const makers = makersOf(changes, { sent, keys });
  checkAnnouncements(makers, sent);
  const models = walk(life, { changes, makers });
  const last = models.at(-1) ?? life.model;
  checkReceipt(receipt, last);

  const acts = sent.map((request) => {
    const maker = [...makers.values()].find((each) => each === request);
    const states = [life.receipt, receipt];
    return { act: request.act, what: maker ? ('done' as const) : explain(request, { sent, makers, models, states }) };
  });
  checkKeys([...makers.values()], keys);
  for (const { act } of sent)
    if (act.do === 'signIn' && act.guestId !== null) {
      life.signIn(act.guestId);
      insist(!isNamed(last, act.guestId), 'something stayed with a guest that signed in');
    }
  life.model = last;
  life.receipt = receipt;
  for (const { act, outcome } of makers.values()) {
    if (outcome.is !== 'done' || act.do === 'signIn' || act.do === 'accept') continue;
    const owner = act.do === 'claim' ? newGuestOf(act, outcome) : null;
    if (owner !== null) life.browsers.push(life.guestNow(owner) ?? owner);
    life.history.push({ act: owner === null ? act : { ...act, guestId: owner }, made: outcome.made });
  }
  return acts;
}

/** The guest that a first claim made; null when the browser had one. */
function newGuestOf(act: Act, { receipt, made }: Done): string | null {
  return act.guestId === null ? (receipt?.claims.find(({ id }) => id === made.claimId)?.guestId ?? null) : null;
}

/** Which request made each version. Answers tell their version, except that of a deletion, an acceptance and a login. */
function makersOf(
  changes: readonly ChangeRecord[],
  { sent, keys }: { sent: readonly Sent[]; keys: ReadonlyMap<string, number> },
): Map<number, Sent> {
  const makers = new Map<number, Sent>();
  for (const change of changes) {
    const fits = (request: Sent): boolean => {
      if (request.first || request.outcome.is !== 'done' || KIND_OF[request.act.do] !== change.kind) return false;
      // A login may make two versions, and two tabs that sign in share them.
      if (request.act.do === 'signIn') return true;
      if ([...makers.values()].some(({ act }) => act.idempotencyKey === request.act.idempotencyKey)) return false;
      if (request.act.do === 'accept') return change.touched?.payments.includes(request.act.paymentId) ?? false;
      // A claim is answered with the state after all that was written with it, so that version may be a later one.
      if (request.act.do === 'claim') return isAmong(change.touched?.claims, request.outcome.made.claimId);
      return request.outcome.receipt === null || request.outcome.receipt.version === change.version;
    };
    const candidates = sent.filter(fits);
    // Another request may have wanted the same, found it done, and so stored no key.
    const maker = candidates.find(({ act }) => keys.has(act.idempotencyKey)) ?? candidates[0];
    if (!maker) throw new Error(`nobody made version ${change.version}: ${change.summary}`);
    makers.set(change.version, maker);
  }
  return makers;
}

/**
 * Changes that are written together are announced once, with the last of their versions, on behalf of any of their requests.
 * That one may be a retry which was decided with them and refused. Nobody announces a login's.
 */
function checkAnnouncements(makers: ReadonlyMap<number, Sent>, sent: readonly Sent[]): void {
  const announced = sent.flatMap(({ outcome }) => ('announced' in outcome ? outcome.announced : []));
  for (const [version, { act }] of makers)
    insist(
      act.do === 'signIn' || Math.max(...announced) >= version,
      `${act.do} in version ${version} was not announced`,
    );
}

/** Goes through the versions in their order. @returns the table in each of them, beginning with the known one. */
function walk(
  life: Life,
  { changes, makers }: { changes: readonly ChangeRecord[]; makers: ReadonlyMap<number, Sent> },
): Model[] {
  const models = [life.model];
  let model = life.model;
  let before: Done['receipt'] = life.receipt;
  for (const change of changes) {
    const maker = makers.get(change.version);
    if (maker?.outcome.is !== 'done') throw new Error('a version without a request');
    const { act, outcome } = maker;
    const about = `${act.do} in version ${change.version}`;
    insist(change.version === model.version + 1, `the trail leaves out a version before ${change.version}`);
    const verdict = verdictOf(model, act);
    insist(verdict === 'done', `${about} was done, and the rules say ${verdict}`);
    const after = afterAct(model, act, outcome);
    const own = outcome.receipt?.version === change.version ? outcome.receipt : null;
    if (before && own) checkOthers(before, own, act);
    checkActor(life, { act, change, outcome });
    before = own;
    model = after;
    models.push(after);
  }
  for (const { outcome } of makers.values()) {
    if (outcome.is !== 'done' || outcome.receipt === null) continue;
    const { version } = outcome.receipt;
    const then = models.find((each) => each.version === version);
    if (!then) throw new Error(`an answer has version ${version}, which is not in the trail`);
    checkReceipt(outcome.receipt, then);
  }
  return models;
}

function isAmong(ids: readonly string[] | undefined, id: string | undefined): boolean {
  return id !== undefined && ids !== undefined && ids.includes(id);
}

function checkActor(life: Life, { act, change, outcome }: { act: Act; change: ChangeRecord; outcome: Done }): void {
  const actor = act.do === 'accept' ? null : (newGuestOf(act, outcome) ?? act.guestId);
  const isTheirs = change.actorGuestId === actor || change.actorGuestId === life.accountGuestId;
  insist(isTheirs && (actor === null) === (change.actorGuestId === null), `the trail names another actor of ${act.do}`);
}

/** Why a request made no version. @throws Error when nothing explains it */
function explain(
  { act, outcome, first }: Sent,
  {
    sent,
    makers,
    models,
    states,
  }: {
    sent: readonly Sent[];
    makers: ReadonlyMap<number, Sent>;
    models: readonly Model[];
    states: readonly ReceiptState[];
  },
): Happened {
  const verdicts = models.map((model) => verdictOf(model, act));
  const twin = [...makers].find(([, maker]) => maker.act.idempotencyKey === act.idempotencyKey);
  const earlier = first ?? (twin?.[1].outcome.is === 'done' ? { act, made: twin[1].outcome.made } : null);
  if (outcome.is === 'done') {
    if (earlier) insist(isDeepStrictEqual(outcome.made, earlier.made), `a retry of ${act.do} got another answer`);
    else insist(act.do === 'signIn' || verdicts.includes('nothing'), `${act.do} was answered as done, and was not`);
    return earlier ? 'replayed' : 'nothing';
  }
  const code = outcome.is === 'refused' ? outcome.code : '';
  const isEnding = sent.some((other) => other.act.do === 'signIn' && other.act.guestId === act.guestId);
  if (isEnding && code === 'conflict') return 'refused';
  // The thing that the first try made may be deleted or hidden since.
  const since = models.filter(({ version }) => version >= (twin?.[0] ?? 0));
  const isGone = (model: Model) => !sees(model, act.guestId) || (earlier !== null && !isThere(model, earlier));
  if (earlier && code === 'not_found' && since.some(isGone)) return 'refused';
  insist(first === null, `a retry of ${act.do} was refused with ${code}`);
  // The model knows no amounts, and nobody pays for what costs nothing.
  const isForNothing = act.do === 'pay' && code === 'conflict' && states.some((state) => costsNothing(state, act));
  const isRight = isForNothing || verdicts.some((verdict) => verdict === code);
  insist(isRight, `${act.do} was refused with ${code}, and the rules say ${[...new Set(verdicts)].join(' or ')}`);
  return 'refused';
}

function costsNothing({ claims }: ReceiptState, { claimIds, guestId }: ActOf<'pay'>): boolean {
  return claims
    .filter(({ id, status, ...claim }) =>
      claimIds === null ? claim.guestId === guestId && status === 'claimed' : claimIds.includes(id),
    )
    .every(({ amountCents }) => amountCents === 0);
}

/** Whether what an answer is about is still there. */
function isThere({ claims, items }: Model, { act, made }: DoneAct): boolean {
  if ('claimId' in act && act.do !== 'unclaim') return claims.some(({ id }) => id === act.claimId);
  return made.itemId === undefined || items.some(({ id }) => id === made.itemId);
}

/** Each act that was done has its key stored, once. */
function checkKeys(makers: readonly Sent[], stored: ReadonlyMap<string, number>): void {
  for (const { act } of makers) {
    if (act.do === 'signIn' || act.do === 'accept') continue;
    const times = stored.get(act.idempotencyKey) ?? 0;
    insist(times === 1, `the key of ${act.do} is stored ${times} times`);
  }
}
