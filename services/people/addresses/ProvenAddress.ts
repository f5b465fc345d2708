declare const isProven: unique symbol;

/**
 * An e-mail address or phone number that its owner has shown to read: a link that was sent there came back, or an account
 * has it as its verified address. A lookup by address takes nothing else, because anybody can type any address.
 */
export type ProvenAddress = string & { readonly [isProven]: true };

/**
 * Only what has verified an address calls this: ESLint refuses the import anywhere else (eslint.config.mjs names the files).
 */
export function proven(address: string): ProvenAddress {
  return address as ProvenAddress;
}

/** The condition that a row has this address. ESLint refuses an address in a condition that is written in another way. */
export function atEmail(address: ProvenAddress): { readonly email: ProvenAddress } {
  return { email: address };
}
