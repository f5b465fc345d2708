import { Redis } from 'ioredis';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MAX_IDS_PER_MESSAGE, type BusEvent, type BusMessage, type EventBus } from './EventBus';
import { databaseForTests } from '../../testing/database';
import { hasRedisServer, redisTitle, startTestRedis, type TestRedis } from '../../testing/redis';
import { openEventBus } from './openEventBus';
import { RedisEventBus } from './RedisEventBus';

const database = await databaseForTests();

const WAIT = { timeout: 20_000, interval: 20 };

interface Rig {
  start(): Promise<void>;
  stop(): Promise<void>;
  open(): EventBus;
  /** The connections of all buses there are. */
  connections(): Promise<readonly string[]>;
  /** Ends connections from the server's side, as a restart would. */
  breakConnections(ids: readonly string[]): Promise<void>;
  /** Puts text on the channel that no bus wrote. */
  sendRaw(text: string): Promise<void>;
}

const changed = (version: number, receiptId = 'receipt'): BusMessage => ({
  type: 'receiptChanged',
  receiptId,
  version,
});

/** Remembers what a bus hears and lets a test wait for it. */
function hear(bus: EventBus) {
  const heard: BusEvent[] = [];
  const waiting = new Set<() => void>();
  bus.subscribe((event) => {
    heard.push(event);
    for (const check of waiting) check();
  });
  const until = (condition: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!condition()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });
  return { heard, until, untilVersion: (version: number) => until(() => versionsOf(heard).includes(version)) };
}

const versionsOf = (events: readonly BusEvent[]) =>
  events.flatMap((event) => (event.type === 'receiptChanged' ? [event.version] : []));

const rigs = { PostgreSQL: postgresRig(), Redis: redisRig() };

describe.each([
  { name: 'PostgreSQL', rig: rigs.PostgreSQL, possible: true },
  { name: redisTitle('Redis'), rig: rigs.Redis, possible: hasRedisServer },
])('events over $name', ({ rig, possible }) => {
  describe.skipIf(!possible)('with two processes', () => {
    const open: EventBus[] = [];
    const openBus = async () => {
      const bus = rig.open();
      open.push(bus);
      await bus.ready();
      return bus;
    };

    beforeAll(() => rig.start());
    afterAll(() => rig.stop());
    afterEach(async () => {
      await Promise.all(open.splice(0).map((bus) => bus.close()));
    });

    it('delivers messages to other processes and to the sender, in order', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const [here, there] = [hear(ours), hear(theirs)];
      ours.publish(changed(1));
      await there.untilVersion(1);
      theirs.publish(changed(2));
      await Promise.all([here.untilVersion(2), there.untilVersion(2)]);
      expect(here.heard).toEqual([changed(1), changed(2)]);
      expect(there.heard).toEqual([changed(1), changed(2)]);
    });

    it('carries 500 messages of one tick', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const there = hear(theirs);
      const messages = Array.from({ length: 500 }, (_, index) => changed(index + 1, `receipt number ${index} of 500`));
      for (const message of messages) ours.publish(message);
      await there.untilVersion(500);
      expect(there.heard).toEqual(messages);
    });

    it('carries the largest messages there are', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const there = hear(theirs);
      const ids = Array.from({ length: MAX_IDS_PER_MESSAGE }, (_, index) => `watcher-${index}-of-reçus`);
      const largest: BusMessage[] = [
        { type: 'presence', processId: 'api-1', receiptId: 'reçu', watchers: ids },
        { type: 'sessionsEnded', sessionIds: ids },
      ];
      for (const message of largest) ours.publish(message);
      await there.until(() => there.heard.length === 2);
      expect(there.heard).toEqual(largest);
    });

    it('replaces a message that is too long by `missed`, and carries the others', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const there = hear(theirs);
      const watchers = Array.from({ length: 1000 }, (_, index) => `watcher ${index} of 1000`);
      ours.publish({ type: 'presence', processId: 'api-1', receiptId: 'reçu', watchers });
      ours.publish(changed(1));
      await there.untilVersion(1);
      expect(there.heard).toEqual([{ type: 'missed' }, changed(1)]);
    });

    it('ignores unknown messages', async () => {
      const bus = await openBus();
      const here = hear(bus);
      for (const text of ['hello', '[{"type":"unheard of"}]', '{"type":"missed"}', '[{"type":"missed"},']) {
        await rig.sendRaw(text);
      }
      bus.publish(changed(1));
      await here.untilVersion(1);
      expect(here.heard).toEqual([changed(1)]);
    });

    it('reports missed messages after a lost connection, and goes on', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const [here, there] = [hear(ours), hear(theirs)];
      await rig.breakConnections(await rig.connections());
      await Promise.all(
        [here, there].map(({ heard, until }) => until(() => heard.some(({ type }) => type === 'missed'))),
      );
      await Promise.all([ours.ready(), theirs.ready()]);
      ours.publish(changed(8));
      theirs.publish(changed(9));
      await Promise.all([8, 9].flatMap((version) => [here.untilVersion(version), there.untilVersion(version)]));
      expect(here.heard.filter(({ type }) => type === 'missed')).toHaveLength(1);
    });

    it('delivers what was published just after the connection was lost to all who kept theirs', async () => {
      const ours = await openBus();
      const connections = await rig.connections();
      const there = hear(await openBus());
      await rig.breakConnections(connections);
      ours.publish(changed(5));
      await there.untilVersion(5);
      expect(there.heard.filter(({ type }) => type === 'missed')).toEqual([]);
    });

    it('says that something was missed instead of keeping more messages than anybody would read', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const there = hear(theirs);
      for (let version = 1; version <= 6000; version++) ours.publish(changed(version));
      await there.untilVersion(6000);
      expect(there.heard[0]).toEqual({ type: 'missed' });
      expect(there.heard.length).toBeLessThan(2000);
    });

    it('calls the other listeners when one fails, and stops calling one that unsubscribed', async () => {
      const bus = await openBus();
      bus.subscribe(() => {
        throw new Error('broken listener');
      });
      const gone: BusEvent[] = [];
      const leave = bus.subscribe((event) => gone.push(event));
      const here = hear(bus);
      leave();
      bus.publish(changed(1));
      await here.untilVersion(1);
      expect(gone).toEqual([]);
    });

    it('sends what was published just before it is closed', async () => {
      const [ours, theirs] = [await openBus(), await openBus()];
      const there = hear(theirs);
      ours.publish(changed(1));
      await ours.close();
      await there.untilVersion(1);
      expect(there.heard).toEqual([changed(1)]);
      await expect(ours.ready()).rejects.toThrow('closed');
    });
  });
});

