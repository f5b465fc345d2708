import { t } from '../language/t';
import { readEmail } from './contactFields';
import type { Reading } from './lines';
import { field, shape } from './shape';

function readConsent(raw: unknown): Reading<true> {
  return raw === true ? { ok: true, value: true } : { ok: false, message: t('Please agree to get the newsletter') };
}

function readAddress(raw: unknown): Reading<string> {
  const email = readEmail(raw);
  if (!email.ok) return email;
  const { value } = email;
  return value === null ? { ok: false, message: t('Email is required') } : { ok: true, value };
}

export const newsletterInput = shape({
  email: field(readAddress),
  isBusinessEarlyAccess: field((raw): Reading<boolean> => ({ ok: true, value: raw === true })),
  consents: field(readConsent),
});
