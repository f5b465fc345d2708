/** Nobody answered: no connection, or too slow to count as one. A TypeError, as fetch itself would throw. */
export class Unreachable extends TypeError {
  constructor() {
    super('No connection. Check your signal and try again.');
    this.name = 'Unreachable';
  }
}

/** The server answered, but not with a GraphQL result. */
export class ServerFault extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
    this.name = 'ServerFault';
  }
}
