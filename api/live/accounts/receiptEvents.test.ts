import { Random } from '@fairtab/domain/testing/random';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { PASSWORD, signUpAndLogIn } from '../../testing/accountActions';
import type { Browser } from '../../testing/Browser';
import { EventFollower } from '../../testing/EventFollower';
import { eventually } from '../../testing/eventually';
import { attempt, claim, createReceipt, itemNamed, pay, type SeenReceipt } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

/** Two processes on one database. What was written lately is looked through only by the first, and often. */
let api: RunningApi;
let other: RunningApi;
beforeAll(async () => {
  api = await startApi({ checkMs: 50 });
  other = await startApi({ database: api.database, checkMs: 3_600_000 });
});
afterAll(async () => {
  await other.close();
  await api.close();
});

function follow(browser: Browser, after: string | null = null): EventFollower {
  const socket = browser.socket();
  onTestFinished(() => socket.dispose());
  return new EventFollower(socket, after);
}

/** Follows from now on. */
async function followNow(browser: Browser): Promise<EventFollower> {
  const follower = follow(browser);
  await eventually(() => expect([follower.events.length, follower.errors]).toEqual([1, []]));
  return follower;
}

/** What a guest that follows is told until a bill of its own comes, which comes last. */
async function toldUntilNow(follower: EventFollower, browser: Browser): Promise<string[]> {
  await createReceipt(browser, { restaurantName: 'The last one' });
  await eventually(() => expect(follower.told).toContain('The last one 1'));
  return follower.told.filter((told) => told !== 'The last one 1');
}

const beer = { items: [{ name: 'Beer', price: '5.00', quantity: 90 }] };
const bill = (host: Browser, restaurantName: string) => createReceipt(host, { restaurantName, ...beer });
const tap = (diner: Browser, receipt: SeenReceipt, name = 'Ana') =>
  claim(diner, { item: itemNamed(receipt, 'Beer'), name, units: 1 });

describe('whoever follows all receipts', () => {
  it('is told at once that the stream runs, and then what happens on receipts of the own and on those with an own claim', async () => {
    const [host, ana] = [api.browser(), api.browser()];
    const first = await bill(host, 'First');
    await tap(ana, first);
    const [ofHost, ofAna] = [await followNow(host), await followNow(ana)];
    expect(ofHost.events).toEqual([{ cursor: expect.any(String), change: null, receipt: null }]);
    const second = await bill(host, 'Second');
    await tap(ana, first);
    await pay(ana, { receipt: first, method: 'CASH' });
    await tap(api.browser(), second, 'Ben');
    expect(await toldUntilNow(ofHost, host)).toEqual(['Second 1', 'First 3', 'First 4', 'Second 2']);
    expect(await toldUntilNow(ofAna, ana)).toEqual(['First 3', 'First 4']);
    expect(ofHost.events.find(({ change }) => change?.version === 4)).toMatchObject({
      change: { kind: 'PAID', summary: expect.stringContaining('Ana') },
      receipt: { linkId: first.linkId, paid: '10.27' },
    });
  });

  it('is told of receipts that it joins meanwhile, from the claim on', async () => {
    const [host, ana] = [api.browser(), api.browser()];
    await bill(ana, 'Own');
    const receipt = await bill(host, 'Joined');
    const follower = await followNow(ana);
    await tap(ana, receipt);
    await tap(host, receipt, 'Hana');
    expect(await toldUntilNow(follower, ana)).toEqual(['Joined 2', 'Joined 3']);
  });

  it('is told of what another process wrote', async () => {
    const host = api.browser();
    const receipt = await bill(host, 'Elsewhere');
    const follower = await followNow(host);
    await tap(other.browser(), receipt);
    await eventually(() => expect(follower.told).toEqual(['Elsewhere 2']));
  });

  it('is told of a change that nobody announced', async () => {
    const host = api.browser();
    const { linkId } = await bill(host, 'In silence');
    const follower = await followNow(host);
    const { prisma } = api.database.db;
    await prisma.$transaction([
      prisma.receipt.update({ where: { id: linkId }, data: { version: 2, writeId: 'another' } }),
      prisma.change.create({ data: { receiptId: linkId, version: 2, actorName: 'Ana', kind: 'claimed', summary: '' } }),
    ]);
    await eventually(() => expect(follower.told).toEqual(['In silence 2']));
  });

  it('hears as a stream of events, too, with an access token that may read receipts, and with no other', async () => {
    const { sessionId } = await signUpAndLogIn(api.browser());
    const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
    const newToken = async (scope: string): Promise<string> => {
      const body = { name: 'A bot', scopes: [scope], password: PASSWORD };
      const made = await api.browser().rest('POST', '/api/access-tokens', { headers: bearer(sessionId), body });
      return String(made.body['token']);
    };
    const open = async (token: string, signal?: AbortSignal): Promise<Response> =>
      api.browser().fetch('/graphql', {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json', accept: 'text/event-stream' },
        body: JSON.stringify({ query: 'subscription { receiptEvents { cursor change { summary } } }' }),
        ...(signal && { signal }),
      });
    expect(await (await open(await newToken('claims'))).text()).toContain('missing_scope');
    const leaving = new AbortController();
    onTestFinished(() => leaving.abort());
    const stream = await open(await newToken('receipts:read'), leaving.signal);
    await api.browser().rest('POST', '/api/shared-receipts', { headers: bearer(sessionId), body: beer });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    for (let isDone = false; !isDone && !text.includes('"summary"');) {
      const part = await reader?.read();
      text += part?.value ?? '';
      isDone = part?.done ?? true;
    }
    expect(text).toContain('"cursor"');
    expect(text).toContain('"summary"');
  });
});

