import { z } from 'zod';
import { proven, type ProvenAddress } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import type { Sealer } from '../../platform/sealing/Sealer';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/** Somebody asked for the newsletter to an address, and agreed to it. Only its owner can confirm that. */
export interface NewsletterRequest {
  /** In lower case. Proven once the link came back. */
  readonly email: string;
  readonly isBusinessEarlyAccess: boolean;
  /** In ms since 1970. */
  readonly askedAtMs: number;
}

/** How long a mailed link can be confirmed. */
export const CONFIRM_WITHIN_MS = 7 * 24 * 60 * 60 * 1000;

const shape = z.strictObject({ email: z.string(), isBusinessEarlyAccess: z.boolean(), askedAtMs: z.number() });
/** Binds the sealed texts to their purpose. */
const PLACE = 'newsletter';

/** The link carries the request, so that an address that nobody confirms is never stored. */
export function confirmationUrl(ctx: Pick<ServiceContext, 'sealer' | 'origin'>, request: NewsletterRequest): string {
  return `${originOfLinks(ctx)}/newsletter?token=${ctx.sealer.seal(JSON.stringify(request), PLACE)}`;
}

/** @returns null for a token that was not made by Fairtab, or that is too old. */
export function readConfirmation(
  sealer: Sealer,
  { token, now }: { token: string; now: Date },
): (NewsletterRequest & { readonly email: ProvenAddress }) | null {
  try {
    const request = shape.parse(JSON.parse(sealer.open(token, PLACE)));
    return now.getTime() - request.askedAtMs <= CONFIRM_WITHIN_MS ? { ...request, email: proven(request.email) } : null;
  } catch {
    return null;
  }
}
