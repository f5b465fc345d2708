import { z } from 'zod';
import type { Sealer } from '../sealing/Sealer';

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
export function unsubscribeUrl(
  { sealer, origin }: { sealer: Sealer; origin: string },
  unsubscription: Unsubscription,
): string {
  return `${origin}/unsubscribe?token=${sealer.seal(JSON.stringify(unsubscription), PLACE)}`;
}

/** @returns null for a token that was not made by Fairtab. */
export function readUnsubscription(sealer: Sealer, token: string): Unsubscription | null {
  try {
    return shape.parse(JSON.parse(sealer.open(token, PLACE)));
  } catch {
    return null;
  }
}
