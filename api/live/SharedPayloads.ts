import { randomBytes } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { SharedResult } from '../graphql/SharedResult';

/** Random per process, so that nothing a user types can look like it. */
const MARK = randomBytes(12).toString('hex');
const STAND_IN = new RegExp(`\\{"data":\\{"${MARK}":(\\d+)\\}\\}\\}$`);

/**
 * graphql-ws serialises every message itself. On one socket, a small stand-in goes through it in the place of a result
 * that is serialised already, and is exchanged for the text in the finished message.
 */
export class SharedPayloads {
  readonly #waiting = new Map<number, SharedResult>();
  #last = 0;

  standInFor(result: SharedResult): ExecutionResult {
    this.#waiting.set(++this.#last, result);
    return { data: { [MARK]: this.#last } };
  }

  /** @param message a whole message, in which the payload comes last. */
  exchange(message: string): string {
    if (this.#waiting.size === 0) return message;
    const match = STAND_IN.exec(message);
    const result = match && this.#waiting.get(Number(match[1]));
    if (!match || !result) return message;
    this.#waiting.delete(Number(match[1]));
    return `${message.slice(0, match.index)}${result.json}}`;
  }
}
