import { useMemo } from 'react';
import type { TablePerson } from './tableState';

/** How one person looks everywhere at a table. */
export interface DinerLook {
  /** The name, with a number when another device uses the same one: "Ana", "Ana 2". */
  readonly label: string;
  /** One or two letters. */
  readonly initials: string;
  /** The number of a colour in ui/global.css. */
  readonly tint: number;
}

export type LookOf = (person: { readonly diner: string; readonly name: string }) => DinerLook;

type Known = Pick<TablePerson, 'diner' | 'name'>;

/** As many as ui/global.css has colours of people. */
const TINT_COUNT = 10;

/**
 * Gives every person of a receipt a colour and initials. The colour follows from the name, so it stays when others come
 * and go; a person whose colour is taken already gets the next free one.
 * @param people in the order in which they came.
 */
export function dinerLooks(people: readonly Known[]): LookOf {
  const looks = new Map<string, DinerLook>();
  const taken = new Set<number>();
  const namesakes = new Map<string, number>();
  for (const person of people) {
    const key = keyOf(person);
    if (looks.has(key)) continue;
    const name = person.name.toLowerCase();
    const count = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, count);
    if (taken.size === TINT_COUNT) taken.clear();
    const tint = freeTint(name, taken);
    taken.add(tint);
    looks.set(key, lookFor(count === 1 ? person.name : `${person.name} ${count}`, tint));
  }
  return (person) => looks.get(keyOf(person)) ?? lookFor(person.name, freeTint(person.name.toLowerCase(), new Set()));
}

/** The same function until somebody comes, goes or is renamed. */
export function useDinerLooks(people: readonly Known[]): LookOf {
  const names = JSON.stringify(people.map(({ diner, name }) => [diner, name]));
  // Amounts change all the time, but only the values in `names` change a look.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  return useMemo(() => dinerLooks(people), [names]);
}

function keyOf({ diner, name }: Known): string {
  return `${diner}:${name.toLowerCase()}`;
}

function lookFor(label: string, tint: number): DinerLook {
  return { label, initials: initialsOf(label), tint };
}

/** The first letters of two words, or two letters of one word. A letter keeps its accents, and a flag both of its halves. */
function initialsOf(label: string): string {
  const words = label.split(/\s+/u).map((word) => word.match(/(?:\p{RI}\p{RI}|\P{M})\p{M}*/gu) ?? []);
  const [first = [], second = []] = words;
  return (second[0] ? [first[0], second[0]] : first.slice(0, 2)).join('');
}

function freeTint(name: string, taken: ReadonlySet<number>): number {
  let hash = 0;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  let tint = hash % TINT_COUNT;
  while (taken.has(tint)) tint = (tint + 1) % TINT_COUNT;
  return tint;
}
