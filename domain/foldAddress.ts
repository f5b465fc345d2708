const DOTLESS = ['gmail.com', 'googlemail.com'];

/**
 * One text for all spellings of an address that lead to one reader, so that what counts for a reader cannot be had again by another
 * spelling: letters in lower case, without what follows a plus, without the dots that Gmail ignores. Of a phone number the
 * digits with those of its country; a number without a country is one of North America, as everywhere in Fairtab.
 * It is for counting and for refusing, never for sending.
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
