import { t } from '@fairtab/domain/language/t';
import { useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Row, Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { YourEvenings_user$key } from './__generated__/YourEvenings_user.graphql';
import type { YourEveningsQuery } from './__generated__/YourEveningsQuery.graphql';
import { YourEvening } from './YourEvening';

const PAGE_SIZE = 20;

/** The evenings that the account takes part in, the newest first. Nothing when there are none. */
export function YourEvenings({ user }: { user: YourEvenings_user$key }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<YourEveningsQuery, YourEvenings_user$key>(
    graphql`
      fragment YourEvenings_user on User
      @refetchable(queryName: "YourEveningsQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 5 }, cursor: { type: "String" }) {
        evenings(first: $count, after: $cursor) @connection(key: "YourEvenings_evenings") {
          edges {
            node {
              linkId
              ...YourEvening_evening
            }
          }
        }
      }
    `,
    user,
  );
  const [hasFailed, setFailed] = useState(false);
  const { edges } = data.evenings;
  if (edges.length === 0) return null;
  const loadMore = (): void => {
    setFailed(false);
    loadNext(PAGE_SIZE, { onComplete: (error) => setFailed(error !== null) });
  };
  return (
    <Card aria-labelledby="evenings-title">
      <Stack $gap="s">
        <Title id="evenings-title">{t('Your evenings')}</Title>
        <ul>
          {edges.map(({ node }) => (
            <YourEvening key={node.linkId} evening={node} />
          ))}
        </ul>
        {hasFailed && (
          <Row $justify="space-between" role="alert">
            <Note>{t('The evenings could not be loaded.')}</Note>
            <Button variant="quiet" onClick={loadMore}>
              {t('Try again')}
            </Button>
          </Row>
        )}
        {hasNext && !hasFailed && (
          <Button variant="secondary" block loading={isLoadingNext} onClick={loadMore}>
            {t('Load more evenings')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
