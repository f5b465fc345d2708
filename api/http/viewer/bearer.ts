import { t } from '@fairtab/domain/language/t';
import { ACCESS_TOKEN_PREFIX } from '@fairtab/services/accounts/accessTokens/accessTokens';
import { GUEST_TOKEN_PREFIX } from '@fairtab/services/people/guestTokens';
import { HttpProblem } from '../answers/HttpProblem';

/** What an Authorization header names: a session of an account, an access token of one, or the guest of a program. */
export interface Bearer {
  readonly kind: 'session' | 'accessToken' | 'guest';
  readonly secret: string;
}

const SECRET = '[\\w-]{43}';
const SESSION = new RegExp(`^Bearer (${SECRET})$`, 'i');
const ACCESS_TOKEN = new RegExp(`^Bearer (${ACCESS_TOKEN_PREFIX}${SECRET})$`, 'i');
const GUEST = new RegExp(`^Bearer (${GUEST_TOKEN_PREFIX}${SECRET})$`, 'i');

/**
 * Reads an Authorization header.
 * @returns null when there is none.
 * @throws HttpProblem when it names nothing that Fairtab gives out. Whoever sends one must not act as somebody else unawares.
 */
export function readBearer(header: string | undefined): Bearer | null {
  if (header === undefined) return null;
  const session = SESSION.exec(header)?.[1];
  if (session !== undefined) return { kind: 'session', secret: session };
  const accessToken = ACCESS_TOKEN.exec(header)?.[1];
  if (accessToken !== undefined) return { kind: 'accessToken', secret: accessToken };
  const guest = GUEST.exec(header)?.[1];
  if (guest !== undefined) return { kind: 'guest', secret: guest };
  throw invalidSession('token');
}

/**
 * For a request whose Authorization header is not valid, or not valid any more. Nothing was read or written for it.
 * @param what a program that sends a token has no session to sign in to again.
 */
export function invalidSession(what: 'session' | 'token'): HttpProblem {
  return new HttpProblem({
    status: 401,
    code: 'invalid_session',
    message:
      what === 'session'
        ? t('This session has ended. Please sign in again.')
        : t('This token is not one of ours, or not any more. Send "Authorization: Bearer" and the whole token.'),
  });
}

export function isInvalidSession(error: unknown): error is HttpProblem {
  return error instanceof HttpProblem && error.code === 'invalid_session';
}
