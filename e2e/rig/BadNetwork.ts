import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passSockets } from './passSockets';

/**
 * What happens to a write with a key: a number is answered in its place, as by a proxy or by a server whose database is
 * away; `silent` never answers; `lost` hands it to the server and loses the answer; `slow` keeps it until the weather is fair.
 */
type Weather = 'fair' | 'silent' | 'lost' | 'slow' | 502 | 503 | 504;

/** Stands between phones and a running Fairtab, and fails their writes. Pages, reads and sockets pass. */
export class BadNetwork {
  #weather: Weather = 'fair';
  /** Requests that go on when the network is good. */
  readonly #kept: (() => void)[] = [];
  /** How often the server got a write, by its key. */
  readonly passed = new Map<string, number>();
  /** How many writes were failed so far. */
  failed = 0;
  readonly #target: URL;
  readonly #server: Server;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((req, res) => void this.#take(req, res));
    passSockets(this.#server, this.#target);
  }

  get weather(): Weather {
    return this.#weather;
  }

  set weather(weather: Weather) {
    this.#weather = weather;
    if (weather === 'fair') for (const goOn of this.#kept.splice(0)) goOn();
  }

  async start(): Promise<void> {
    this.#server.listen(0);
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const [, key = ''] = /"idempotencyKey":"([^"]+)"/.exec(body.toString('utf8')) ?? [];
    const { weather } = this;
    const pass = (): void => this.#pass({ req, body, key, onAnswer: (answer) => relay(answer, res) });
    if (key === '' || weather === 'fair') {
      pass();
      return;
    }
    this.failed += 1;
    if (weather === 'slow') this.#kept.push(pass);
    if (typeof weather === 'number') res.writeHead(weather, { 'retry-after': '2' }).end('Not now');
    // The browser gives up at last; until then nothing comes.
    if (weather === 'lost') this.#pass({ req, body, key, onAnswer: () => res.destroy() });
  }

  #pass({
    req: { method, url: path, headers },
    body,
    key,
    onAnswer,
  }: {
    req: IncomingMessage;
    body: Buffer;
    key: string;
    onAnswer: (answer: IncomingMessage | null) => void;
  }): void {
    if (key !== '') this.passed.set(key, (this.passed.get(key) ?? 0) + 1);
    const { hostname, port } = this.#target;
    const upstream = request({ hostname, port, path, method, headers }, onAnswer);
    upstream.on('error', () => onAnswer(null));
    upstream.end(body);
  }
}

function relay(answer: IncomingMessage | null, res: ServerResponse): void {
  if (!answer) {
    res.destroy();
    return;
  }
  res.writeHead(answer.statusCode ?? 502, answer.headers);
  answer.pipe(res);
}
