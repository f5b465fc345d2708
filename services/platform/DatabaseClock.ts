import { performance } from 'node:perf_hooks';
import type { Pool } from 'pg';

/** Computers drift by some ms an hour, so this is more than often enough. */
const SET_AGAIN_MS = 10 * 60_000;

/**
 * The time of the database, which is one for all processes. The clock of the machine may be days off, and a process that
 * trusted it would delete what is not due. Between two looks at the database the time is counted, not read.
 */
export class DatabaseClock {
  readonly #pool: Pool;
  readonly #timer: NodeJS.Timeout;
  /** The time of the database, in ms, when this process's counter stood at 0. */
  #startedAtMs = 0;

  private constructor(pool: Pool) {
    this.#pool = pool;
    this.#timer = setInterval(() => void this.#set().catch(() => undefined), SET_AGAIN_MS);
    this.#timer.unref();
  }

  /** @throws when the database cannot be asked. */
  static async open(pool: Pool): Promise<DatabaseClock> {
    const clock = new DatabaseClock(pool);
    await clock.#set().catch((error: unknown) => {
      clock.close();
      throw error;
    });
    return clock;
  }

  now(): Date {
    return new Date(this.#startedAtMs + performance.now());
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #set(): Promise<void> {
    const { rows } = await this.#pool.query<{ ms: number }>(
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms',
    );
    if (rows[0]) this.#startedAtMs = rows[0].ms - performance.now();
  }
}
