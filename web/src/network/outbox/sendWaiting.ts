import type { MutationOutcome } from '../relay/mutationOutcome';
import { onReconnect } from '../relay/connection';
import { isAnswer } from './isAnswer';
import { subscribeToWrites, waitingWrites, type KeptWrite } from './writes';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;

/**
 * Sends the waiting writes of a receipt in their order. When nobody answers, all of them wait, ever longer and by chance,
 * so that after an outage not all phones come at once. A write that the server cannot process waits alone.
 * @param details.deliver resolves to null while another tab sends the write.
 * @returns a function that stops it.
 */
export function sendWaiting(details: {
  linkId: string;
  deliver: (write: KeptWrite) => Promise<MutationOutcome<object> | null>;
}): () => void {
  const { linkId, deliver } = details;
  let pauses = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isBusy = false;
  let isStopped = false;

  async function run(): Promise<void> {
    clearTimer();
    if (isBusy || isStopped || !navigator.onLine) return;
    isBusy = true;
    if (await sendAll()) pauses = 0;
    isBusy = false;
    plan();
  }

  /** @returns whether something was answered. */
  async function sendAll(): Promise<boolean> {
    let isAnswered = false;
    const tried = new Set<string>();
    for (;;) {
      const next = isStopped ? undefined : waitingWrites(linkId).find(({ key }) => !tried.has(key));
      if (!next) return isAnswered;
      tried.add(next.key);
      const outcome = await deliver(next);
      if (outcome === null || outcome.kind === 'unreachable') return isAnswered;
      isAnswered ||= isAnswer(outcome);
    }
  }

  function plan(): void {
    if (isStopped || isBusy || timer !== null || waitingWrites(linkId).length === 0) return;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** pauses) * (0.5 + Math.random() / 2);
    pauses += 1;
    timer = setTimeout(() => void run(), pause);
  }

  function clearTimer(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  }

  /** The network is back, or somebody looks at the page: what waits may go now. */
  const goOn = (): void => {
    pauses = 0;
    void run();
  };
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') goOn();
  };
  const stops = [subscribeToWrites(plan), onReconnect(goOn)];
  addEventListener('online', goOn);
  document.addEventListener('visibilitychange', onVisible);
  plan();
  return () => {
    isStopped = true;
    clearTimer();
    for (const stop of stops) stop();
    removeEventListener('online', goOn);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
