import { t } from '@fairtab/domain/language/t';
import { InvalidInput } from '../../platform/errors';
import { isCommonPassword } from './commonPasswords';
import { hashPassword } from './passwords';

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
