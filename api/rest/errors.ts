import { TooManyAttempts, type DomainError } from '@fairtab/services/errors';
import type { GraphQLError } from 'graphql';
import { HttpProblem, type FieldProblem } from '../http/HttpProblem';

/** The refusals of the GraphQL API as decisions §5 wants them in REST. */
const REFUSALS: Readonly<Record<string, { status: number; code: string }>> = {
  InvalidInput: { status: 422, code: 'invalid_input' },
  AmountMismatch: { status: 422, code: 'amount_mismatch' },
  NotSignedIn: { status: 401, code: 'not_signed_in' },
  InvalidCredentials: { status: 401, code: 'invalid_credentials' },
  CodeRequired: { status: 401, code: 'code_required' },
  TooManyAttempts: { status: 429, code: 'too_many_attempts' },
  NotAllowed: { status: 403, code: 'not_allowed' },
  NotFound: { status: 404, code: 'not_found' },
  AlreadyClaimed: { status: 409, code: 'already_claimed' },
  Conflict: { status: 409, code: 'conflict' },
};

/** Where the documented bodies call a field something else than GraphQL does. */
const REST_NAMES: Readonly<Record<string, string>> = {
  expectedAmount: 'amount',
  method: 'paymentMethod',
  handle: 'paymentUsername',
  itemId: 'itemIndex',
  idempotencyKey: 'Idempotency-Key',
};

/** @returns null when a mutation's result is its payload. */
export function refusalOf(result: unknown): HttpProblem | null {
  if (typeof result !== 'object' || result === null || !('__typename' in result)) return null;
  const kind = REFUSALS[String(result.__typename)];
  if (!kind) return null;
  const message = 'message' in result ? String(result.message) : '';
  return new HttpProblem({ ...kind, message, fields: fieldsOf(result), retryAfterSeconds: waitOf(result) });
}

/** Of a photo that is refused; any other refusal is the GraphQL API's. */
const PHOTO_STATUSES: Readonly<Record<string, number>> = { not_a_photo: 415, too_large: 413, too_many_attempts: 429 };

/** What a use case refuses that is asked without GraphQL. */
export function problemOf(error: DomainError): HttpProblem {
  return new HttpProblem({
    status: PHOTO_STATUSES[error.code] ?? 422,
    code: error.code,
    message: error.message,
    retryAfterSeconds: error instanceof TooManyAttempts ? error.retryAfterSeconds : undefined,
  });
}

export function invalid(fields: readonly FieldProblem[]): HttpProblem {
  return new HttpProblem({
    status: 422,
    code: 'invalid_input',
    message: fields.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join(' '),
    fields,
  });
}

/** Who is not signed in, or whose session has ended. */
export function notSignedIn(): HttpProblem {
  return new HttpProblem({ status: 401, code: 'not_signed_in', message: 'Please sign in.' });
}

export function notFound(message: string): HttpProblem {
  return new HttpProblem({ status: 404, code: 'not_found', message });
}

/**
 * What GraphQL refuses before any use case sees it: a value of the wrong kind, such as "abc" for money, or a cursor that
 * is none.
 * @returns null for any other error.
 */
export function wrongValueOf(error: GraphQLError): HttpProblem | null {
  if (error.extensions['code'] === 'BAD_REQUEST')
    return new HttpProblem({ status: 400, code: 'malformed', message: error.message });
  const [, path, message] =
    /^Variable "\$\w+" got invalid value .* at "\w+\.([^"]+)"; (?:Expected type "\w+"\. )?([^]*)$/.exec(
      error.message,
    ) ?? [];
  if (path === undefined || message === undefined) return null;
  const dotted = path.replace(/\[(\d+)\]/g, '.$1');
  return invalid([{ path: restName(dotted), message }]);
}

function waitOf(result: object): number | undefined {
  return 'retryAfterSeconds' in result ? Number(result.retryAfterSeconds) : undefined;
}

function fieldsOf(result: object): FieldProblem[] | undefined {
  if (!('fields' in result) || !Array.isArray(result.fields)) return undefined;
  return result.fields.map((field: FieldProblem) => ({ path: restName(field.path), message: field.message }));
}

function restName(path: string): string {
  return REST_NAMES[path] ?? path;
}