describe('whoever goes on after a busy minute', () => {
  it('is told of no change again, however many there were on one receipt', async () => {
    const [host, ana] = [api.browser(), api.browser()];
    const items = [{ name: 'Beer', price: '5.00', quantity: 130 }];
    const receipt = await createReceipt(host, { restaurantName: 'Busy', items });
    const follower = await followNow(host);
    for (let units = 0; units < 120; units++) await tap(ana, receipt);
    await eventually(() => expect(follower.told).toHaveLength(120));
    expect(await toldUntilNow(follow(host, follower.cursor), host)).toEqual([]);
  });
});

describe('whoever has nothing to do with a receipt', () => {
  it('is told nothing of it, also with the link', async () => {
    const [host, stranger] = [api.browser(), api.browser()];
    await bill(stranger, 'Own');
    const receipt = await bill(host, 'Theirs');
    const follower = await followNow(stranger);
    await stranger.ask('query ($id: ID!) { receipt(id: $id) { total } }', { id: receipt.id });
    await tap(api.browser(), receipt);
    expect(await toldUntilNow(follower, stranger)).toEqual([]);
  });

  it('cannot follow as nobody, and with no cursor that it made up', async () => {
    const nobody = follow(api.browser());
    await eventually(() => expect(nobody.errors).toMatchObject([{ extensions: { code: 'not_signed_in' } }]));
    const host = api.browser();
    await bill(host, 'Own');
    const guessing = follow(host, 'tomorrow');
    await eventually(() => expect(guessing.errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]));
  });

  it('is told nothing by the cursor of somebody else', async () => {
    const [host, stranger] = [api.browser(), api.browser()];
    const receipt = await bill(host, 'Theirs');
    const followed = await followNow(host);
    await tap(api.browser(), receipt);
    await bill(stranger, 'Own');
    const follower = follow(stranger, followed.cursor);
    await eventually(() => expect(follower.told).toEqual(['Own 1']));
  });
});

describe('whoever has left a receipt', () => {
  it('is not told of it any more, except that the host cancelled the last claim', async () => {
    const [host, ana, ben] = [api.browser(), api.browser(), api.browser()];
    for (const guest of [ana, ben]) await bill(guest, 'Own');
    const receipt = await bill(host, 'Left');
    const [{ claim: ofAna }, { claim: ofBen }] = [await tap(ana, receipt), await tap(ben, receipt, 'Ben')];
    const [anas, bens] = [await followNow(ana), await followNow(ben)];
    await attempt(ana, { mutation: 'unclaim', input: { claimId: ofAna.id } });
    await eventually(() => expect(bens.told).toEqual(['Left 4']));
    await attempt(host, { mutation: 'cancelClaim', input: { claimId: ofBen.id } });
    await tap(host, receipt, 'Hana');
    expect(await toldUntilNow(anas, ana)).toEqual([]);
    expect(await toldUntilNow(bens, ben)).toEqual(['Left 4', 'Left 5']);
    const cancelled = bens.events.find(({ change }) => change?.version === 5);
    expect(cancelled?.change?.summary).toContain('your claim');
  });

  it('is told nothing while the host keeps it private, and nothing that was deleted is told, to the host either', async () => {
    const [host, ana] = [api.browser(), api.browser()];
    await bill(ana, 'Own');
    const receipt = await bill(host, 'Hidden');
    await tap(ana, receipt);
    const [hosts, anas] = [await followNow(host), await followNow(ana)];
    await attempt(host, { mutation: 'shareReceipt', input: { receiptId: receipt.id, visibility: 'PRIVATE' } });
    await tap(host, receipt, 'Hana');
    expect(await toldUntilNow(anas, ana)).toEqual([]);
    expect(await toldUntilNow(hosts, host)).toEqual(['Hidden 3', 'Hidden 4']);
    await attempt(host, { mutation: 'deleteReceipt', input: { receiptId: receipt.id } });
    expect(await toldUntilNow(hosts, host)).toEqual(['Hidden 3', 'Hidden 4']);
  });
});

