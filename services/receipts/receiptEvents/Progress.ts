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
/** With more receipts in a minute a cursor has those that changed last. What happened on the others may be told again. */
const MOST_IN_CURSOR = 80;
const KEY_LENGTH = 10;
const VERSION_LENGTH = 6;
const ENTRY = new RegExp(`([\\w-]{${KEY_LENGTH}})(\\w{${VERSION_LENGTH}})`, 'g');

/** The last change of a receipt that was told. */
interface Told {
  readonly version: number;
  readonly writtenUs: number;
}

/**
 * How far somebody was told what happened: everything up to a place, and after it receipts up to a version, because what is told at
 * once may overtake what was written before it on another receipt. Changes of one receipt are told in their order. A cursor is this as
 * a text, so that it says the same to every process, and after any time.
 */
export class Progress {
  #until: Place;
  /** By key of the receipt, those that were told of last at the end. */
  readonly #later: Map<string, Told>;

  private constructor(until: Place, later: Map<string, Told>) {
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
    const [, us, receiptId = '', version, entries = ''] =
      /^(\d{1,16})\.([\w-]{0,22})\.(\d{1,9})\.((?:[\w-]{8})*)$/.exec(text) ?? [];
    if (us === undefined || version === undefined) return null;
    // When they were written is not known any more. It was at most a minute later.
    const writtenUs = Number(us) + SETTLED_AFTER_US;
    const told = Array.from(entries.matchAll(ENTRY), ([, key = '', last = '']): [string, Told] => [
      key,
      { version: Number.parseInt(last, 36), writtenUs },
    ]);
    return new Progress({ writtenUs: Number(us), receiptId, version: Number(version) }, new Map(told));
  }

  /** Everything up to here was told. */
  get until(): Place {
    return this.#until;
  }

  has({ receiptId, version }: Pick<Place, 'receiptId' | 'version'>): boolean {
    return version <= this.versionOf(receiptId);
  }

  /** The version up to which a receipt was told lately; 0 when nothing was. */
  versionOf(receiptId: string): number {
    return this.#later.get(keyOf(receiptId))?.version ?? 0;
  }

  /** A change was told, while others that were written before it may follow. */
  told({ receiptId, version, writtenUs }: Place): void {
    if (this.has({ receiptId, version })) return;
    const key = keyOf(receiptId);
    this.#later.delete(key);
    this.#later.set(key, { version, writtenUs });
  }

  /** Everything up to this place was told. */
  toldUntil(place: Place): void {
    if (!isAfter(place, this.#until)) return;
    this.#until = place;
    for (const [key, { writtenUs }] of this.#later) if (writtenUs < place.writtenUs) this.#later.delete(key);
  }

  cursor(): string {
    const { writtenUs, receiptId, version } = this.#until;
    const entries = Array.from(
      this.#later,
      ([key, told]) => key + told.version.toString(36).padStart(VERSION_LENGTH, '0'),
    ).slice(-MOST_IN_CURSOR);
    return Buffer.from(`${writtenUs}.${receiptId}.${version}.${entries.join('')}`).toString('base64url');
  }
}

function isAfter(place: Place, other: Place): boolean {
  if (place.writtenUs !== other.writtenUs) return place.writtenUs > other.writtenUs;
  if (place.receiptId !== other.receiptId) return place.receiptId > other.receiptId;
  return place.version > other.version;
}

function keyOf(receiptId: string): string {
  return createHash('sha256').update(receiptId).digest('base64url').slice(0, KEY_LENGTH);
}
