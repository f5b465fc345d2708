import type { ReceiptState } from '@fairtab/domain/receipts';
import type { ReceiptStore } from '@fairtab/services/receipts/writing/ReceiptStore';
import { isSameWrite } from '@fairtab/services/receipts/writing/writeIdentity';
import type { Logger } from 'pino';

/** How often the watched receipts are compared with the database, in ms. */
export const CHECK_MS = 5_000;

interface Shown {
  readonly id: string;
  readonly receipt: ReceiptState;
}

interface Options {
  readonly store: ReceiptStore;
  readonly logger: Logger;
  /** The watched receipts as they were pushed last. */
  readonly shown: () => Iterable<Shown>;
  readonly onChanged: (receiptId: string) => void;
  /** Closes what has no viewer any more. It comes first, because their ends may not have been announced either. */
  readonly confirmViewers: () => Promise<void>;
}

/**
 * Finds watched receipts whose change was never announced: the process that wrote it was killed before it could, or the
 * announcement was lost. Every change is in the database, so one query for all of them tells.
 */
export class VersionCheck {
  readonly #options: Options;
  readonly #timer: NodeJS.Timeout;
  #checking: Promise<void> | null = null;

  constructor({ everyMs = CHECK_MS, ...options }: Options & { everyMs?: number }) {
    this.#options = options;
    this.#timer = setInterval(() => void this.check(), everyMs);
    this.#timer.unref();
  }

  /** Compares now, unless a comparison is under way. Does not fail: the next one comes soon. */
  check(): Promise<void> {
    this.#checking ??= this.#compare()
      .catch((error: unknown) => this.#options.logger.warn({ err: error }, 'the watched receipts were not compared'))
      .finally(() => {
        this.#checking = null;
      });
    return this.#checking;
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #compare(): Promise<void> {
    const { store, shown, onChanged, confirmViewers } = this.#options;
    await confirmViewers();
    const states = new Map(Array.from(shown(), ({ id, receipt }) => [id, receipt]));
    if (states.size === 0) return;
    const stored = await store.identities([...states.keys()]);
    for (const [id, state] of states) {
      const identity = stored.get(id);
      if (!identity || !isSameWrite(identity, state)) onChanged(id);
    }
  }
}
