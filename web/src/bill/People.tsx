import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Stack } from '../ui/layout/Stack';
import { Title } from '../ui/Text';
import { color } from '../ui/tokens';
import type { People_receipt$key } from './__generated__/People_receipt.graphql';
import { groupPeople } from '../table/groupPeople';
import { PersonRow } from './PersonRow';
import { useTable } from '../table/TableContext';
import { treatedBy } from '../table/treatedBy';

/** The people at the table: the viewer's own, those who still owe, those who are done. */
export function People({ receipt: key }: { receipt: People_receipt$key }) {
  const { people, items } = useFragment(
    graphql`
      fragment People_receipt on Receipt {
        people {
          id
          diner
          owes
          paid
          name
          claims {
            id
            treatedName
          }
        }
        items {
          claims {
            id
            status
            diner
            claimerName
            treatedDiner
            treatedName
          }
        }
      }
    `,
    key,
  );
  const { diner, isHost, lookOf } = useTable();
  if (people.length === 0) return null;
  const { yours, owing, settled } = groupPeople(people, diner);
  const unpaid = new Set(
    items.flatMap(({ claims }) => claims.filter(({ status }) => status === 'CLAIMED').map(({ id }) => id)),
  );
  return (
    <Stack as="section" $gap="s" aria-labelledby="people-title">
      <Title id="people-title">{t('People')}</Title>
      <List>
        {[...yours, ...owing, ...settled].map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            unpaid={unpaid}
            treatedBy={treatedBy({ person, items, lookOf })}
            canTreat={isHost || yours.length > 0}
          />
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ul`
  > li + li {
    border-top: 1px dashed ${color.rule};
  }
`;
