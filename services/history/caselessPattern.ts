/**
 * A regular expression for PostgreSQL that finds a text in any case. No character has a special meaning in it. The cases
 * are spelled out, because the database itself ignores only the case of ASCII letters.
 */
export function caselessPattern(text: string): string {
  return Array.from(text, inAnyCase).join('');
}

function inAnyCase(character: string): string {
  const cases = new Set([character, character.toLowerCase(), character.toUpperCase()]);
  // Some characters become several letters in the other case; a bracket expression matches only one.
  const single = [...cases].filter((each) => Array.from(each).length === 1);
  return single.length === 1 ? literally(character) : `[${single.join('')}]`;
}

function literally(character: string): string {
  return /[!-/:-@[-`{-~]/.test(character) ? `\\${character}` : character;
}
