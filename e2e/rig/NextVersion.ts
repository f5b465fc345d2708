import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { passSockets } from './passSockets';
import { RETIRING_WORKER } from '../../api/pages/retireServiceWorker';

const TEXTS = /javascript|html|json/;

/**
 * Stands in front of a running Fairtab, and can become its next version under the same address: all code has other names then,
 * in pages, scripts and the service worker, as after a new build, and the code of the version before is gone.
 */
export class NextVersion {
  /** How often each path was requested. */
  readonly requests = new Map<string, number>();
  readonly #target: URL;
  readonly #server: Server;
  #version = 1;
  #isRetired = false;

  constructor(target: string) {
    this.#target = new URL(target);
    this.#server = createServer((req, res) => this.#answer(req, res));
    passSockets(this.#server, this.#target);
  }

  async start(): Promise<void> {
    this.#server.listen(0);
    await once(this.#server, 'listening');
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  install(): void {
    this.#version += 1;
  }

  /** As with SERVICE_WORKER=off. */
  retire(): void {
    this.#isRetired = true;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The end of every name of code in this version: `main-abc.js` is `main-abc.v2.js`. */
  get #mark(): string {
    return this.#version === 1 ? '' : `.v${this.#version}`;
  }

  #answer(req: IncomingMessage, res: ServerResponse): void {
    const path = req.url ?? '/';
    const [name = ''] = path.split('?');
    this.requests.set(name, (this.requests.get(name) ?? 0) + 1);
    if (this.#isRetired && name === '/serviceWorker.js') {
      res.setHeader('content-type', 'text/javascript').end(RETIRING_WORKER);
      return;
    }
    const isCode = /^\/assets\/.*\.js$/.test(path);
    const isGone = isCode && (this.#mark === '' ? /\.v\d+\.js$/.test(path) : !path.endsWith(`${this.#mark}.js`));
    if (isGone) {
      res.writeHead(404).end();
      return;
    }
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...headers } = req.headers;
    const upstream = request(
      {
        hostname: this.#target.hostname,
        port: this.#target.port,
        path: isCode ? path.replace(/\.v\d+\.js$/, '.js') : path,
        method: req.method,
        // Whole answers, since what a browser may have kept is of this version or of another.
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (answer) => void this.#pass(answer, res),
    );
    upstream.on('error', () => res.destroy());
    req.pipe(upstream);
  }

  async #pass(answer: IncomingMessage, res: ServerResponse): Promise<void> {
    const { 'content-length': _length, ...headers } = answer.headers;
    res.writeHead(answer.statusCode ?? 502, headers);
    if (!TEXTS.test(answer.headers['content-type'] ?? '')) {
      answer.pipe(res);
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const renamed = text.replace(/((?:assets\/|\.\/)[\w-]+)\.js\b/g, `$1${this.#mark}.js`);
    // The page that the service worker keeps has changed with the names in it.
    res.end(renamed.replace(/("revision":"\w+)"/g, `$1${this.#mark}"`));
  }
}
