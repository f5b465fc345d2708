import type { WireMethod } from '../../lib/wireMethod';
import { ownKeys, readOwnRecord, writeOwnRecord } from '../session/ownRecords';
import { subscribeToSession } from '../session/session';

/** The mutations of a receipt that this device keeps until they are answered. */
const MOVES = [
  'claimItem',
  'unclaim',
  'declineShare',
  'treat',
  'endTreat',
  'askHousehold',
  'joinHousehold',
  'leaveHousehold',
  'takePlace',
  'payClaims',
  'editReceipt',
  'cancelClaim',
  'reopenClaim',
  'confirmPayment',
  'disputePayment',
  'setContribution',
  'setContributions',
  'passOn',
  'takeBackPassedOn',
] as const;
export type Move = (typeof MOVES)[number];

/** A write of a receipt on its way to the server. */
export interface Write {
  /** Every try sends the same idempotency key, so that the write counts once. */
  readonly key: string;
  readonly move: Move;
  /** The input of the mutation, without the key. */
  readonly input: Readonly<Record<string, unknown>>;
  /** How was paid, when the input names a saved method only. */
  readonly paidBy?: WireMethod;
  /** The ids of the items, claims and payments that it is about. */
  readonly about: readonly string[];
  /** What is shown while it waits: "Unclaim Soup". */
  readonly words: string;
  /** The toast when it is done. */
  readonly done: { readonly title: string; readonly message?: string; readonly isMessageFirst?: boolean };
  /** The title of the toast when it is refused. */
  readonly refused: string;
  /** What it takes to undo it, for whoever made the write. */
  readonly undo?: object;
}

export interface KeptWrite extends Write {
  /** When it was made, in ms. */
  readonly madeAt: number;
}

const NONE: readonly KeptWrite[] = [];
const known = new Map<string, readonly KeptWrite[]>();
const waiting = new Map<string, readonly KeptWrite[]>();
/** The keys of the writes that are tried for the first time. The screen shows what is expected of them. */
const firstTries = new Set<string>();
const listeners = new Set<() => void>();
/** The keys of the writes that the browser did not let this page store. They last until the page closes. */
const unstored = new Set<string>();
/** The keys of the writes that somebody took back on this page. */
const takenBack = new Set<string>();

// A write that one account made is not sent by the next account.
subscribeToSession(() => {
  known.clear();
  tellListeners();
});

const HAS_TABS = typeof window !== 'undefined';
if (HAS_TABS)
  addEventListener('storage', ({ key }) => {
    if (key !== null && !key.startsWith('fairtab.outbox.')) return;
    known.clear();
    tellListeners();
  });

const recordOf = (linkId: string, key = ''): string => `outbox.${linkId}.${key}`;

/** The writes of a receipt that no answer has come to, oldest first. */
export function keptWrites(linkId: string): readonly KeptWrite[] {
  const found = known.get(linkId);
  if (found) return found;
  const stored = ownKeys(recordOf(linkId))
    .flatMap((key) => {
      const record: unknown = readOwnRecord(key);
      return isWrite(record) ? [record] : [];
    })
    .toSorted((a, b) => a.madeAt - b.madeAt);
  known.set(linkId, stored);
  return stored;
}

/** Those that wait to be sent again. The same array until something changes, as useSyncExternalStore requires. */
export function waitingWrites(linkId: string): readonly KeptWrite[] {
  const found = waiting.get(linkId);
  if (found) return found;
  const now = keptWrites(linkId).filter(({ key }) => !firstTries.has(key));
  const shown = now.length > 0 ? now : NONE;
  waiting.set(linkId, shown);
  return shown;
}

/** Keeps a write over reloads, until it is dropped. */
export function keepWrite(linkId: string, write: Write, { isTried }: { isTried: boolean }): void {
  if (isTried) firstTries.add(write.key);
  const others = keptWrites(linkId).filter(({ key }) => key !== write.key);
  const madeAt = Math.max(Date.now(), (others.at(-1)?.madeAt ?? 0) + 1);
  known.set(linkId, [...others, { ...write, madeAt }]);
  const record = `fairtab.${recordOf(linkId, write.key)}`;
  writeOwnRecord(record, { ...write, madeAt });
  if (!readOwnRecord(record)) unstored.add(write.key);
  tellListeners();
}

/** Whether no tab of this browser has dropped the write. */
export function isKept(linkId: string, key: string): boolean {
  return unstored.has(key) || readOwnRecord(`fairtab.${recordOf(linkId, key)}`) !== null;
}

/** The first try of a write brought no answer: from now on it waits. */
export function letWait(key: string): void {
  firstTries.delete(key);
  tellListeners();
}

/** Its person does not want the write any more. It may be on its way to the server. */
export function takeWriteBack(linkId: string, key: string): void {
  takenBack.add(key);
  dropWrite(linkId, key);
}

export function isTakenBack(key: string): boolean {
  return takenBack.has(key);
}

export function dropWrite(linkId: string, key: string): void {
  firstTries.delete(key);
  unstored.delete(key);
  known.set(
    linkId,
    keptWrites(linkId).filter((write) => write.key !== key),
  );
  writeOwnRecord(`fairtab.${recordOf(linkId, key)}`, null);
  tellListeners();
}

export function subscribeToWrites(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  waiting.clear();
  for (const listener of [...listeners]) listener();
}

function isWrite(value: unknown): value is KeptWrite {
  if (typeof value !== 'object' || value === null) return false;
  const { key, move, input, about, words, done, refused, madeAt } = value as Record<keyof KeptWrite, unknown>;
  return (
    [key, words, refused].every((text) => typeof text === 'string') &&
    MOVES.some((known) => known === move) &&
    typeof input === 'object' &&
    input !== null &&
    Array.isArray(about) &&
    typeof (done as { title?: unknown } | null)?.title === 'string' &&
    typeof madeAt === 'number'
  );
}
