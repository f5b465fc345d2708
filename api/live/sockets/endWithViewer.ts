import type { ServerResponse } from 'node:http';
import type { ApiContext } from '../../context';
import type { OpenViewers } from '../../http/viewer/OpenViewers';

/** How long a client may take to receive why its stream ends, in ms. */
const LAST_WORDS_MS = 1_000;

/**
 * Ends a stream of events when the session or the guest it acts for ends, as a socket is ended.
 * @returns a signal that is aborted then, so that the last event says why. A stream that may have missed its end is cut, and its
 * client refused when it comes back.
 */
export function endWithViewer(
  res: ServerResponse,
  { viewers, ctx }: { viewers: Pick<OpenViewers, 'opened'>; ctx: Pick<ApiContext, 'viewer' | 'metrics'> },
): AbortSignal {
  const ended = new AbortController();
  let cut: NodeJS.Timeout | undefined;
  const opened = viewers.opened((why) => {
    if (why === 'unsure') {
      res.destroy();
      return;
    }
    ended.abort();
    cut ??= setTimeout(() => res.destroy(), LAST_WORDS_MS);
  });
  opened.actsFor(ctx.viewer);
  ctx.metrics.liveOpened('stream');
  res.once('close', () => {
    clearTimeout(cut);
    ctx.metrics.liveClosed('stream');
    opened.closed();
  });
  return ended.signal;
}
