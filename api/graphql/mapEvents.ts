/**
 * Maps events to answers. An async generator would react to `return` only after its next event. This passes it on at once,
 * so that a subscriber who leaves is no longer counted as looking.
 */
export function mapEvents<Event, Result>(
  events: AsyncIterable<Event>,
  answer: (event: Event) => Promise<Result>,
): AsyncIterableIterator<Result> {
  const iterator = events[Symbol.asyncIterator]();
  const answered = async (step: IteratorResult<Event, unknown>): Promise<IteratorResult<Result, undefined>> =>
    step.done ? { done: true, value: undefined } : { done: false, value: await answer(step.value) };
  return {
    next: async () => answered(await iterator.next()),
    return: async () => {
      await iterator.return?.();
      return { done: true, value: undefined };
    },
    throw: async (error) => {
      await iterator.return?.();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
