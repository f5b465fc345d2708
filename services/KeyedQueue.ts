/** Runs tasks with the same key one after another. Tasks with different keys do not wait for each other. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const turn = (this.#tails.get(key) ?? Promise.resolve()).then(task, task);
    this.#tails.set(key, turn);
    const leave = (): void => {
      if (this.#tails.get(key) === turn) this.#tails.delete(key);
    };
    turn.then(leave, leave);
    return turn;
  }
}
