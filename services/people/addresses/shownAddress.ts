import { looksLatin } from '@fairtab/domain/people/misleadingNames';
import { domainToUnicode } from 'node:url';

/**
 * An e-mail address, or a handle that may be one, as people read it: "ben@münchen.de" for "ben@xn--mnchen-3ya.de". A domain whose
 * letters only look Latin stays in ASCII, because it could be taken for another one.
 */
export function shownAddress(text: string): string {
  const [, mailbox, domain = ''] = /^([^@]+@)([^@]+)$/.exec(text) ?? [];
  if (mailbox === undefined || !/(^|\.)xn--/i.test(domain)) return text;
  const shown = domainToUnicode(domain);
  return shown === '' || shown.split('.').some(looksLatin) ? text : mailbox + shown;
}
