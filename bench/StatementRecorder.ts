import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

const STARTUP_HEADER = 4;
const HEADER = 5;

/**
 * A proxy in front of PostgreSQL that records the executed statements, so that reads are counted without help from the
 * product or the server. It understands only the messages of the protocol that this needs.
 */
export class StatementRecorder {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #executed: string[] = [];

  private constructor({ server, url }: { server: Server; url: string }) {
    this.#server = server;
    this.url = url;
  }

  static async open(databaseUrl: string): Promise<StatementRecorder> {
    const target = new URL(databaseUrl);
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const url = new URL(databaseUrl);
    url.hostname = '127.0.0.1';
    url.port = String(typeof address === 'object' && address ? address.port : '');
    const recorder = new StatementRecorder({ server, url: url.href });
    server.on('connection', (client: Socket) => recorder.#join(client, target));
    return recorder;
  }

  /** Returns the texts of all statements since the last call, in order of arrival. */
  take(): string[] {
    const executed = this.#executed;
    this.#executed = [];
    return executed;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(client: Socket, { hostname, port }: URL): void {
    const server = connect({ host: hostname, port: Number(port || 5432) });
    const read = readerOf((text) => this.#executed.push(text));
    for (const [from, to] of [[client, server] as const, [server, client] as const]) {
      this.#sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
      from.on('data', (chunk) => {
        if (from === client) read(chunk);
        to.write(chunk);
      });
    }
  }
}

/** Reads one connection: a startup message, then messages that have a letter, a length and a body. */
function readerOf(onExecute: (text: string) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>();
  let rest: Buffer = Buffer.alloc(0);
  let isStarted = false;
  return (chunk) => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (;;) {
      const header = isStarted ? HEADER : STARTUP_HEADER;
      if (rest.length < header) return;
      // The length includes its own 4 bytes, but not the letter.
      const length = rest.readInt32BE(header - 4) + header - 4;
      if (rest.length < length) return;
      if (isStarted) readMessage({ letter: String.fromCharCode(rest[0] ?? 0), body: rest.subarray(header, length) });
      isStarted = true;
      rest = rest.subarray(length);
    }
  };

  function readMessage({ letter, body }: { letter: string; body: Buffer }): void {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (letter === 'P') prepared.set(first, second);
    else if (letter === 'B') onExecute(prepared.get(second) ?? '');
    else if (letter === 'Q') onExecute(first);
  }
}
