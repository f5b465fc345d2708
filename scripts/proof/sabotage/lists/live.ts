import type { Sabotage } from '../Sabotage';

/** Screens that go stale, and processes that do not come back. */
export const LIVE: readonly Sabotage[] = [
  {
    harm: 'events that could not be sent are dropped',
    file: 'services/platform/events/BatchedEventBus.ts',
    from: '      this.#waiting = [...batch, ...this.#waiting];\n',
    to: '',
    tests: ['services/platform/events/BatchedEventBus.test.ts'],
  },
  {
    harm: 'nobody looks what was missed after a lost connection',
    file: 'services/platform/events/BatchedEventBus.ts',
    from: "if (this.#hasReceived) this.#emit({ type: 'missed' });",
    to: '',
    tests: ['services/platform/events/eventBus.test.ts'],
  },
  {
    harm: 'a socket that reads too slowly is kept, and its texts with it',
    file: 'api/live/sockets/socketSending.ts',
    from: "    socket.close(TRY_AGAIN_LATER, 'Too slow');\n",
    to: '',
    tests: ['api/live/sockets/socketSending.test.ts'],
  },
  {
    harm: 'texts are handed to a socket without waiting for those before',
    file: 'api/live/sockets/socketSending.ts',
    from: 'return new Promise((resolve) => socket.send(text, () => resolve()));',
    to: 'socket.send(text);\n  return Promise.resolve();',
    tests: ['api/live/sockets/socketSending.test.ts'],
  },
  {
    harm: 'a phone that is gone keeps its socket',
    file: 'api/live/sockets/socketSending.ts',
    from: 'else socket.terminate();',
    to: '',
    tests: ['api/live/sockets/socketSending.test.ts'],
  },
  {
    harm: 'a dead worker stays dead',
    file: 'scripts/launcher/Keeper.ts',
    from: 'if (!this.#isStopping) this.#onEnd({ how, ranMs: Date.now() - since });',
    to: 'if (this.#isStopping) this.#onEnd({ how, ranMs: Date.now() - since });',
    tests: ['scripts/launcher/Keeper.test.ts'],
  },
  {
    harm: 'a change whose announcement was lost never reaches a screen',
    file: 'api/live/receipts/VersionCheck.ts',
    from: 'if (!identity || !isSameWrite(identity, state)) onChanged(id);',
    to: 'if (!identity) onChanged(id);',
    tests: ['api/live/receipts/VersionCheck.test.ts'],
  },
  {
    harm: 'a receipt that could not be read once stays stale',
    file: 'api/live/receipts/ReceiptHub.ts',
    from: '        setTimeout(() => this.#reload(watched.id), RETRY_MS).unref();\n',
    to: '',
    tests: ['api/live/receipts/ReceiptHub.test.ts'],
  },
  {
    harm: 'a slow screen misses what happened between two events',
    file: 'api/live/receipts/LatestQueue.ts',
    from: 'this.#waiting = this.#waiting ? this.#merge(this.#waiting, value) : value;',
    to: 'this.#waiting = value;',
    tests: ['api/live/receipts/ReceiptHub.test.ts'],
  },
  {
    harm: 'a late answer takes a newer state from the screen',
    file: 'web/src/network/relay/VersionedStore.ts',
    from: 'version < newest;',
    to: 'version < 0;',
    project: 'web',
    tests: ['src/network/relay/VersionedStore.test.ts'],
  },
];
