import { t } from '@fairtab/domain/language/t';
import type { TablePerson } from './tableState';

/**
 * A line of the trail as it is said to one diner: "your claim" in place of "the claim of Ana", when the diner is Ana. A name
 * that another diner has, too, stays, because the line does not say which of them is meant.
 * @returns null for what a notice on the screen tells the diner (paying/DisputeNotice.tsx)
 */
export function spokenTo({
  summary,
  viewer,
  people,
}: {
  summary: string;
  viewer: string | null;
  people: readonly Pick<TablePerson, 'diner' | 'name'>[];
}): string | null {
  const isOwn = ({ diner }: { diner: string }): boolean => diner === viewer;
  const others = new Set(people.filter((person) => !isOwn(person)).map(({ name }) => name));
  const own = people.filter((person) => isOwn(person) && !others.has(person.name));
  if (own.some(({ name }) => partsOf(summary, disputeOf(name)))) return null;
  return own.reduce((said, { name }) => speakTo(name, said), summary);
}

/** Stand for what differs from line to line. Nobody types such letters. */
const [A, B, C] = ['\uE000', '\uE001', '\uE002'];

/** The lines of the trail that name whom they are about (domain/moves), and how they are said to that diner. */
const LINES: readonly {
  readonly about: (name: string) => string;
  readonly toThem: (a: string, b: string, c: string) => string;
}[] = [
  {
    about: (name) =>
      t('{hostName} cancelled the claim of {claimerName} on {name}', { hostName: A, claimerName: name, name: B }),
    toThem: (hostName, name) => t('{hostName} cancelled your claim on {name}', { hostName, name }),
  },
  {
    about: (name) =>
      t('{hostName} reopened the claim of {claimerName} on {name}', { hostName: A, claimerName: name, name: B }),
    toThem: (hostName, name) => t('{hostName} reopened your claim on {name}', { hostName, name }),
  },
  {
    about: (name) => t('{payerName} treats {name} to {money}', { payerName: A, name, money: B }),
    toThem: (payerName, money) => t('{payerName} treats you to {money}', { payerName, money }),
  },
  {
    about: (name) =>
      t('{actorName} spread the {money} of {name} over {count} people', { actorName: A, money: B, name, count: C }),
    toThem: (actorName, money, count) =>
      t('{actorName} spread the {money} of yours over {count} people', { actorName, money, count }),
  },
];

function disputeOf(name: string): string {
  return t('{hostName} says {amount} from {payerName} did not arrive', { hostName: A, amount: B, payerName: name });
}

/** A line in another language than the page's is left as it is. */
function speakTo(name: string, summary: string): string {
  for (const { about, toThem } of LINES) {
    const parts = partsOf(summary, about(name));
    if (parts) return toThem(...parts);
  }
  return summary;
}

/** What stands in a line in the places of A, B and C; null when the line is another one. */
function partsOf(summary: string, line: string): [string, string, string] | null {
  const pattern = line
    .replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')
    .replace(A, '(?<a>.+)')
    .replace(B, '(?<b>.+)')
    .replace(C, '(?<c>.+)');
  const found = new RegExp(`^${pattern}$`).exec(summary)?.groups;
  return found ? [found['a'] ?? '', found['b'] ?? '', found['c'] ?? ''] : null;
}
