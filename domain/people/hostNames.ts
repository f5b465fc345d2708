/**
 * What `t('Host')` says in each language. The word of the host's language is kept on the receipt, and others read it in another
 * language, so it is known by all of them.
 */
const WORDS = ['Host', 'Anfitrión'];

/** Whether a host has given no name, so that the receipt has the word for a host in its place. */
export function isNamelessHost(hostName: string): boolean {
  return WORDS.includes(hostName);
}
