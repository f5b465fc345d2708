import { CAFE_ROMA } from '@fairtab/worker/testing/textReader';
import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { pauseReader, scan, sendPhoto, startApiWithWorker, type ApiWithWorker } from '../../testing/startApiWithWorker';
import { startApi, type RunningApi } from '../../testing/startApi';

const PROGRESS = `subscription ($id: ID!) { scanProgress(id: $id) { status queuePosition bill { total { value } } } }`;

interface Step {
  readonly status: string;
  readonly queuePosition: number;
  readonly bill: { total: { value: string } } | null;
}

let scanning: ApiWithWorker;
let other: RunningApi;
let ana: Browser;
const sockets: Client[] = [];
beforeAll(async () => {
  scanning = await startApiWithWorker(() => CAFE_ROMA);
  other = await startApi({ database: scanning.api.database, files: scanning.files });
});
afterAll(async () => {
  await other.close();
  await scanning.close();
});
beforeEach(() => {
  ana = scanning.api.browser();
  scanning.setPhotoText(() => CAFE_ROMA);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

function follow(browser: Browser, id: string) {
  const socket = browser.socket();
  sockets.push(socket);
  const seen = { steps: [] as Step[], errors: [] as unknown[], isComplete: false };
  socket.subscribe<{ scanProgress: Step }>(
    { query: PROGRESS, variables: { id } },
    {
      next: ({ data, errors }) => {
        if (data) seen.steps.push(data.scanProgress);
        if (errors) seen.errors.push(...errors);
      },
      error: (error) => seen.errors.push(...[error].flat()),
      complete: () => void (seen.isComplete = true),
    },
  );
  return seen;
}

describe('scanProgress', () => {
  it.each(['this process', 'another process'])(
    'pushes every step to its guest, in %s, and completes',
    async (place) => {
      const reader = pauseReader(scanning, CAFE_ROMA);
      const id = await scan(ana);
      const seen = follow(place === 'this process' ? ana : ana.at(other.url), id);
      await reader.started;
      await eventually(() => expect(seen.steps.at(-1)?.status).toBe('READING'));
      reader.resume();
      await eventually(() => expect(seen.isComplete).toBe(true));
      expect(seen.steps.at(-1)).toEqual({ status: 'DONE', queuePosition: 0, bill: { total: { value: '16.00' } } });
      const ORDER = ['UPLOADED', 'TURNING', 'READING', 'UNDERSTANDING', 'DONE'];
      const order = seen.steps.map(({ status }) => ORDER.indexOf(status));
      expect(order).toEqual(order.toSorted());
      expect(seen.errors).toEqual([]);
    },
  );

  it('pushes the number of scans before it', async () => {
    const reader = pauseReader(scanning, CAFE_ROMA);
    await scan(ana);
    await reader.started;
    const [second, third] = [await scan(ana), await scan(ana)];
    const seen = follow(ana, third);
    await eventually(() => expect(seen.steps).toMatchObject([{ status: 'UPLOADED', queuePosition: 1 }]));
    reader.resume();
    await eventually(() => expect(seen.isComplete).toBe(true));
    expect(second).not.toBe(third);
  });

  it('is refused to strangers as for an unknown scan', async () => {
    const id = await scan(ana);
    const ben = scanning.api.browser();
    await sendPhoto(ben);
    const NOT_FOUND = [expect.objectContaining({ extensions: { code: 'NOT_FOUND' } })];
    for (const [browser, of] of [
      [scanning.api.browser(), id],
      [ben, id],
      [ana, 'nonsense'],
    ] as const) {
      const seen = follow(browser, of);
      await eventually(() => expect(seen.errors).toEqual(NOT_FOUND));
      expect(seen.steps).toEqual([]);
    }
  });

  it('ends with its session', async () => {
    const reader = pauseReader(scanning, CAFE_ROMA);
    await signUpAndLogIn(ana);
    const id = await scan(ana);
    const seen = follow(ana, id);
    await eventually(() => expect(seen.steps).not.toEqual([]));
    await ana.result('mutation { result: logOut { __typename } }');
    await eventually(() => expect(seen.errors).toEqual([expect.objectContaining({ code: 4403 })]));
    reader.resume();
  });

  it('works over SSE too', async () => {
    const id = await scan(ana);
    const response = await ana.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify({ query: PROGRESS, variables: { id } }),
    });
    const text = await response.text();
    expect(text).toContain('"status":"DONE"');
    expect(text).toContain('event: complete');
  });
});
