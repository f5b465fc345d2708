import { t } from '@fairtab/domain/language/t';
import type { FieldProblem } from '@fairtab/domain/bill/billProblems';
import { DomainError, TooManyAttempts } from '@fairtab/services/platform/errors';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { GraphQLError } from 'graphql';
import { HttpProblem } from '../http/answers/HttpProblem';
import { isScopeRefusal } from '../http/viewer/scopeProblem';
import { wordedIssue, wordedRefusal } from './wordings';

/** The refusals of the GraphQL API and what they are in REST (docs/product/rest.md). */
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
  EditedMeanwhile: { status: 409, code: 'conflict' },
};

/** Fields whose name in the documented bodies is not their name in GraphQL. */
const REST_NAMES: Readonly<Record<string, string>> = {
  expectedAmount: 'amount',
  method: 'paymentMethod',
  handle: 'paymentUsername',
  itemId: 'itemIndex',
  idempotencyKey: 'Idempotency-Key',
};

/** @returns null when a mutation's result is its payload. */
export function problemInResult(result: unknown): HttpProblem | null {
  if (typeof result !== 'object' || result === null || !('__typename' in result)) return null;
  const kind = REFUSALS[String(result.__typename)];
  if (!kind) return null;
  const message = 'message' in result ? String(result.message) : '';
  return new HttpProblem({ ...kind, message, fields: fieldsOf(result), retryAfterSeconds: waitOf(result) });
}

/** Statuses of refused photos. Every other refusal comes from the GraphQL API. */
const PHOTO_STATUSES: Readonly<Record<string, number>> = {
  not_a_photo: 415,
  too_large: 413,
  too_many_attempts: 429,
  not_allowed: 403,
};

/** The fields whose form is not the documented one; null for any other error. */
export function wrongFormsIn(error: unknown): FieldProblem[] | null {
  if (!hasZodFastifySchemaValidationErrors(error)) return null;
  return error.validation.map(({ instancePath, ...issue }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message: wordedIssue(issue),
  }));
}

/** Translates the refusals of use cases that are called without GraphQL; returns any other error as it is. */
export function problemFrom(error: unknown): unknown {
  if (!(error instanceof DomainError)) return error;
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

/** For a viewer without an account, and for one whose session has ended. */
export function notSignedIn(): HttpProblem {
  return new HttpProblem({ status: 401, code: 'not_signed_in', message: t('Please sign in.') });
}

export function notFound(message: string): HttpProblem {
  return new HttpProblem({ status: 404, code: 'not_found', message });
}

/** Translates what GraphQL refuses by itself, such as an invalid cursor, a scope that an access token lacks, and the limit of a field. @returns null for any other error. */
export function malformedOf({ message, extensions }: GraphQLError): HttpProblem | null {
  if (extensions['code'] === 'BAD_REQUEST') return new HttpProblem({ status: 400, code: 'malformed', message });
  if (isScopeRefusal(extensions['code'])) return new HttpProblem({ status: 403, code: extensions['code'], message });
  if (extensions['code'] !== 'TOO_MANY_ATTEMPTS') return null;
  const retryAfterSeconds = Number(extensions['retryAfterSeconds']);
  return new HttpProblem({ status: 429, code: 'too_many_attempts', message, retryAfterSeconds });
}

/** Names by their fields what GraphQL refused before a use case ran, in sentences that quote no value. @returns null for any other error. */
export function wrongValuesOf({ extensions }: GraphQLError): HttpProblem | null {
  const fields = extensions['fields'] as readonly FieldProblem[] | undefined;
  return fields === undefined || fields.length === 0 ? null : invalid(asInRest(fields));
}

/** Problems of the input of a mutation with the names and words of REST. */
export function asInRest(fields: readonly FieldProblem[]): FieldProblem[] {
  return fields.map(({ path, message }) => ({ path: restName(path), message: wordedRefusal(message) }));
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
