import { readComeBack } from '@fairtab/domain/programs/comeBack';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { answerCalls } from './answerCalls';
import { RawHttp } from './RawHttp';

/** The longest wait of a phone that lost its connection, in ms (web/src/network/relay/liveSocket.ts). */
const LONGEST_WAIT_MS = 10_000;
/** How many sockets open at the same time. */
const OPEN_AT_ONCE = 50;

export interface SocketJob {
  readonly port: number;
  /** The subscription of each socket. */
  readonly payloads: readonly object[];
}

export interface StormResult {
  /** How long after the first attempt of all each phone had its first event, in ms. */
  readonly inAfterMs: readonly number[];
  /** How often a phone was told when to come back. */
  readonly told: number;
  /** How often one lost its connection in another way. */
  readonly lost: number;
}

export interface ClaimJob {
  readonly port: number;
  readonly request: string;
  /** The receipt's version after the claim. */
  readonly version: number;
}

interface Subscriber {
  readonly socket: WebSocket;
  version: number;
  /** When that version arrived, by performance.now(). */
  at: number;
  /** The size of the message that brought it. */
  bytes: number;
}

let subscribers: Subscriber[] = [];
let lastMessageAt = 0;
let onStep = (_step: { before: number; after: number }): void => undefined;

/** Has all phones connect at the same moment, each with an address of its own, and come back as the app does until each is in. */
async function storm({ port, payloads }: SocketJob): Promise<StormResult> {
  const since = performance.now();
  let [told, lost] = [0, 0];
  const inAfterMs = await Promise.all(
    payloads.map(async (payload, index) => {
      const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
      for (let attempt = 0; ; attempt += 1) {
        try {
          subscribers.push(await subscribe({ port, payload, address }));
          return performance.now() - since;
        } catch (error) {
          const toldMs = readComeBack(error instanceof SocketClosed ? error.reason : '');
          if (toldMs === null) lost += 1;
          else told += 1;
          await wait(
            toldMs === null
              ? Math.min(LONGEST_WAIT_MS, 400 * 2 ** attempt) * (0.5 + Math.random() / 2)
              : toldMs * (1 + Math.random() / 4),
          );
        }
      }
    }),
  );
  return { inAfterMs, told, lost };
}

class SocketClosed extends Error {
  constructor(
    code: number,
    readonly reason: string,
  ) {
    super(`A socket was closed with ${code} ${reason}`);
  }
}

async function open({ port, payloads }: SocketJob): Promise<void> {
  for (let start = 0; start < payloads.length; start += OPEN_AT_ONCE) {
    const some = payloads.slice(start, start + OPEN_AT_ONCE);
    subscribers.push(...(await Promise.all(some.map((payload) => subscribe({ port, payload })))));
  }
}

/** Resolves after the first event. @param address which a proxy would say that the phone has */
async function subscribe({
  port,
  payload,
  address,
}: {
  port: number;
  payload: object;
  address?: string;
}): Promise<Subscriber> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', {
    origin: `http://127.0.0.1:${port}`,
    perMessageDeflate: false,
    ...(address === undefined ? {} : { headers: { 'x-forwarded-for': address } }),
  });
  const refused = new Promise<never>((_, reject) => {
    socket.once('close', (code, reason) => reject(new SocketClosed(code, String(reason))));
  });
  // Only matters while the socket opens. Later closes must not become unhandled rejections.
  refused.catch(() => undefined);
  await once(socket, 'open');
  socket.send('{"type":"connection_init"}');
  await Promise.race([once(socket, 'message'), refused]);
  const subscriber: Subscriber = { socket, version: 0, at: 0, bytes: 0 };
  const first = once(socket, 'message');
  socket.on('message', (data: Buffer) => take(subscriber, data));
  socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload }));
  await Promise.race([first, refused]);
  if (subscriber.version === 0) throw new Error('The subscription was answered with no receipt');
  return subscriber;
}

function take(subscriber: Subscriber, data: Buffer): void {
  const [, version] = /"version":(\d+)/.exec(data.toString('latin1')) ?? [];
  lastMessageAt = performance.now();
  const before = subscriber.version;
  const after = Number(version ?? 0);
  if (after <= before) return;
  subscriber.version = after;
  subscriber.at = lastMessageAt;
  subscriber.bytes = data.length;
  onStep({ before, after });
}

/** Resolves when nothing has arrived for `ms`: then the messages about joining are over. */
async function waitUntilQuiet({ ms }: { ms: number }): Promise<void> {
  for (;;) {
    const quietFor = performance.now() - lastMessageAt;
    if (quietFor >= ms) return;
    await new Promise((resolve) => setTimeout(resolve, ms - quietFor));
  }
}

/** Claims once, and waits until every subscriber has the change. @returns ms from the request to each subscriber. */
async function claim({ port, request, version }: ClaimJob): Promise<number[]> {
  const connection = await RawHttp.open(port);
  let missing = subscribers.length;
  const everyone = new Promise<void>((resolve) => {
    onStep = ({ before, after }) => {
      if (before < version && after >= version && --missing === 0) resolve();
    };
  });
  const tappedAt = performance.now();
  const { body } = await connection.send(request);
  if (!body.includes('ClaimItemPayload')) throw new Error(`The claim was refused: ${body.slice(0, 300)}`);
  await everyone;
  connection.close();
  return subscribers.map(({ at }) => at - tappedAt);
}

/** The sizes of each subscriber's last event. */
async function eventBytes(_job: object): Promise<number[]> {
  return subscribers.map(({ bytes }) => bytes);
}

async function close(_job: object): Promise<void> {
  const open = subscribers.filter(({ socket }) => socket.readyState !== WebSocket.CLOSED);
  subscribers = [];
  await Promise.all(
    open.map(({ socket }) => {
      const closed = once(socket, 'close');
      socket.close();
      return closed;
    }),
  );
}

export const socketCalls = { open, storm, waitUntilQuiet, claim, eventBytes, close };
answerCalls(socketCalls);
