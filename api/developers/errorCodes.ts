/** Where programs meet a code: in the body of REST, in `extensions` of an error of GraphQL, as that of a closed socket, or in what is no API. */
export type ErrorPlace = 'rest' | 'graphql' | 'socket' | 'elsewhere';

/** What a code of a refusal means, and what a program does about it. Each has a page; a test finds codes without one. */
export interface ErrorCode {
  readonly code: string;
  readonly place: ErrorPlace;
  /** The status over HTTP; none for a socket. */
  readonly status: number | null;
  readonly meaning: string;
  readonly remedy: string;
  /** The same refusal elsewhere: types of the unions of mutations, and codes of other places. */
  readonly alsoAs: readonly string[];
}

const ALSO_AS: Readonly<Record<string, readonly string[]>> = {
  malformed: ['BAD_REQUEST'],
  invalid_session: ['4403'],
  not_signed_in: ['NotSignedIn'],
  invalid_credentials: ['InvalidCredentials'],
  code_required: ['CodeRequired'],
  not_allowed: ['NotAllowed'],
  not_found: ['NotFound', 'NOT_FOUND'],
  already_claimed: ['AlreadyClaimed'],
  conflict: ['Conflict', 'EditedMeanwhile'],
  invalid_input: ['InvalidInput', 'BAD_USER_INPUT'],
  amount_mismatch: ['AmountMismatch'],
  too_many_attempts: ['TooManyAttempts', 'TOO_MANY_ATTEMPTS'],
  internal: ['INTERNAL_SERVER_ERROR'],
  BAD_REQUEST: ['malformed'],
  BAD_USER_INPUT: ['invalid_input'],
  NOT_FOUND: ['not_found'],
  TOO_MANY_ATTEMPTS: ['too_many_attempts'],
  INTERNAL_SERVER_ERROR: ['internal'],
  '4403': ['invalid_session'],
  '4500': ['internal'],
};

const rowOf =
  (place: ErrorPlace) =>
  (code: string, status: number | null, meaning: string, remedy: string): ErrorCode => ({
    code,
    place,
    status,
    meaning,
    remedy,
    alsoAs: ALSO_AS[code] ?? [],
  });
const row = rowOf('rest');
const graphql = rowOf('graphql');
const elsewhere = rowOf('elsewhere');
const socket = (code: number, meaning: string, remedy: string): ErrorCode =>
  rowOf('socket')(String(code), null, meaning, remedy);

