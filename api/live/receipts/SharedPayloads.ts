import { randomBytes } from 'node:crypto';
import type { ExecutionResult } from 'graphql';
import type { SharedResult } from '../../graphql/SharedResult';

/** Random per process, so that no text in an answer can look like it. */
const MARK = randomBytes(12).toString('hex');
const STAND_IN = new RegExp(`\\{"data":\\{"${MARK}":(\\d+)\\}\\}\\}$`);

/**
 * Lets one socket send results that are serialised already. graphql-ws serialises every message itself, so it is given
 * a small stand-in for the result, and the stand-in is exchanged for the serialised result in the finished message.
 */
export class SharedPayloads {
  readonly #waiting = new Map<number, SharedResult>();
  #last = 0;

  standInFor(result: SharedResult): ExecutionResult {
    this.#waiting.set(++this.#last, result);
    return { data: { [MARK]: this.#last } };
  }

  /**
   * @param message a whole message. A stand-in in it has to be the payload, and the payload has to come last.
   * @throws Error when a stand-in cannot be exchanged, because a client must never get one for an answer.
   */
  exchange(message: string): string {
    if (!message.includes(MARK)) return message;
    const match = STAND_IN.exec(message);
    const id = Number(match?.[1]);
    const result = this.#waiting.get(id);
    if (!match || !result) throw new Error('graphql-ws wrote a stand-in in a way that cannot be exchanged');
    this.#waiting.delete(id);
    return `${message.slice(0, match.index)}${result.json}}`;
  }
}
