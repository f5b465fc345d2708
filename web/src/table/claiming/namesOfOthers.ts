/** How many names can be chosen. More would push the button out of view on a phone. */
export const MOST_NAMES = 6;

interface Person {
  readonly diner: string;
  readonly name: string;
}

/** The names at the table that are not of this device, each once. */
export function namesOfOthers(people: readonly Person[], diner: string | null): readonly string[] {
  return [...new Set(people.filter((person) => person.diner !== diner).map(({ name }) => name))];
}

/** Who at the table has the name that was typed. */
export function namesakeOf(typed: string, others: readonly string[]): string | undefined {
  return others.find((other) => other.toLowerCase() === typed.trim().toLowerCase());
}
