/** No answer came: there is no connection, or it is too slow. Only code that talks to the network throws it. */
export class Unreachable extends Error {
  constructor() {
    super('No connection. Check your signal and try again.');
    this.name = 'Unreachable';
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
}
