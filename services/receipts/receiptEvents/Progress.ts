import { createHash } from 'node:crypto';

/** Where a change is in the order in which changes were written, over all receipts. */
export interface Place {
  /** When the database wrote it, in microseconds since 1970. */
  readonly writtenUs: number;
  readonly receiptId: string;
  readonly version: number;
}

/**
 * The longest time from the writing of a change until its transaction ends, in microseconds. Until then, changes that were written
 * earlier may still appear.
 */
export const SETTLED_AFTER_US = 60_000_000;
/** With more changes in a minute a cursor has the last ones. Of the others, some may be told again. */
const MOST_IN_CURSOR = 100;
const KEY_LENGTH = 8;

/**
 * How far somebody was told what happened: everything up to a place, and single changes after it, because what is told at once may
 * overtake what was written before it. A cursor is this as a text, so that it says the same to every process, and after any time.
 */
export class Progress {
  #until: Place;
  /** Keys of changes after `until` that were told, in that order, and when they were written. */
  readonly #later: Map<string, number>;
  /** The last of those changes on each receipt. */
  readonly #last = new Map<string, Place>();

  private constructor(until: Place, later: Map<string, number>) {
    this.#until = until;
    this.#later = later;
  }

  /** Where somebody begins who wants to hear of what happens from now on. */
  static from(nowUs: number): Progress {
    return new Progress({ writtenUs: nowUs, receiptId: '', version: 0 }, new Map());
  }

  /** @returns null for a text that no `cursor` made. */
  static at(cursor: string): Progress | null {
    const text = Buffer.from(cursor.slice(0, 2_000), 'base64url').toString();
    const [, us, receiptId = '', version, keys = ''] =
      /^(\d{1,16})\.([\w-]{0,22})\.(\d{1,9})\.([\w-]*)$/.exec(text) ?? [];
    if (us === undefined || version === undefined || keys.length % KEY_LENGTH > 0) return null;
    const writtenUs = Number(us);
    // When they were written is not known any more. It was at most a minute later.
    const told = (keys.match(/.{8}/g) ?? []).map((key): [string, number] => [key, writtenUs + SETTLED_AFTER_US]);
    return new Progress({ writtenUs, receiptId, version: Number(version) }, new Map(told));
  }

  /** Everything up to here was told. */
  get until(): Place {
    return this.#until;
  }

  has(change: Pick<Place, 'receiptId' | 'version'>): boolean {
    return this.#later.has(keyOf(change));
  }

  /** The version up to which a receipt was told lately; 0 when nothing was. */
  versionOf(receiptId: string): number {
    return this.#last.get(receiptId)?.version ?? 0;
  }

  /** A change was told, while others that were written before it may follow. */
  told(place: Place): void {
    this.#later.set(keyOf(place), place.writtenUs);
    if (place.version > this.versionOf(place.receiptId)) this.#last.set(place.receiptId, place);
  }

  /** Everything up to this place was told. */
  toldUntil(place: Place): void {
    if (!isAfter(place, this.#until)) return;
    this.#until = place;
    for (const [key, writtenUs] of this.#later) if (writtenUs < place.writtenUs) this.#later.delete(key);
    for (const [receiptId, { writtenUs }] of this.#last) if (writtenUs < place.writtenUs) this.#last.delete(receiptId);
  }

  cursor(): string {
    const { writtenUs, receiptId, version } = this.#until;
    const keys = [...this.#later.keys()].slice(-MOST_IN_CURSOR).join('');
    return Buffer.from(`${writtenUs}.${receiptId}.${version}.${keys}`).toString('base64url');
  }
}

function isAfter(place: Place, other: Place): boolean {
  if (place.writtenUs !== other.writtenUs) return place.writtenUs > other.writtenUs;
  if (place.receiptId !== other.receiptId) return place.receiptId > other.receiptId;
  return place.version > other.version;
}

function keyOf({ receiptId, version }: Pick<Place, 'receiptId' | 'version'>): string {
  return createHash('sha256').update(`${receiptId}.${version}`).digest('base64url').slice(0, KEY_LENGTH);
}