export const ERROR_CODES: readonly ErrorCode[] = [
  row('malformed', 400, 'The body is no JSON, or a cursor or a parameter is none.', 'Correct the request.'),
  row(
    'invalid_session',
    401,
    'The Authorization is not valid, or not any more. Nothing was read or written.',
    'Ask for a new token. Do not go on without the header: you would be nobody.',
  ),
  row('not_signed_in', 401, 'The call is about an account, and nobody is signed in.', 'Send a token of an account.'),
  row('invalid_credentials', 401, 'The name, the password or the code is wrong.', 'Ask the person again.'),
  row('code_required', 401, 'The account has a second factor.', 'Send the code as well.'),
  row(
    'not_allowed',
    403,
    'It is not yours to do, such as to pay the claim of somebody else.',
    'The message says who may.',
  ),
  row(
    'missing_scope',
    403,
    'The access token lacks a scope.',
    'Ask for a token with the scope that the message names, or with another one that the call names in the reference.',
  ),
  row('not_for_tokens', 403, 'No access token may do this.', 'Let the person do it, signed in.'),
  row(
    'wrong_origin',
    403,
    'A page of an origin that is not listed here wants to change something, with a token or without.',
    'Ask whoever runs this server to list the origin in CORS_ORIGINS, and send a token.',
  ),
  row(
    'not_found',
    404,
    'There is no such thing, or you may not see it. Both look the same.',
    'Check the id and the token.',
  ),
  row('wrong_method', 405, 'The address takes other methods.', 'See the reference.'),
  row('too_slow', 408, 'The photo came in too slowly.', 'Send it again.'),
  row(
    'already_claimed',
    409,
    'Somebody else was faster: less of the item is left than was wanted.',
    'Read the receipt and offer what is left.',
  ),
  row(
    'conflict',
    409,
    'The thing is in a state that does not allow it, was edited meanwhile, or the idempotency key was used for another request.',
    'Read it again. The message says what stands in the way.',
  ),
  row('too_large', 413, 'The body or the photo is too large.', 'Send less.'),
  row(
    'wrong_content_type',
    415,
    'The body is of a kind that is not taken here.',
    'Send application/json, or the form that the call names.',
  ),
  row('not_a_photo', 415, 'The file is no photo that can be read.', 'Send JPEG, PNG, WebP or HEIC.'),
  row(
    'invalid_input',
    422,
    'A field is wrong. `fields` says which, with a sentence for each.',
    'Show the sentences beside the fields.',
  ),
  row('amount_mismatch', 422, 'The amount is not what is to be paid.', 'Read what is left, and ask the person again.'),
  row('empty_photo', 422, 'The photo has no bytes.', 'Choose it again.'),
  row('animated_photo', 422, 'The photo is an animation.', 'Send a still photo.'),
  row('too_many_pixels', 422, 'The photo has more than 50 megapixels.', 'Send a smaller one.'),
  row('broken_photo', 422, 'The photo is damaged.', 'Take it again.'),
  row(
    'not_a_receipt',
    422,
    'There is no bill on the photo or in the text.',
    'Ask for another one, or let it be typed.',
  ),
  row('unreadable', 422, 'The bill on the photo cannot be read.', 'Ask for a sharper photo, or let it be typed.'),
  row('unclear', 422, 'No bill can be made of what was read.', 'Let it be typed.'),
  row(
    'too_many_attempts',
    429,
    'A limit. The header Retry-After says when it ends.',
    'Wait, then send the same again.',
  ),
  row(
    'internal',
    500,
    'A fault on our side. The header X-Request-Id names it.',
    'Send the same again with its key, and tell us.',
  ),
  row('unavailable', 503, 'Nobody can answer just now.', 'Send the same again with its key, after Retry-After.'),
  row('busy', 503, 'Too many photos are being read.', 'Send it again, after Retry-After.'),
  graphql(
    'BAD_REQUEST',
    400,
    'The request, an id, a cursor or a search is malformed. In a field it is answered with 200, beside the data of the others.',
    'Correct the request.',
  ),
  graphql(
    'BAD_USER_INPUT',
    200,
    'A variable is not of its type. `fields` says which, and what else is wrong with the input.',
    'Correct the variables. Show the sentences of `fields` beside the fields.',
  ),
  graphql('GRAPHQL_PARSE_FAILED', 200, 'The document is none.', 'Correct the document.'),
  graphql(
    'GRAPHQL_VALIDATION_FAILED',
    200,
    'The document asks for what the schema does not have.',
    'Correct the document. Generated types find this before you send it.',
  ),
  graphql(
    'NOT_FOUND',
    200,
    'A subscription asks for something that is not there, or not for you.',
    'Ask for another id, or send the right token.',
  ),
  graphql(
    'TOO_COMPLEX',
    200,
    'The document may have too large an answer, or is nested too deeply.',
    'Ask for less, or for smaller pages.',
  ),
  graphql(
    'TOO_MANY',
    200,
    'There are 20 subscriptions on this socket.',
    'Open another socket, or use `receiptEvents`.',
  ),
  graphql(
    'TOO_MANY_ATTEMPTS',
    429,
    'A limit. `retryAfterSeconds` says how long to wait. That of a field is answered with 200, beside the data of the others.',
    'Wait, then send the same again.',
  ),
  graphql(
    'INTERNAL_SERVER_ERROR',
    200,
    'A fault on our side; `requestId` names it.',
    'Send the same again with its key, and tell us.',
  ),
  socket(
    4403,
    'The token is not valid, or not any more. Before the acknowledgement or at any time.',
    'Ask for a new token. Do not connect again with this one.',
  ),
  socket(1013, 'Too many at once.', 'Connect again after the time that the reason names, or after a while.'),
  socket(
    1012,
    'The server is replaced, or may have missed that a session has ended.',
    'Connect again at once, with the last cursor.',
  ),
  socket(1001, 'The server goes away.', 'Connect again at once, with the last cursor.'),
  socket(1006, 'The network broke.', 'Connect again at once, with the last cursor.'),
  socket(4400, 'A message is not one of `graphql-transport-ws`.', 'Use a client for it.'),
  socket(4406, 'The subprotocol is not `graphql-transport-ws`.', 'Use a client for it.'),
  socket(4408, 'The first message, `connection_init`, did not come in time.', 'Use a client for it.'),
  socket(4500, 'A fault on our side.', 'Connect again after a while, and tell us.'),
  elsewhere('not_signed', 400, 'A report of the processor of card payments has no signature.', 'It is not for you.'),
  elsewhere(
    'wrong_signature',
    400,
    'A report of the processor of card payments is not signed with its secret.',
    'It is not for you. An operator compares the secrets.',
  ),
  elsewhere(
    'not_built',
    404,
    'The pages of the app are not built on this server.',
    'An operator runs `npm start`, which builds them. The API is there without.',
  ),
];
