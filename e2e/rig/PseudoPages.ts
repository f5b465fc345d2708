import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildPages } from '../../scripts/launcher/buildWeb';
import { projectRoot } from '../../scripts/launcher/Child';
import { passSockets } from './passSockets';

const FOLDER = join(projectRoot, 'web/dist/pseudo');
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', css: 'text/css', woff2: 'font/woff2' };

/**
 * Stands in front of a running Fairtab and gives browsers its pages with long, accented texts. Browsers render them, and the
 * data is Fairtab's.
 */
export class PseudoPages {
  readonly #server: Server;

  constructor(target: string) {
    const { hostname, port } = new URL(target);
    this.#server = createServer((req, res) => {
      const path = (req.url ?? '/').split('?')[0] ?? '/';
      const isPage = req.headers['sec-fetch-dest'] === 'document';
      const file = isPage ? 'index.html' : path.startsWith('/assets/') ? path.slice(1) : null;
      if (file !== null) {
        const type = TYPES[file.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8';
        void readFile(join(FOLDER, file)).then(
          (bytes) => res.setHeader('content-type', type).end(bytes),
          () => res.writeHead(404).end(),
        );
        return;
      }
      const { method, headers } = req;
      const upstream = request({ hostname, port, path: req.url, method, headers }, (answer) => {
        res.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(res);
      });
      upstream.on('error', () => res.destroy());
      req.pipe(upstream);
    });
    passSockets(this.#server, new URL(target));
  }

  async start(): Promise<void> {
    await buildPages({ root: projectRoot, language: 'pseudo', contactAddress: null });
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
}
