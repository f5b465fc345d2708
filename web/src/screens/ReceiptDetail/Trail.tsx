import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { showMoment } from '../../lib/dates';
import { Button } from '../../ui/Button';
import { Stack } from '../../ui/Stack';
import { Note, Title } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import type { Trail_receipt$key } from './__generated__/Trail_receipt.graphql';
import { useTrail } from './useTrail';

/** Who did what and when, newest first: what an honest table can always look up. */
export function Trail({ receipt: key }: { receipt: Trail_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment Trail_receipt on Receipt {
        ...useTrail_receipt
      }
    `,
    key,
  );
  const { entries, hasMore, loading, loadMore } = useTrail(receipt);
  return (
    <Stack as="section" $gap="m" aria-labelledby="trail-title">
      <Title id="trail-title">History</Title>
      <Entries>
        {entries.map(({ id, summary, at }) => (
          <li key={id}>
            <p>{summary}</p>
            <Note>
              <time dateTime={at}>{showMoment(at)}</time>
            </Note>
          </li>
        ))}
      </Entries>
      {hasMore && (
        <Button variant="secondary" loading={loading} onClick={loadMore}>
          Show earlier
        </Button>
      )}
    </Stack>
  );
}

const Entries = styled.ol`
  display: grid;
  gap: ${space.m};
  padding-left: ${space.l};
  border-left: 2px solid ${color.rule};
`;
