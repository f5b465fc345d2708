import { t } from '@fairtab/domain/language/t';
import { InvalidInput } from '../../platform/errors';
import { MIN_PASSWORD } from '@fairtab/domain/inputs/accountFields';
import { hashPassword } from './passwords';

/** Our own name, with whatever is no letter around it. It is what many try on this site. */
const OUR_NAME = /^(\P{L}*fairtab)+\P{L}*$/iu;

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is on the list of those that attackers try first, in upper or lower case. The list is loaded when
 * it is first needed.
 */
async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return OUR_NAME.test(password) || (await loading).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused anyway.
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD));
}

/**
 * Hashes a new password.
 * @param path of the input's field that has it.
 * @throws InvalidInput when it is too common, TooManyAttempts when too many others are waiting.
 */
export async function hashNewPassword({ password, path }: { password: string; path: string }): Promise<string> {
  if (await isCommonPassword(password))
    throw new InvalidInput([{ path, message: t('This password is too common. Please choose another one.') }]);
  return hashPassword(password);
}
