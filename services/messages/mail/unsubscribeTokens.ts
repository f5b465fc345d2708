import { z } from 'zod';
import { proven, type ProvenAddress } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import type { Sealer } from '../../platform/sealing/Sealer';
import { originOfLinks } from '../../platform/links/PublicOrigin';

/** What a link in a message ends: messages of one kind to an account, all messages to an address without one, or the newsletter. */
export type Unsubscription =
  | { readonly userId: string; readonly from: 'reminders' | 'activity' | 'news' }
  | { readonly address: string }
  | { readonly newsletter: string };

const shape = z.union([
  z.strictObject({ userId: z.string(), from: z.enum(['reminders', 'activity', 'news']) }),
  z.strictObject({ address: z.string() }),
  z.strictObject({ newsletter: z.string() }),
]);

/** Binds the sealed texts to their purpose. */
const PLACE = 'unsubscribe';

/** The link works as long as a key that sealed it is in DATA_KEYS. It shows nobody whose it is, and needs no row. */
export function unsubscribeUrl(ctx: Pick<ServiceContext, 'sealer' | 'origin'>, unsubscription: Unsubscription): string {
  return `${originOfLinks(ctx)}/unsubscribe?token=${ctx.sealer.seal(JSON.stringify(unsubscription), PLACE)}`;
}

/** The subscription that a link ends, once the link came back from the address that it was sent to. */
export type ReturnedUnsubscription =
  | Extract<Unsubscription, { userId: string }>
  | { readonly address: ProvenAddress }
  | { readonly newsletter: ProvenAddress };

/** @returns null for a token that was not made by Fairtab. */
export function readUnsubscription(sealer: Sealer, token: string): ReturnedUnsubscription | null {
  try {
    const read = shape.parse(JSON.parse(sealer.open(token, PLACE)));
    if ('address' in read) return { address: proven(read.address) };
    if ('newsletter' in read) return { newsletter: proven(read.newsletter) };
    return read;
  } catch {
    return null;
  }
}
