import type { BusEvent, EventBus } from '@fairtab/services/platform/events/EventBus';

export interface LocalBus extends EventBus {
  /** While it is true, events are lost, as when the connection to the bus is down. */
  isDown: boolean;
  /** Delivers an event to all subscribers at once. */
  emit(event: BusEvent): void;
}

/** An event bus within the test, without PostgreSQL or Redis. */
export function localBus(): LocalBus {
  const listeners = new Set<(event: BusEvent) => void>();
  const bus: LocalBus = {
    isDown: false,
    emit: (event) => {
      if (!bus.isDown) for (const listener of [...listeners]) listener(event);
    },
    publish: (event) => bus.emit(event),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ready: async () => undefined,
    isDegraded: () => false,
    close: async () => undefined,
  };
  return bus;
}
