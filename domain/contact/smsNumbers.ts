import { foldPhone } from './foldAddress';

/** Areas of +1 that are other countries than the United States and Canada. A text message there costs much more. */
const ISLANDS =
  '242 246 264 268 284 340 345 441 473 649 658 664 670 671 684 721 758 767 784 787 809 829 849 868 869 876 939'.split(
    ' ',
  );

/**
 * Whether SMS go to this number. Whoever runs Fairtab names the countries by the first digits of their numbers, because whoever
 * owns a dear number abroad would have Fairtab pay for messages to it.
 * @param prefixes digits without a plus. `1` is the United States and Canada: an island that shares it is named in full, such as `1876`.
 */
export function takesSms(phone: string, prefixes: readonly string[]): boolean {
  const digits = foldPhone(phone);
  const isIsland = digits.startsWith('1') && ISLANDS.includes(digits.slice(1, 4));
  return prefixes.some((prefix) => digits.startsWith(prefix) && !(isIsland && prefix === '1'));
}
