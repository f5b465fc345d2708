import { MIN_PASSWORD } from '@fairtab/domain/inputs/accountFields';

/** Our own name, with whatever is no letter around it. It is what many try on this site. */
const OUR_NAME = /^(\P{L}*fairtab)+\P{L}*$/iu;

let loading: Promise<ReadonlySet<string>> | null = null;

/**
 * Whether a password is on the list of those that attackers try first, in upper or lower case. The list is loaded when
 * it is first needed.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return OUR_NAME.test(password) || (await loading).has(password.toLowerCase());
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  // Shorter ones are refused anyway.
  return new Set(dictionary['passwords-common'].filter(({ length }) => length >= MIN_PASSWORD));
}
