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
  if (own.some(({ name }) => summary.endsWith(t(' from {name} did not arrive', { name })))) return null;
  return own.reduce((said, { name }) => speakTo(name, said), summary);
}

function speakTo(name: string, summary: string): string {
  return summary
    .replace(t('the claim of {name} on ', { name }), t('your claim on '))
    .replace(t(' treats {name} to ', { name }), t(' treats you to '))
    .replace(t(' of {name} over ', { name }), t(' of yours over '));
}
