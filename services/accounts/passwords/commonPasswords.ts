import { MIN_PASSWORD } from '@fairtab/domain/inputs/accountFields';

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is on the list of those that attackers try first, in upper or lower case. The list is loaded when
 * it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused anyway.
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD));
}
