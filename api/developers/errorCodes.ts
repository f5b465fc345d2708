/** What a code of a refusal means in REST, and what a program does about it. A test compares the list with what is answered. */
export interface ErrorCode {
  readonly code: string;
  readonly statuses: readonly number[];
  readonly meaning: string;
  readonly remedy: string;
}

const row = (code: string, statuses: number | readonly number[], meaning: string, remedy: string): ErrorCode => ({
  code,
  statuses: typeof statuses === 'number' ? [statuses] : statuses,
  meaning,
  remedy,
});

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
];
