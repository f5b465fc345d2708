import type { ServiceContext } from '../../context';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/** The checks of WebAuthn. Most processes never need them, so they are loaded with the first passkey. */
export const webAuthn = () => import('@simplewebauthn/server');

/** Longer than any answer of a browser. */
const MAX_ANSWER = 20_000;

/** The site that a passkey belongs to. A browser refuses to use it on any other. @throws NoPublicOrigin */
export function siteOf(ctx: Pick<ServiceContext, 'origin'>): { rpID: string; origin: string } {
  const origin = originOfLinks(ctx);
  return { rpID: new URL(origin).hostname, origin };
}

/** What a browser answered, as far as it is looked at before the checks of the library. */
export interface Answer {
  readonly id: string;
  readonly response: { readonly clientDataJSON: string };
}

/**
 * Reads a browser's answer and the challenge that it claims to have signed.
 * @param text PublicKeyCredential.toJSON() as text.
 * @returns null when it is no such answer.
 */
export function readAnswer(text: string): { answer: Answer; challenge: string } | null {
  if (text.length > MAX_ANSWER) return null;
  try {
    const answer = JSON.parse(text) as Answer;
    const { challenge } = JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString()) as {
      challenge: unknown;
    };
    return typeof answer.id === 'string' && typeof challenge === 'string' ? { answer, challenge } : null;
  } catch {
    return null;
  }
}
