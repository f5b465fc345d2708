import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { ItemRow } from '../../table/bill/ItemRow';
import { useTable } from '../../table/TableContext';
import { Segmented } from '../../ui/fields/Segmented';
import { Note } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { useOpenRows } from './useOpenRows';
import type { ItemRows_receipt$key } from './__generated__/ItemRows_receipt.graphql';

/** A bill with more lines than this does not fit on a screen, and gets the filter. */
const LINES_WITHOUT_FILTER = 12;

const FILTERS = [
  { value: 'all', label: t('dishes|All') },
  { value: 'mine', label: t('dishes|Mine') },
  { value: 'free', label: t('dishes|Left') },
] as const;
/** One list, so that closed rows are not drawn anew when somebody comes. */
const NOBODY: readonly never[] = [];

type Filter = (typeof FILTERS)[number]['value'];

/** The lines of the bill to tap, on long bills with a filter. */
export function ItemRows({ receipt: key }: { receipt: ItemRows_receipt$key }) {
  const { items, people, hostDiner, hostName } = useFragment(
    graphql`
      fragment ItemRows_receipt on Receipt {
        hostDiner
        hostName
        items {
          id
          fullyClaimed
          claims {
            diner
            status
          }
          ...ItemRow_item
        }
        people {
          id
          diner
          name
        }
      }
    `,
    key,
  );
  const { diner } = useTable();
  const { list, opened, toggle } = useOpenRows();
  /** The lines that fitted when the filter was chosen. A line that is claimed stays, so that no other one comes under the finger. */
  const [chosen, setChosen] = useState<{ filter: Filter; ids: ReadonlySet<string> }>({ filter: 'all', ids: new Set() });
  const choose = (filter: Filter): void => {
    const fitting = items.filter(({ fullyClaimed, claims }) =>
      filter === 'free' ? !fullyClaimed : claims.some((claim) => claim.diner === diner && claim.status !== 'CANCELLED'),
    );
    setChosen({ filter, ids: new Set(fitting.map(({ id }) => id)) });
  };
  const shown = items.map((item, index) => ({ item, index }));
  const fitting = chosen.filter === 'all' ? shown : shown.filter(({ item }) => chosen.ids.has(item.id));
  return (
    <>
      {items.length > LINES_WITHOUT_FILTER && (
        <Place>
          <Segmented label={t('Which dishes')} hideLabel value={chosen.filter} onChange={choose} options={FILTERS} />
        </Place>
      )}
      <List ref={list}>
        {fitting.map(({ item, index }) => (
          <ItemRow
            key={item.id}
            item={item}
            index={index}
            hostDiner={hostDiner}
            hostName={hostName}
            isOpen={opened.includes(item.id)}
            onToggle={toggle}
            people={opened.includes(item.id) ? people : NOBODY}
          />
        ))}
      </List>
      {fitting.length === 0 && <Empty>{chosen.filter === 'free' ? t('Nothing is left.') : t('Nothing yet.')}</Empty>}
    </>
  );
}

/** The rows ask for its width in letters. */
const List = styled.ul`
  container-type: inline-size;
`;

const Place = styled.div`
  padding: 0 0 ${space.xs};
  @media (scripting: none) {
    display: none;
  }
`;

const Empty = styled(Note)`
  padding: ${space.l};
  text-align: center;
`;
