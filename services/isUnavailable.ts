/**
 * Codes that mean: nobody can answer now, and the same request may be sent again. Node's network errors, PostgreSQL's
 * classes for connections (08), resources (53) and intervention by an operator (57P), its lock time-out (55P03), and the
 * same in Prisma's own codes.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|53[0-3]00|57P0[1-4]|55P03|P1001|P1002|P1008|P1017|P2024)$/;

/** What pg and Prisma's adapter say without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated\b|Client has encountered a connection error|Query read timeout|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)/;

/** An error is looked through to this depth, so that an error which is its own cause ends the search. */
const MAX_DEPTH = 6;

/**
 * Whether the request failed because the database, or another server that Fairtab needs, cannot answer now. Such a request
 * may be sent again (docs/product/rest.md). Every other unexpected error is a fault of ours.
 */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return false;
  const texts = ['code', 'originalCode', 'kind', 'message'].map((key) => textOf(error, key));
  if (texts.some((text) => CODES.test(text) || MESSAGES.test(text))) return true;
  const inner = [Reflect.get(error, 'cause'), Reflect.get(error, 'meta'), Reflect.get(error, 'driverAdapterError')];
  const together: unknown = Reflect.get(error, 'errors');
  if (Array.isArray(together)) inner.push(...(together as unknown[]));
  return inner.some((one) => isUnavailable(one, depth + 1));
}

function textOf(error: object, key: string): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
