/** Runs tasks with the same key one after another. Tasks with different keys do not wait for each other. */
export class KeyedQueue {
  readonly #lines = new Map<string, { tail: Promise<unknown>; waiting: number }>();

  /** @throws what the task throws. */
  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { tail: Promise.resolve(), waiting: 0 };
    this.#lines.set(key, line);
    line.waiting += 1;
    const turn = line.tail.then(task, task);
    line.tail = turn;
    try {
      return await turn;
    } finally {
      line.waiting -= 1;
      if (line.waiting === 0) this.#lines.delete(key);
    }
  }
}
