import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../../testing/Browser';
import { eventually } from '../../testing/eventually';
import { attempt, claim, createReceipt, itemNamed } from '../../testing/receiptActions';
import { startApi, type RunningApi } from '../../testing/startApi';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const sockets: Client[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) await socket.dispose();
});

const WATCH = `subscription ($id: ID!) { receiptChanged(id: $id) { receipt { version } changes { summary about diner } } }`;
const TRAIL = `query ($id: ID!) { receipt(id: $id) { version changes(first: 1) { edges { node { summary } } } } }`;

interface Seen {
  readonly summary: string;
  readonly about: readonly string[];
  readonly diner: string | null;
}

/** The lines that a phone is told, from the moment that it is subscribed. */
async function linesTold(browser: Browser, { id, language }: { id: string; language: string }): Promise<Seen[]> {
  const told: Seen[] = [];
  let events = 0;
  const socket = browser.socket({ 'accept-language': language });
  sockets.push(socket);
  socket.subscribe<{ receiptChanged: { changes: Seen[] } }>(
    { query: WATCH, variables: { id } },
    {
      next: ({ data }) => {
        events += 1;
        told.push(...(data?.receiptChanged.changes ?? []));
      },
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await eventually(() => expect(events).toBeGreaterThan(0));
  return told;
}

it('words one change for each reader: "you" for whom it is about, by name for others, each in their language', async () => {
  const [host, ana, ben] = [api.browser(), api.browser(), api.browser()];
  const receipt = await createReceipt(host);
  const { id } = receipt;
  const nachos = itemNamed(receipt, 'Nachos');
  const { claim: anas } = await claim(ana, { item: nachos, name: 'Ana', splitCount: 4 });
  await claim(ben, { item: nachos, name: 'Ben', splitCount: 4 });
  const phones = {
    ana: await linesTold(ana, { id, language: 'en' }),
    anaInSpanish: await linesTold(ana, { id, language: 'es' }),
    ben: await linesTold(ben, { id, language: 'en' }),
    host: await linesTold(host, { id, language: 'en' }),
    strangerInSpanish: await linesTold(api.browser(), { id, language: 'es' }),
  };
  await attempt(host, { mutation: 'cancelClaim', input: { claimId: anas.id } });
  await eventually(() => expect(Object.values(phones).every((lines) => lines.length === 1)).toBe(true));
  const of = (lines: readonly Seen[]) => lines[0]?.summary.replace('Hana', 'Host');
  expect(of(phones.ana)).toBe('Host cancelled your claim on Nachos');
  expect(of(phones.anaInSpanish)).toBe('Host canceló tu marca en Nachos');
  expect(of(phones.ben)).toBe('Host cancelled the claim of Ana on Nachos');
  expect(of(phones.host)).toBe('Host cancelled the claim of Ana on Nachos');
  expect(of(phones.strangerInSpanish)).toBe('Host canceló la marca de Ana en Nachos');
  expect(phones.ben[0]?.about).toEqual(phones.ana[0]?.about);
  expect(phones.ben[0]?.about).not.toContain(phones.ben[0]?.diner);

  const trailOf = async (browser: Browser, language: string) => {
    const body = JSON.stringify({ query: TRAIL, variables: { id } });
    const headers = { 'content-type': 'application/json', 'accept-language': language };
    const answer = await browser.fetch('/graphql', { method: 'POST', headers, body });
    const { data } = (await answer.json()) as { data: { receipt: { changes: { edges: { node: Seen }[] } } } };
    return data.receipt.changes.edges.map(({ node }) => node);
  };
  // Answers are kept until the receipt changes, and none is given to another reader.
  expect(of(await trailOf(ben, 'en'))).toBe('Host cancelled the claim of Ana on Nachos');
  expect(of(await trailOf(ana, 'en'))).toBe('Host cancelled your claim on Nachos');
  expect(of(await trailOf(ben, 'es'))).toBe('Host canceló la marca de Ana en Nachos');
  expect(of(await trailOf(ben, 'en'))).toBe('Host cancelled the claim of Ana on Nachos');
});
