import type { ServerResponse } from 'node:http';
import type { ApiContext } from '../context';
import type { OpenViewers } from '../http/OpenViewers';

/** Ends a stream of events when the session or the guest it acts for ends, as a socket is ended. */
export function endWithViewer(res: ServerResponse, { viewers, ctx }: { viewers: OpenViewers; ctx: ApiContext }): void {
  const opened = viewers.opened(() => res.destroy());
  opened.actsFor(ctx.viewer);
  ctx.metrics.liveOpened('stream');
  res.once('close', () => {
    ctx.metrics.liveClosed('stream');
    opened.closed();
  });
}
