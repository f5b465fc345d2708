import type { ServerResponse } from 'node:http';
import type { Executor, Operation } from '../graphql/Executor';

/** Runs a subscription until it completes, for at most `mostMs`, and no longer than the client waits for the answer. */
export async function follow({
  executor,
  operation,
  res,
  mostMs,
}: {
  executor: Executor;
  operation: Operation;
  res: ServerResponse;
  mostMs: number;
}): Promise<void> {
  const events = await executor.subscribe(operation);
  if (!(Symbol.asyncIterator in events))
    throw new Error('The GraphQL API could not answer', { cause: events.errors?.[0] });
  const stop = () => void events.return?.();
  const late = setTimeout(stop, mostMs);
  res.once('close', stop);
  if (res.closed) stop();
  try {
    for (let step = await events.next(); !step.done;) step = await events.next();
  } finally {
    clearTimeout(late);
    res.off('close', stop);
  }
}