describe('a cursor', () => {
  it('goes on at any process with what came after its event, each change once, however many there are', async () => {
    const host = api.browser();
    const receipt = await bill(host, 'Busy');
    const first = await followNow(host);
    await Promise.all(Array.from({ length: 3 }, () => tap(api.browser(), receipt)));
    await eventually(() => expect(first.told).toEqual(['Busy 2', 'Busy 3', 'Busy 4']));
    const [, , second] = first.events;
    first.stop();
    await Promise.all(Array.from({ length: 85 }, () => tap(api.browser(), receipt)));
    const twin = await bill(host, 'Another');
    await Promise.all(Array.from({ length: 30 }, () => tap(api.browser(), twin)));
    const follower = follow(host.at(other.url), second?.cursor);
    const versions = (name: string, from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => `${name} ${from + index}`);
    await eventually(() => expect(follower.told).toEqual([...versions('Busy', 4, 89), ...versions('Another', 1, 31)]));
  });

  it('does not lose a change whose transaction ended after that of a later change', async () => {
    const host = api.browser();
    const [slow, quick] = [await bill(host, 'Slow'), await bill(host, 'Quick')];
    const first = await followNow(host);
    const client = await api.database.db.pool.connect();
    await client.query('BEGIN');
    await client.query(`UPDATE receipt SET version = 2, write_id = 'another' WHERE id = $1`, [slow.linkId]);
    await client.query(
      `INSERT INTO change (receipt_id, version, actor_name, kind, summary) VALUES ($1, 2, 'Ana', 'claimed', '')`,
      [slow.linkId],
    );
    await tap(api.browser(), quick);
    await eventually(() => expect(first.told).toEqual(['Quick 2']));
    first.stop();
    await client.query('COMMIT');
    client.release();
    const follower = follow(host, first.cursor);
    await eventually(() => expect(follower.told).toEqual(['Slow 2']));
  });

  it.each([1, 2, 3])('loses nothing and repeats nothing while connections break (life %i)', async (seed) => {
    const random = new Random(seed);
    const host = api.browser();
    const receipts = [await bill(host, 'A'), await bill(host, 'B'), await bill(host, 'C')];
    const told: string[] = [];
    let follower = await followNow(host);
    const taps: Promise<unknown>[] = [];
    for (let step = 0; step < 60; step++) {
      const receipt = random.pick(receipts);
      const at = random.chance(1 / 2) ? api.browser() : other.browser();
      taps.push(tap(at, receipt));
      if (random.chance(1 / 3)) await taps.at(-1);
      if (random.chance(5 / 6)) continue;
      follower.stop();
      told.push(...follower.told);
      follower = follow(host.at(random.chance(1 / 2) ? api.url : other.url), follower.cursor);
      await eventually(() => expect(follower.events).not.toEqual([]));
    }
    await Promise.all(taps);
    const stored = await api.database.db.prisma.change.findMany({
      where: { receiptId: { in: receipts.map(({ linkId }) => linkId) }, version: { gt: 1 } },
      include: { receipt: true },
    });
    const expected = stored.map(({ receipt, version }) => `${receipt.restaurantName} ${version}`).sort();
    await eventually(() => expect([...told, ...follower.told].sort()).toEqual(expected));
    for (const name of ['A', 'B', 'C']) {
      const versions = [...told, ...follower.told].flatMap((it) => (it.startsWith(name) ? Number(it.slice(2)) : []));
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
    }
  });
});
