/** What somebody is called on others' bills once their account is gone. */
export const FORMER_GUEST = 'Former guest';

/** The words behind which a summary of the trail names a person, and those that follow the name. */
const AHEAD = '(?:of|from|says) ';
const BEHIND = '(?= (?:on|paid|after|did) |$)';

/**
 * A sentence of the trail without somebody's names.
 * @param names what they were called on this receipt.
 * @param isTheirs whether it is about something they did: then it begins with the name. A sentence about somebody else
 * may begin with the same one.
 */
export function withoutNames(
  summary: string,
  { names, isTheirs }: { names: readonly string[]; isTheirs: boolean },
): string {
  if (names.length === 0) return summary;
  // "Ana Lee" before "Ana", so that no half of a name stays.
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  const anyName = `(?:${longestFirst.map(escaped).join('|')})`;
  const mentioned = summary.replace(new RegExp(`(${AHEAD})${anyName}${BEHIND}`, 'g'), `$1${FORMER_GUEST}`);
  return isTheirs ? mentioned.replace(new RegExp(`^${anyName}(?= )`), FORMER_GUEST) : mentioned;
}

function escaped(name: string): string {
  return name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
