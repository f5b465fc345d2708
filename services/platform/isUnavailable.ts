/** Fairtab itself cannot answer now: a queue is full, or the answer took too long. The same request may be sent again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/**
 * Codes that mean: nobody can answer now, and the same request may be sent again. Node's network errors, PostgreSQL's
 * classes for connections (08), resources (53) and intervention by an operator (57P), its time-outs (57014, 55P03, 25P03),
 * and the same in Prisma's own codes.
 */
const CODES =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|08...|53[0-3]00|57P0[1-4]|57014|55P03|25P03|P1001|P1002|P1008|P1017|P2024|P2028)$/;

/** Codes of errors that say that nothing can be saved now: a full or broken disk (PostgreSQL's 53100), or a server that only reads (25006). */
const CANNOT_SAVE = /^(53100|25006|ENOSPC|EDQUOT|EROFS|EIO|ESTALE)$/;

/** Messages that pg and Prisma's adapter give without a code. */
const MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated\b|Client has encountered a connection error|Query read timeout|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections)/;

/** An error is looked through to this depth, so that an error which is its own cause ends the search. */
const MAX_DEPTH = 6;

/**
 * Whether the request failed because the database, or another server that Fairtab needs, cannot answer now. Such a request
 * may be sent again (docs/product/rest.md). Every other unexpected error is a fault of ours.
 */
export function isUnavailable(error: unknown): boolean {
  return (
    cannotSave(error) || hasCause(error, (one, texts) => one instanceof Unavailable || texts.some(saysUnavailable))
  );
}

/** Whether it failed because nothing can be saved now, while reads go on. */
export function cannotSave(error: unknown): boolean {
  return hasCause(error, (_one, texts) => texts.some((text) => CANNOT_SAVE.test(text)));
}

function saysUnavailable(text: string): boolean {
  return CODES.test(text) || MESSAGES.test(text);
}

/** Looks through an error and everything that is said to have caused it. */
function hasCause(error: unknown, test: (error: object, texts: readonly string[]) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > MAX_DEPTH) return false;
  const texts = ['code', 'originalCode', 'kind', 'message'].map((key) => textOf(error, key));
  if (test(error, texts)) return true;
  const inner = [Reflect.get(error, 'cause'), Reflect.get(error, 'meta'), Reflect.get(error, 'driverAdapterError')];
  const together: unknown = Reflect.get(error, 'errors');
  if (Array.isArray(together)) inner.push(...(together as unknown[]));
  return inner.some((one) => hasCause(one, test, depth + 1));
}

function textOf(error: object, key: string): string {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
}
