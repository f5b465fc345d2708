import { t } from '@fairtab/domain/language/t';
import { TooManyAttempts } from '@fairtab/services/platform/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { discardRest } from '../discardRest';
import { HttpProblem } from './HttpProblem';
import { errorPath } from './leadToPapers';
import { sendJson } from './sendJson';
import { UNAVAILABLE, unavailabilityOf } from './unavailable';

/**
 * Answers a refused or failed request with `{ message, code, type }`, and `fields` where it is about fields. A fault is logged
 * under its request id; its answer has no detail.
 */
export function answerProblem({
  error,
  request,
  reply,
  logger,
}: {
  error: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
  logger: Logger;
}): FastifyReply {
  const problem =
    error instanceof HttpProblem
      ? error
      : (refusalOfLimit(error) ?? refusalOfFastify(error, request) ?? faultOf(error));
  const { status, code, message, fields, retryAfterSeconds } = problem;
  if (problem !== error && status >= 500) logger.error({ err: error, requestId: request.id }, 'a request failed');
  discardRest(request.raw);
  // Fastify closes the connection after a body it could not read; the sender would not get to read the answer.
  reply.removeHeader('connection');
  const wait = retryAfterSeconds ?? (status === 503 ? UNAVAILABLE.retryAfterSeconds : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return sendJson(reply, { status, json: JSON.stringify({ message, code, type: errorPath(code), fields }) });
}

/** @returns null for errors that are no refusal of a limit. */
function refusalOfLimit(error: unknown): HttpProblem | null {
  if (!(error instanceof TooManyAttempts)) return null;
  const { code, message, retryAfterSeconds } = error;
  return new HttpProblem({ status: 429, code, message, retryAfterSeconds });
}

/** @returns null for errors that are not Fastify's refusal of a request. */
function refusalOfFastify(error: unknown, { routeOptions }: FastifyRequest): HttpProblem | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (status === 413) {
    const message = `The body is larger than ${routeOptions.bodyLimit / 1024} KB.`;
    return new HttpProblem({ status, code: 'too_large', message });
  }
  if (status === 415)
    return new HttpProblem({ status, code: 'wrong_content_type', message: 'This kind of body is not taken here.' });
  if (status >= 400 && status < 500)
    return new HttpProblem({ status, code: 'malformed', message: 'The request is malformed.' });
  return null;
}

function faultOf(error: unknown): HttpProblem {
  return new HttpProblem(
    unavailabilityOf(error) ?? {
      status: 500,
      code: 'internal',
      message: t('Something went wrong on our side. Please try again.'),
    },
  );
}
