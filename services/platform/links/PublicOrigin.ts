declare const isPublic: unique symbol;

/**
 * The origin, without a path, at which whoever reads a message reaches this installation: `https://fairtab.example`. A link in a
 * message is written with nothing else, because a link that leads to the reader's own machine, or to a host that a request
 * merely names, is worse than none.
 */
export type PublicOrigin = string & { readonly [isPublic]: true };

/** Only what reads the configuration or checks a request calls this: ESLint refuses the import anywhere else (eslint.config.mjs). */
export function publicOrigin(origin: string): PublicOrigin {
  return origin as PublicOrigin;
}

/** A message was to be written, and nothing says where its links lead. The message tells whoever runs Fairtab what to set. */
export class NoPublicOrigin extends Error {
  override readonly name = 'NoPublicOrigin';
  constructor() {
    super('No message with a link is written, because the address of this installation is not known. Set PUBLIC_URL.');
  }
}

/** The origin of links in messages. @throws NoPublicOrigin */
export function originOfLinks({ origin }: { readonly origin: PublicOrigin | null }): PublicOrigin {
  if (origin === null) throw new NoPublicOrigin();
  return origin;
}
