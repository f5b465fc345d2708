import { expect, it } from 'vitest';
import { createTestDatabase } from '../../testing/database';
import { silentLogger } from '../../testing/silentLogger';
import { openQueues } from './openQueues';

it('opens the queues in several processes at once on a database without queues', async () => {
  const database = await createTestDatabase();
  const opening = Array.from({ length: 6 }, () =>
    openQueues({ databaseUrl: database.url, names: ['chores'], logger: silentLogger }),
  );
  const opened = await Promise.all(opening);
  expect(await opened[0]?.counts('chores')).toMatchObject({ waiting: 0 });
  await Promise.all(opened.map((queues) => queues.close()));
  await database.drop();
});

it('throws when the database cannot be reached', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openQueues({ databaseUrl: nowhere, names: ['chores'], logger: silentLogger })).rejects.toThrow();
});
