import { t } from '@fairtab/domain/language/t';
import { graphql, usePaginationFragment } from 'react-relay';
import styled from 'styled-components';
import { useShowMoment } from '../../lib/useShowMoment';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import type { Trail_receipt$key } from './__generated__/Trail_receipt.graphql';
import type { TrailQuery } from './__generated__/TrailQuery.graphql';

const PAGE_SIZE = 20;

/** Who did what and when, newest first. The table's subscription puts new entries on top. */
export function Trail({ receipt: key }: { receipt: Trail_receipt$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<TrailQuery, Trail_receipt$key>(
    graphql`
      fragment Trail_receipt on Receipt
      @refetchable(queryName: "TrailQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }) {
        changes(first: $count, after: $cursor) @connection(key: "Trail_changes") {
          edges {
            node {
              id
              at
              summary
            }
          }
        }
      }
    `,
    key,
  );
  const showMoment = useShowMoment();
  return (
    <Stack as="section" $gap="m" aria-labelledby="trail-title">
      <Title id="trail-title">{t('History')}</Title>
      <Entries>
        {data.changes.edges.map(({ node: { id, summary, at } }) => (
          <li key={id}>
            <p>{summary}</p>
            <Note>
              <time dateTime={at}>{showMoment(at)}</time>
            </Note>
          </li>
        ))}
      </Entries>
      {hasNext && (
        <Button variant="secondary" loading={isLoadingNext} onClick={() => loadNext(PAGE_SIZE)}>
          {t('Show earlier')}
        </Button>
      )}
    </Stack>
  );
}

const Entries = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding-left: ${space.l};
  border-left: 2px solid ${color.rule};
  overflow-wrap: anywhere;
`;
