/**
 * Passes answers on until a signal, and then a last one in place of all that are still to come, also while the next one is
 * waited for.
 */
export function endingWith<Result>(
  answers: AsyncIterableIterator<Result>,
  { signal, last }: { signal: AbortSignal; last: () => Result },
): AsyncIterableIterator<Result> {
  let isOver = false;
  const end = (): IteratorResult<Result, undefined> => {
    if (isOver) return { done: true, value: undefined };
    isOver = true;
    return { done: false, value: last() };
  };
  let endWaiting = (): void => undefined;
  const hasEnded = (): boolean => signal.aborted;
  const stop = (): void => {
    endWaiting();
    void answers.return?.();
  };
  if (hasEnded()) stop();
  else signal.addEventListener('abort', stop, { once: true });
  return {
    next: async () => {
      if (hasEnded()) return end();
      const aborted = new Promise<'aborted'>((resolve) => {
        endWaiting = () => resolve('aborted');
      });
      const step = await Promise.race([answers.next(), aborted]);
      return step === 'aborted' || hasEnded() ? end() : step;
    },
    return: async () => {
      isOver = true;
      await answers.return?.();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
