import { isAccessScope, type AccessScope } from '../programs/accessScopes';
import { t } from '../language/t';
import { readCount } from './fields';
import { isAbsent, readLine, type Reader } from './lines';
import { field, shape } from './shape';

export const MAX_TOKEN_NAME = 50;
/** How long an access token may work, in days. */
export const TOKEN_DAYS = { default: 90, most: 365 } as const;

const days: Reader<number> = (raw) =>
  isAbsent(raw)
    ? { ok: true, value: TOKEN_DAYS.default }
    : readCount({ label: () => t('Days'), max: TOKEN_DAYS.most })(raw);

const scopes: Reader<AccessScope[]> = (raw) => {
  const given: unknown[] = Array.isArray(raw) ? raw : [];
  if (given.length === 0) return { ok: false, message: t('Choose what the token may do') };
  const known = given.filter((scope): scope is AccessScope => typeof scope === 'string' && isAccessScope(scope));
  return known.length === given.length
    ? { ok: true, value: [...new Set(known)] }
    : { ok: false, message: t('There is no such scope') };
};

/** A new access token. The password is checked apart. */
export const createAccessTokenInput = shape({
  name: field(readLine({ label: () => t('Name'), max: MAX_TOKEN_NAME, required: () => t('Name is required') })),
  scopes: field(scopes),
  days: field(days),
});
