import { plainCharacters, urlOf } from '../text';

const EMAIL =
  /^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/;
const MAX_EMAIL = 254;
/** Longer than any address with its marks, so that no long text is normalised. */
const MAX_TYPED = 400;

/**
 * @returns the address as mail servers know it, or null when it is not a plain email address. The domain is in ASCII
 * ("xn--mnchen-3ya.de"), so that the same address is always the same text; shownAddress.ts in services writes it for people.
 */
export function cleanEmail(text: string): string | null {
  const [, mailbox = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(pastedAddress(typedText(text))) ?? [];
  const email = `${mailbox}@${asciiDomain(domain)}`;
  return email.length <= MAX_EMAIL && EMAIL.test(email) ? email : null;
}

/** What a link to an address, and the field of a mail program, have around it: "mailto:ben@x.com", "Ben <ben@x.com>". */
function pastedAddress(text: string): string {
  const [, inBrackets = text] = /^[^<>]*<([^<>]+)>$/.exec(text) ?? [];
  return inBrackets.replace(/^mailto:/i, '');
}

/** A domain in the letters of any script becomes its ASCII form. @returns an empty text when it is no domain. */
function asciiDomain(domain: string): string {
  if (/^[\x20-\x7E]*$/.test(domain) && !/(^|\.)xn--/i.test(domain)) return domain;
  // Anything else would be a part of an address of the web.
  if (!/^[\p{L}\p{M}\p{N}.。・·-]+$/u.test(domain)) return '';
  return urlOf(`http://${domain}`)?.hostname ?? '';
}

/**
 * @returns a United States number as "415-555-0123", or null when it is not such a number. Behind a plus stands the code of a
 * country, so "+65 6789 4567" is one of Singapore.
 */
export function cleanUsPhone(text: string): string | null {
  const phone = typedNumber(text);
  if (phone.length > 30 || !/^\+?[\d\s().-]+$/.test(phone)) return null;
  if (/^\+\D*[^1\D]/.test(phone)) return null;
  const match = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(phone.replace(/\D/g, ''));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

/** Accepts any digits with the usual punctuation, because a diner may have a number from abroad. */
export function cleanPhone(text: string): string | null {
  const phone = typedNumber(text);
  const digits = phone.replace(/\D/g, '');
  const plausible = phone.length <= 30 && /^\+?[\d ()./-]+$/.test(phone) && digits.length >= 7 && digits.length <= 15;
  return plausible ? phone : null;
}

const typedText = (text: string): string => (text.length > MAX_TYPED ? '' : plainCharacters(text));

/** Without what a link to a number begins with. */
const typedNumber = (text: string): string => typedText(text).replace(/^(?:tel|sms):/i, '');
