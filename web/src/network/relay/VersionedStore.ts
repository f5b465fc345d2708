import {
  RecordSource,
  Store,
  type DataID,
  type MutableRecordSource,
  type SingularReaderSelector,
  type Snapshot,
} from 'relay-runtime';

type Records = Pick<MutableRecordSource, 'get' | 'getRecordIDs' | 'has' | 'toJSON'>;
type Fields = Readonly<Record<string, unknown>>;

/** What depends on the viewer and not on the version of the receipt. */
const OF_THE_VIEWER = 'Seat';
const TRAIL_ENTRY = 'ReceiptChangesConnectionEdge';

/** What Relay keeps of the fragments that screens read. Not part of its types. */
interface RestorableSubscriptions {
  restoreSubscriptions(): void;
}

/**
 * A Relay store in which an older state of a receipt never replaces a newer one, because answers and pushes may cross on
 * their way. It relies on one rule: whoever selects `Receipt.version` selects the whole `tableState_receipt` with it.
 */
export class VersionedStore extends Store {
  /** Without what is shown before the server answers. */
  readonly #told: MutableRecordSource;
  readonly #storeOfTold: Store;
  readonly #mayGoBack = new Set<DataID>();
  readonly #listeners = new Set<() => void>();
  readonly #missedListeners = new Set<() => void>();
  #isExpecting = false;

  constructor(records: MutableRecordSource, options?: ConstructorParameters<typeof Store>[1]) {
    super(records, options);
    this.#told = records;
    this.#storeOfTold = new Store(records);
  }

  /** The version of a receipt as the server told it; null when the store does not have the receipt. */
  versionOf(receiptId: DataID): number | null {
    return versionIn(this.#told, receiptId);
  }

  /** What the server told, without what is expected of writes on their way. */
  get told(): Records {
    return this.#told;
  }

  lookupTold(selector: SingularReaderSelector): Snapshot {
    return this.#storeOfTold.lookup(selector);
  }

  /** Calls back whenever the server has told something. The store may not be changed before the caller has returned. */
  onTold(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Calls back when an older answer had entries of a trail that the store misses, and that could not be put into their place. */
  onMissed(listener: () => void): () => void {
    this.#missedListeners.add(listener);
    return () => this.#missedListeners.delete(listener);
  }

  /**
   * Takes the next state of a receipt even if it is older. The server ends the subscriptions of a receipt when its database
   * went back in time, and what this phone has was lost then.
   */
  letGoBack(receiptId: DataID): void {
    this.#mayGoBack.add(receiptId);
  }

  /** Relay takes a snapshot before it publishes expected answers, and restores it before it publishes real ones. */
  override snapshot(): void {
    super.snapshot();
    this.#isExpecting = true;
  }

  override restore(): void {
    super.restore();
    this.#isExpecting = false;
    // What is expected is a whole table, old lines included. A line that is told meanwhile is hidden by it until it is computed
    // anew, and Relay, which takes what such a line showed for what was told, would not draw it then. Restored twice, all is compared.
    const { _storeSubscriptions: subscriptions } = this as unknown as { _storeSubscriptions: RestorableSubscriptions };
    subscriptions.restoreSubscriptions();
  }

  override publish(source: Records & MutableRecordSource, idsMarkedForInvalidation?: Set<DataID>): void {
    super.publish(this.#isExpecting ? source : this.#withoutOlder(source), idsMarkedForInvalidation);
    if (!this.#isExpecting) for (const listener of [...this.#listeners]) listener();
  }

  #withoutOlder(source: Records & MutableRecordSource): MutableRecordSource {
    const told = [...this.#mayGoBack].filter((id) => versionIn(source, id) !== null);
    const onMissed = (): void => {
      for (const listener of [...this.#missedListeners]) queueMicrotask(listener);
    };
    const kept = yieldToNewer(source, { known: this.#told, except: this.#mayGoBack, onMissed });
    for (const id of told) this.#mayGoBack.delete(id);
    return kept;
  }
}

function versionIn(records: Records, receiptId: DataID): number | null {
  const { __typename: typename, version } = (records.get(receiptId) ?? {}) as Fields;
  return typename === 'Receipt' && typeof version === 'number' ? version : null;
}

/** Lets an older receipt, and all that belongs to it, only add what the store does not have. */
function yieldToNewer(
  incoming: Records & MutableRecordSource,
  { known, except, onMissed }: { known: Records; except: ReadonlySet<DataID>; onMissed: () => void },
): MutableRecordSource {
  const older = incoming.getRecordIDs().filter((id) => {
    if (except.has(id)) return false;
    const [version, newest] = [versionIn(incoming, id), versionIn(known, id)];
    return version !== null && newest !== null && version < newest;
  });
  if (older.length === 0) return incoming;
  const records = incoming.toJSON();
  const parts = new Set(older);
  // The set grows while it is walked. Only the store knows where it keeps a list that Relay joins from several answers.
  for (const id of parts)
    for (const linked of [...linksOf(records[id]), ...linksOf(known.get(id))])
      if (linked in records && (records[linked] as Fields)['__typename'] !== OF_THE_VIEWER) parts.add(linked);
  for (const id of parts) records[id] = { ...records[id], ...known.get(id) };
  const linked = new Set(Object.values(records).flatMap(linksOf));
  // Relay gives the next entry of a list the number that follows what the list has, and fails where that entry is there already.
  const kept = RecordSource.create(records);
  const strays = [...parts].filter((id) => !known.has(id) && !linked.has(id));
  for (const id of strays) kept.remove(id);
  if (strays.some((id) => records[id]?.['__typename'] === TRAIL_ENTRY)) onMissed();
  return kept;
}

function linksOf(record: object | null | undefined): DataID[] {
  return Object.values(record ?? {}).flatMap((value: unknown) => {
    if (typeof value !== 'object' || value === null) return [];
    if ('__ref' in value) return [value.__ref as DataID];
    return '__refs' in value ? (value.__refs as (DataID | null)[]).filter((id) => id !== null) : [];
  });
}
