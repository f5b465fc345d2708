import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { passSockets } from '../rig/passSockets';

/** The pages' code. The script that asks for a name while that is on its way is left out. */
const CODE = /^\/assets\/(?!question-).*\.js$/;

/** An address that leads to Fairtab and keeps the pages' code back, as a weak signal does, until it is let through. */
export class HeldCode {
  readonly #server: Server;
  /** Requests for code that wait. */
  readonly #held: (() => void)[] = [];
  #isHolding = true;

  private constructor(target: URL) {
    this.#server = createServer((req, res) => {
      const pass = (): void => {
        const { method, headers, url: path = '/' } = req;
        const onward = request({ host: target.hostname, port: target.port, method, headers, path }, (answer) => {
          res.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(res);
        });
        onward.on('error', () => res.destroy());
        req.pipe(onward);
      };
      if (this.#isHolding && CODE.test(req.url ?? '')) this.#held.push(pass);
      else pass();
    });
    passSockets(this.#server, target);
  }

  static async to(url: string): Promise<HeldCode> {
    const held = new HeldCode(new URL(url));
    held.#server.listen(0, 'localhost');
    await once(held.#server, 'listening');
    return held;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Whether code was asked for and waits. */
  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  letThrough(): void {
    this.#isHolding = false;
    for (const pass of this.#held.splice(0)) pass();
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
