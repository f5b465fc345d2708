import type { Viewer } from '@fairtab/services/context';
import type { BusEvent, EventBus } from '@fairtab/services/events/EventBus';
import { LRUCache } from 'lru-cache';

/** For this long something may still be opened by a request that was under way when its viewer ended. */
const ENDED_LATELY = { max: 10_000, ttl: 60_000 };

const SESSION = 'session ';

/** Something that stays open for whoever it was opened for. */
export interface Opened {
  /** Tells for whom it does something now; one socket may change its mind. */
  actsFor(viewer: Viewer): void;
  closed(): void;
}

/** What is open in this process on whose behalf, so that it is closed when a session ends, or a guest does. */
export class OpenViewers {
  readonly #open = new Map<string, Set<() => void>>();
  readonly #ended = new LRUCache<string, true>(ENDED_LATELY);

  constructor(events: EventBus) {
    events.subscribe((event) => this.#hear(event));
  }

  /** @param close called once its viewer has ended, perhaps more than once. */
  opened(close: () => void): Opened {
    const names = new Set<string>();
    return {
      actsFor: (viewer) => {
        const name = nameOf(viewer);
        if (name === null) return;
        if (this.#ended.has(name)) {
          close();
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

  #hear(event: BusEvent): void {
    if (event.type === 'sessionsEnded') for (const id of event.sessionIds) this.#end(sessionName(id));
    else if (event.type === 'guestEnded') this.#end(guestName(event.guestId));
    // Which sessions ended meanwhile is not known: those that did not connect again, and are asked who they are.
    else if (event.type === 'missed')
      for (const name of [...this.#open.keys()]) if (name.startsWith(SESSION)) this.#close(name);
  }

  #end(name: string): void {
    this.#ended.set(name, true);
    this.#close(name);
  }

  #close(name: string): void {
    for (const close of [...(this.#open.get(name) ?? [])]) close();
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
  return `guest ${guestId}`;
}
