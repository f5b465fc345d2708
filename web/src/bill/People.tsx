import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Stack } from '../ui/layout/Stack';
import { Note, Title } from '../ui/Text';
import { color } from '../ui/tokens';
import type { People_receipt$key } from './__generated__/People_receipt.graphql';
import { groupPeople } from '../table/groupPeople';
import { PersonRow } from './PersonRow';
import { useTable } from '../table/TableContext';

/** The people at the table: the viewer's own, those who still owe, those who are done. */
export function People({ receipt: key }: { receipt: People_receipt$key }) {
  const { people, items } = useFragment(
    graphql`
      fragment People_receipt on Receipt {
        people {
          key
          diner
          owes
          paid
          name
          ...PersonRow_person
        }
        items {
          claims {
            id
            status
          }
        }
      }
    `,
    key,
  );
  const { diner } = useTable();
  const { yours, owing, settled } = groupPeople(people, diner);
  const unpaid = new Set(
    items.flatMap(({ claims }) => claims.filter(({ status }) => status === 'CLAIMED').map(({ id }) => id)),
  );
  return (
    <Stack as="section" $gap="s" aria-labelledby="people-title">
      <Title id="people-title">People</Title>
      {people.length === 0 ? (
        <Note>Nobody has claimed anything yet.</Note>
      ) : (
        <List>
          {[...yours, ...owing, ...settled].map((person) => (
            <PersonRow key={person.key} person={person} unpaid={unpaid} />
          ))}
        </List>
      )}
    </Stack>
  );
}

const List = styled.ul`
  > li + li {
    border-top: 1px dashed ${color.rule};
  }
`;
