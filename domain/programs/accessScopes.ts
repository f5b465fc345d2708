import { t } from '../language/t';

/** What an access token may be allowed to do. */
export const ACCESS_SCOPES = [
  'receipts:read',
  'receipts:write',
  'claims',
  'payments',
  'exports',
  'account:read',
  'webhooks',
] as const;
export type AccessScope = (typeof ACCESS_SCOPES)[number];

/** What each scope allows, as a phrase for people. */
export const SCOPE_MEANINGS: { readonly [Scope in AccessScope]: () => string } = {
  'receipts:read': () => t('See your bills, and who owes whom'),
  'receipts:write': () => t('Make and change bills and evenings'),
  claims: () => t('Claim items, and answer what is asked of you on a bill'),
  payments: () => t('Report and confirm payments, and change your saved payment methods'),
  exports: () => t('Make files of your bills and download them'),
  'account:read': () => t('See your profile'),
  webhooks: () => t('Have what happens on your bills sent to addresses'),
};

export function isAccessScope(text: string): text is AccessScope {
  return ACCESS_SCOPES.some((scope) => scope === text);
}