describe.skipIf(!hasRedisServer)(redisTitle('events over Redis with PostgreSQL behind it'), () => {
  it('go on while Redis is away, also to a process that has just started, and come back to it', async () => {
    let server = await startTestRedis();
    const open = () => openEventBus({ databaseUrl: database.url, redisUrl: server.url });
    const [ours, theirs] = [open(), open()];
    const there = hear(theirs);
    const haveLostRedis = async (expected: boolean) =>
      vi.waitFor(() => expect([ours.isDegraded(), theirs.isDegraded()]).toEqual([expected, expected]), WAIT);
    const reaches = async (listener: typeof there, version: number) =>
      vi.waitFor(() => {
        ours.publish(changed(version));
        expect(versionsOf(listener.heard)).toContain(version);
      }, WAIT);
    await haveLostRedis(false);
    await reaches(there, 1);

    await server.stop();
    await haveLostRedis(true);
    await reaches(there, 2);
    const late = open();
    await late.ready();
    await reaches(hear(late), 3);

    server = await startTestRedis({ port: Number(new URL(server.url).port) });
    await haveLostRedis(false);
    await reaches(there, 4);
    await Promise.all([ours, theirs, late].map((bus) => bus.close()));
    await server.stop();
  });
});

it('waits for its server and can be closed meanwhile', async () => {
  const bus = openEventBus({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none' });
  const ready = expect(bus.ready()).rejects.toThrow('closed');
  bus.publish(changed(1));
  await bus.close();
  await ready;
});

function postgresRig(): Rig {
  const query = async (text: string, values: unknown[]) => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ pid: string }>(text, values);
    await client.end();
    return rows;
  };
  return {
    start: async () => undefined,
    stop: async () => undefined,
    open: () => openEventBus({ databaseUrl: database.url }),
    connections: async () => {
      const found = await query(
        `SELECT pid::text FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1`,
        ['fairtab events'],
      );
      return found.map(({ pid }) => pid);
    },
    breakConnections: async (ids) => {
      await query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [ids]);
    },
    sendRaw: async (text) => {
      await query(`SELECT pg_notify('fairtab_events', $1)`, [text]);
    },
  };
}

function redisRig(): Rig {
  let server: TestRedis | undefined;
  const url = () => {
    if (!server) throw new Error('Redis is not started');
    return server.url;
  };
  const withRedis = async <T>(act: (redis: Redis) => Promise<T>) => {
    const redis = new Redis(url());
    try {
      return await act(redis);
    } finally {
      redis.disconnect();
    }
  };
  return {
    start: async () => {
      server = await startTestRedis();
    },
    stop: async () => server?.stop(),
    open: () => new RedisEventBus({ redisUrl: url() }),
    connections: () =>
      withRedis(async (redis) => {
        const clients = String(await redis.client('LIST')).split('\n');
        return clients.flatMap((client) => /^id=(\d+) .*name=fairtab-events-/.exec(client)?.[1] ?? []);
      }),
    breakConnections: (ids) =>
      withRedis(async (redis) => {
        for (const id of ids) await redis.client('KILL', 'ID', id);
      }),
    sendRaw: async (text) => {
      await withRedis((redis) => redis.publish('fairtab:events', text));
    },
  };
}
