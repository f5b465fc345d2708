import { z } from 'zod';
import { dateTime, id } from '../shapes';

export const credentials = z.object({ username: z.string(), password: z.string() });
export const login = credentials.extend({
  code: z
    .string()
    .nullish()
    .describe('Of the authenticator app, or a recovery code; asked for with the code "code_required".'),
});
export const signedUp = z.object({ username: z.string() });
export const loggedIn = z.object({
  sessionId: z.string().describe('Send it as `Authorization: Bearer`; browsers also get it as a cookie.'),
  id,
  username: z.string(),
});
export const loggedOut = z.object({ loggedOut: z.boolean().describe('Whether there was a session to end.') });
export const user = z.object({
  id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  createdAt: dateTime,
});
