import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { describePortions } from '../portions';
import type { TableClaim } from '../tableState';
import { useTable } from '../TableContext';
import { Avatar } from '../../ui/Avatar';
import { CheckIcon } from '../../ui/icons';
import { color, font, space } from '../../ui/tokens';
import { VisuallyHidden } from '../../ui/VisuallyHidden';

type Claim = Pick<TableClaim, 'id' | 'diner' | 'claimerName' | 'units' | 'splitCount' | 'status'>;

/** More people than these are a number. */
const SHOWN = 4;

/** Who had a dish, as initials on one line: one for each person, however often they claimed. */
export function Claimants({ claims, quantity }: { claims: readonly Claim[]; quantity: number }) {
  const { lookOf } = useTable();
  const people = byPerson(claims);
  if (people.length === 0) return null;
  const shown = people.length > SHOWN ? people.slice(0, SHOWN - 1) : people;
  const rest = people.slice(shown.length);
  const lookOfPerson = ([claim]: readonly Claim[]) =>
    lookOf({ diner: claim?.diner ?? '', name: claim?.claimerName ?? '' });
  return (
    <List>
      {shown.map((person) => {
        const { label, initials, tint } = lookOfPerson(person);
        return (
          <li key={person[0]?.id} title={label}>
            <Avatar initials={initials} tint={tint} struck={isCancelled(person)} />
            {isPaid(person) && (
              <Stamp>
                <CheckIcon />
              </Stamp>
            )}
            <VisuallyHidden>{describePerson({ label, person, quantity })}</VisuallyHidden>
          </li>
        );
      })}
      {rest.length > 0 && (
        <li>
          <Number aria-hidden="true">+{rest.length}</Number>
          <VisuallyHidden>
            {rest.map((person) => describePerson({ label: lookOfPerson(person).label, person, quantity })).join('; ')}
          </VisuallyHidden>
        </li>
      )}
    </List>
  );
}

/** The claims of each person, oldest first. A cancelled claim is left out when the person has another one. */
function byPerson(claims: readonly Claim[]): Claim[][] {
  const people = new Map<string, Claim[]>();
  for (const claim of claims) {
    const key = `${claim.diner}:${claim.claimerName.toLowerCase()}`;
    people.set(key, [...(people.get(key) ?? []), claim]);
  }
  return [...people.values()].map((own) => {
    const live = own.filter(({ status }) => status !== 'CANCELLED');
    return live.length > 0 ? live : own.slice(-1);
  });
}

const isCancelled = (person: readonly Claim[]): boolean => person[0]?.status === 'CANCELLED';
const isPaid = (person: readonly Claim[]): boolean => person.every(({ status }) => status === 'PAID');

function describePerson(details: { label: string; person: readonly Claim[]; quantity: number }): string {
  const { label, person, quantity } = details;
  if (isCancelled(person)) return t('{name}, cancelled by the host', { name: label });
  const had = [label, describePortions(person, quantity)].filter(Boolean).join(' ');
  return isPaid(person) ? t('{had}, paid', { had }) : had;
}

const List = styled.ul`
  display: flex;
  flex: none;
  gap: ${space.xxs};
  li {
    position: relative;
    display: flex;
  }
`;

const Stamp = styled.span`
  position: absolute;
  right: -0.3125rem;
  bottom: -0.1875rem;
  display: grid;
  padding: 0.0625rem;
  border-radius: 50%;
  background: ${color.card};
  color: ${color.accentInk};
  font-size: 0.5625rem;
  stroke-width: 3;
`;

const Number = styled.span`
  font: 650 0.75rem/1.5rem ${font.body};
  color: ${color.inkSoft};
`;
