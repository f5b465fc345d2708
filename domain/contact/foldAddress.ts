const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * One text for all spellings of an address that lead to one reader, so that another spelling does not get around a limit.
 * An e-mail address is in lower case, without what follows a plus, and without the dots that Gmail ignores. A phone number is
 * its digits after the code of its country; a number without a country is from North America, as everywhere in Fairtab.
 * The text is for counting and for refusing, never for sending.
 */
export function foldAddress(address: string): string {
  const [local = '', domain] = address.trim().toLowerCase().split('@');
  if (domain === undefined) return foldPhone(address);
  const plain = local.replace(/(?!^)\+.*$/, '');
  return DOTLESS.includes(domain) ? `${plain.replaceAll('.', '')}@gmail.com` : `${plain}@${domain}`;
}

/** The digits of a phone number, with those of its country, without a plus. */
export function foldPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 10 && !phone.trim().startsWith('+') ? `1${digits}` : digits;
}
