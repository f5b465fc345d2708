import type { Logger } from 'pino';
import { discardRest } from './discardRest';
import type { Exchange } from './Exchange';
import { HttpProblem } from './HttpProblem';
import { sendJson } from './sendJson';

/** What node and pg say when the database cannot be reached just now. */
const UNREACHABLE =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|53300|57P0[1-3])$|timeout exceeded when trying to connect/;

const BUSY_SECONDS = 2;

/** Answers a refused or failed request with `{ message, code }`, and the fields it is about; of a fault nobody outside learns more than its id. */
export function sendProblem(exchange: Exchange, { error, logger }: { error: unknown; logger: Logger }): void {
  const problem = error instanceof HttpProblem ? error : faultOf(error);
  if (problem !== error) logger.error({ err: error, requestId: exchange.requestId }, 'a request failed');
  const { status, code, message, fields, retryAfterSeconds } = problem;
  discardRest(exchange.req);
  const wait = retryAfterSeconds ?? (status === 503 ? BUSY_SECONDS : undefined);
  if (wait !== undefined) exchange.res.setHeader('retry-after', String(wait));
  if (status === 401) exchange.res.setHeader('www-authenticate', 'Bearer');
  sendJson(exchange, { status, json: JSON.stringify({ message, code, fields }) });
}

function faultOf(error: unknown): HttpProblem {
  return isUnreachable(error)
    ? new HttpProblem({ status: 503, code: 'busy', message: 'Fairtab is busy just now. Please try again.' })
    : new HttpProblem({
        status: 500,
        code: 'internal',
        message: 'Something went wrong on our side. Please try again.',
      });
}

function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return UNREACHABLE.test(code) || UNREACHABLE.test(error.message) || isUnreachable(error.cause);
}
