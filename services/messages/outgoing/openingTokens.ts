import { z } from 'zod';
import { proven, type ProvenAddress } from '../../people/addresses/ProvenAddress';
import type { ServiceContext } from '../../context';
import { originOfLinks } from '../../platform/links/PublicOrigin';
import type { Sealer } from '../../platform/sealing/Sealer';

/** What the link of a first message opens. */
interface Opening {
  readonly receiptId: string;
  /** The guest who left the address there. */
  readonly guestId: string;
  readonly address: string;
  /** The page of our own that the link leads to. */
  readonly path: string;
}

const shape = z.strictObject({
  receiptId: z.string(),
  guestId: z.string(),
  address: z.string(),
  path: z.string().regex(/^\/[\w/-]+$/),
});
/** Binds the sealed texts to their purpose. */
const PLACE = 'first-message';
export const OPENING_PATH = '/from-letter';

/** The link works as long as a key that sealed it is in DATA_KEYS. It shows nobody whose it is, and needs no row. */
export function openingUrl(ctx: Pick<ServiceContext, 'sealer' | 'origin'>, opening: Opening): string {
  return `${originOfLinks(ctx)}${OPENING_PATH}?token=${ctx.sealer.seal(JSON.stringify(opening), PLACE)}`;
}

/** @returns null for a token that was not made by Fairtab. Whoever has one has read the message. */
export function readOpening(sealer: Sealer, token: string): (Opening & { readonly address: ProvenAddress }) | null {
  try {
    const opening = shape.parse(JSON.parse(sealer.open(token, PLACE)));
    return { ...opening, address: proven(opening.address) };
  } catch {
    return null;
  }
}
