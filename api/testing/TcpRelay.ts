import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/**
 * Stands between a process and its database. A cut relay has the effect of a database that is away, a silent one that of a
 * network that loses everything and breaks no connection.
 */
export class TcpRelay {
  readonly #target: URL;
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;
  #isSilent = false;

  private constructor(target: URL) {
    this.#target = target;
  }

  static async to(databaseUrl: string): Promise<TcpRelay> {
    const relay = new TcpRelay(new URL(databaseUrl));
    await relay.mend();
    return relay;
  }

  /** The address of the database by way of this relay. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(this.#port);
    return url.href;
  }

  /** Forwards nothing more on the connections there are, for good, and nothing on new ones until `mend`. */
  silence(): void {
    this.#isSilent = true;
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** Breaks all connections and refuses new ones. */
  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = null;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  /** Takes connections again, always on the same port. */
  async mend(): Promise<void> {
    this.#isSilent = false;
    if (this.#server) return;
    const server = createServer((socket) => this.#forward(socket));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  #forward(socket: Socket): void {
    if (this.#isSilent) {
      this.#swallow(socket);
      return;
    }
    const upstream = connect({ host: this.#target.hostname, port: Number(this.#target.port) });
    this.#link(socket, upstream);
    this.#link(upstream, socket);
  }

  #swallow(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => this.#sockets.delete(socket));
  }

  #link(from: Socket, to: Socket): void {
    this.#sockets.add(from);
    from.on('error', () => from.destroy());
    from.on('close', () => {
      this.#sockets.delete(from);
      to.destroy();
    });
    from.pipe(to);
  }
}
