import type { Viewer } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/platform/events/EventBus';
import { LRUCache } from 'lru-cache';

/** A request that was under way when its session ended may still open a connection. Ended viewers are remembered for this, in ms. */
const RECENTLY_ENDED = { max: 10_000, ttl: 60_000 };

const SESSION = 'session ';
const GUEST = 'guest ';

interface ViewerIds {
  readonly sessionIds: readonly string[];
  readonly guestIds: readonly string[];
}

/** Why a connection is closed: its viewer has ended, or may have, since messages were missed. */
export type Ending = 'ended' | 'unsure';
type Close = (why: Ending) => void;

/** An open socket or stream of events. */
export interface Opened {
  /** Records a viewer that it acts for. One socket may act for several, one after the other. */
  actsFor(viewer: Viewer): void;
  closed(): void;
}

/** The open sockets and streams of this process by viewer. They are closed when the session or the guest they act for ends. */
export class OpenViewers {
  readonly #open = new Map<string, Set<Close>>();
  readonly #ended = new LRUCache<string, true>(RECENTLY_ENDED);

  constructor(events: EventBus) {
    events.subscribe((event) => this.#onEvent(event));
  }

  /** @param close is called when a viewer of it has ended or may have, perhaps more than once. */
  opened(close: Close): Opened {
    const names = new Set<string>();
    return {
      actsFor: (viewer) => {
        const name = nameOf(viewer);
        if (name === null) return;
        if (this.#ended.has(name)) {
          close('ended');
          return;
        }
        names.add(name);
        this.#open.set(name, (this.#open.get(name) ?? new Set()).add(close));
      },
      closed: () => {
        for (const name of names) {
          const others = this.#open.get(name);
          others?.delete(close);
          if (others?.size === 0) this.#open.delete(name);
        }
      },
    };
  }

  /**
   * Closes what acts for a session or guest that ended unannounced: it expired, or the announcement was lost.
   * @param findLive returns those of the given ids that have not ended.
   */
  async confirm(findLive: (open: ViewerIds) => Promise<ViewerIds>): Promise<void> {
    const names = [...this.#open.keys()];
    if (names.length === 0) return;
    const idsAfter = (prefix: string) =>
      names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
    const live = await findLive({ sessionIds: idsAfter(SESSION), guestIds: idsAfter(GUEST) });
    const liveNames = new Set([...live.sessionIds.map(sessionName), ...live.guestIds.map(guestName)]);
    for (const name of names) if (!liveNames.has(name)) this.#close(name, 'ended');
  }

  #onEvent(event: BusEvent): void {
    if (event.type === 'sessionsEnded') for (const id of event.sessionIds) this.#end(sessionName(id));
    else if (event.type === 'guestEnded') this.#end(guestName(event.guestId));
    // It is unknown which sessions ended meanwhile, so all are closed. Clients reconnect, and ended sessions are refused then.
    else if (event.type === 'missed')
      for (const name of [...this.#open.keys()]) if (name.startsWith(SESSION)) this.#close(name, 'unsure');
  }

  #end(name: string): void {
    this.#ended.set(name, true);
    this.#close(name, 'ended');
  }

  #close(name: string, why: Ending): void {
    for (const close of [...(this.#open.get(name) ?? [])]) close(why);
  }
}

function nameOf({ session, guestId }: Viewer): string | null {
  if (session) return sessionName(session.id);
  return guestId === null ? null : guestName(guestId);
}

function sessionName(sessionId: string): string {
  return SESSION + sessionId;
}

function guestName(guestId: string): string {
  return GUEST + guestId;
}
