import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** An address that leads to Fairtab until it is cut. Every engine notices that in the same way. */
export class CuttableLine {
  readonly url: string;
  readonly #server: Server;
  readonly #open: Set<Socket>;
  #isCut = false;

  private constructor({ server, open }: { server: Server; open: Set<Socket> }) {
    this.url = `http://localhost:${(server.address() as AddressInfo).port}`;
    this.#server = server;
    this.#open = open;
    server.prependListener('connection', (socket) => {
      if (this.#isCut) socket.destroy();
    });
  }

  static async to(url: string): Promise<CuttableLine> {
    const open = new Set<Socket>();
    const { port } = new URL(url);
    const server = createServer((near) => {
      if (near.destroyed) return;
      const far = connect({ port: Number(port), host: 'localhost' });
      for (const socket of [near, far]) {
        open.add(socket);
        socket.on('error', () => undefined);
        socket.once('close', () => {
          open.delete(socket);
          near.destroy();
          far.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
    server.listen(0, 'localhost');
    await once(server, 'listening');
    return new CuttableLine({ server, open });
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#open) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
