import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Stack } from '../../ui/layout/Stack';
import { Title } from '../../ui/Text';
import { color } from '../../ui/tokens';
import { hiddenToEyes } from '../../ui/VisuallyHidden';
import type { People_receipt$key } from './__generated__/People_receipt.graphql';
import { groupPeople, isPlaceToTake } from '../groupPeople';
import { PersonRow } from './PersonRow';
import { useTable } from '../TableContext';
import { treatedBy } from '../treatedBy';

interface PeopleProps {
  receipt: People_receipt$key;
  /** A view of many people, which the host chose by its name: each is one line that opens to what can be done. */
  isLong?: boolean;
}

/** The people at the table: the viewer's own, those who still owe, those who are done. */
export function People({ receipt: key, isLong = false }: PeopleProps) {
  const { people, items, hostDiner, hostName } = useFragment(
    graphql`
      fragment People_receipt on Receipt {
        hostDiner
        hostName
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
  const isNew = !isHost && yours.length === 0;
  const unpaid = new Set(
    items.flatMap(({ claims }) => claims.filter(({ status }) => status === 'CLAIMED').map(({ id }) => id)),
  );
  return (
    <Stack as="section" $gap="s" aria-labelledby="people-title">
      <Heading id="people-title" $isNamed={isLong}>
        {t('People')}
      </Heading>
      <List>
        {[...yours, ...owing, ...settled].map((person) => (
          <PersonRow
            key={person.id}
            person={person}
            unpaid={unpaid}
            treatedBy={treatedBy({ person, items, lookOf })}
            isFolded={isLong}
            mayBeViewer={isNew && isPlaceToTake(person, { hostDiner, hostName })}
          />
        ))}
      </List>
    </Stack>
  );
}

/** On phones its tab says so already. */
const Heading = styled(Title)<{ $isNamed: boolean }>`
  @media (max-width: 47.99rem) {
    ${({ $isNamed }) => ($isNamed ? hiddenToEyes : '')}
  }
`;

const List = styled.ul`
  > li + li {
    border-top: 1px dashed ${color.rule};
  }
`;
