/** The name that replaces a guest's names on other hosts' bills once the account is deleted. */
export const FORMER_GUEST = 'Former guest';

/**
 * In a trail sentence, a name stands behind one of these words and in front of one of those. A line is stored in the language
 * of whoever acted and does not say which that was, so the words of all languages count.
 */
const AHEAD = '(?<= (?:of|from|to|with|says|treats|de|a|con|que|dice:|&) )';
const BEHIND = '(?= (?:on|over|paid|after|did|to|treats|en|entre|pagó|después|invita|&) |: |$)';

/**
 * A trail sentence in which a guest's names are replaced.
 * @param details.names the guest's names on this receipt
 * @param details.isTheirs whether the guest did what the sentence says. Then it begins with the guest's name. A sentence
 * about another guest may begin with the same name, and keeps it.
 */
export function withoutNames(
  summary: string,
  { names, isTheirs }: { names: readonly string[]; isTheirs: boolean },
): string {
  if (names.length === 0) return summary;
  // "Ana Lee" is replaced before "Ana", so that no part of a name remains.
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const anyName = `(?:${longestFirst.map(escaped).join('|')})`;
  // Their own sentence begins with the name of two people as a whole, before one of the two is looked for in it.
  const begun = isTheirs ? summary.replace(new RegExp(`^${anyName}(?= )`), FORMER_GUEST) : summary;
  return begun.replace(new RegExp(`${AHEAD}${anyName}${BEHIND}`, 'g'), FORMER_GUEST);
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
