/** No answer came: there is no connection, or it is too slow. Only code that talks to the network throws it. */
export class Unreachable extends Error {
  /** Whether the request waited for an answer until its time was over. */
  readonly isSlow: boolean;
  constructor({ isSlow = false }: { isSlow?: boolean } = {}) {
    super('No connection. Check your signal and try again.');
    this.name = 'Unreachable';
    this.isSlow = isSlow;
  }
}

/** The server answered, but not with data. */
export class ServerFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ServerFault';
  }

  /** Whether the server, or a proxy in front of it, says that it cannot answer now. The same request may be sent again. */
  get isTemporary(): boolean {
    return TEMPORARY.has(this.status);
  }
}

const TEMPORARY = new Set([502, 503, 504]);
