import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  /** Decoded as latin1, so that one character is one byte. */
  readonly body: string;
  /** How the body is compressed: "br", "gzip", or null. */
  readonly encoding: string | null;
}

/** A kept-alive HTTP/1.1 connection that uses little CPU, because load and server share two cores. */
export class RawHttp {
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve(answer: RawAnswer): void; reject(error: Error): void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true);
    socket.on('data', (chunk) => this.#onData(chunk));
    socket.on('error', (error) => this.#waiting?.reject(error));
    socket.on('close', () => this.#waiting?.reject(new Error('The server closed the connection')));
  }

  static async open(port: number): Promise<RawHttp> {
    const socket = connect({ port, host: '127.0.0.1' });
    await once(socket, 'connect');
    return new RawHttp(socket);
  }

  send(request: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #onData(chunk: Buffer): void {
    this.#received += chunk.toString('latin1');
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const body = bodyOf(this.#received, headEnd);
    if (body === null) return;
    const status = Number(this.#received.slice(9, 12));
    const [, encoding = null] = /\r\ncontent-encoding: *(\w+)/i.exec(this.#received.slice(0, headEnd)) ?? [];
    this.#received = '';
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve({ status, body, encoding });
  }
}

/** Returns null until the body is complete. Requests are not pipelined, so nothing follows it. */
function bodyOf(received: string, headEnd: number): string | null {
  const head = received.slice(0, headEnd);
  const body = received.slice(headEnd + 4);
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(head) ?? [];
  if (length !== undefined) return body.length >= Number(length) ? body : null;
  return body.endsWith('0\r\n\r\n') ? body : null;
}
