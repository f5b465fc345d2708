/**
 * A regular expression for PostgreSQL that finds a text in any case, and nothing else: every character stands for itself.
 * The database folds the case of ASCII alone, whatever its locale, so the cases are spelled out here.
 */
export function caselessPattern(text: string): string {
  return Array.from(text, inAnyCase).join('');
}

function inAnyCase(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  // Some have a case of several letters, which no single place in a text can hold.
  const single = [...cases].filter((each) => Array.from(each).length === 1);
  return single.length === 1 ? literally(character) : `[${single.join('')}]`;
}

function literally(character: string): string {
  return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
}
