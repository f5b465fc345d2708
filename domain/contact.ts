const EMAIL = /^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;
const MAX_EMAIL = 254;

/** @returns the address without surrounding spaces, or null when it is not a plain email address. */
export function cleanEmail(text: string): string | null {
  const email = text.trim();
  return email.length <= MAX_EMAIL && EMAIL.test(email) ? email : null;
}

/** @returns a United States number as "415-555-0123", or null when it is not such a number. */
export function cleanUsPhone(text: string): string | null {
  const phone = text.trim();
  if (phone.length > 30 || !/^\+?[\d\s().-]+$/.test(phone)) return null;
  const match = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(phone.replace(/\D/g, ''));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : null;
}

/** Accepts any digits with the usual punctuation, because a diner may have a number from abroad. */
export function cleanPhone(text: string): string | null {
  const phone = text.trim();
  const digits = phone.replace(/\D/g, '');
  const plausible = phone.length <= 30 && /^\+?[\d ()./-]+$/.test(phone) && digits.length >= 7 && digits.length <= 15;
  return plausible ? phone : null;
}
