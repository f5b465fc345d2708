import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { Transfers_evening$key } from './__generated__/Transfers_evening.graphql';
import { TransferRow } from './TransferRow';

/** What is owed since the evening was settled. */
export function Transfers({ evening: key }: { evening: Transfers_evening$key }) {
  const { name, transfers, viewerKey } = useFragment(
    graphql`
      fragment Transfers_evening on Evening {
        name
        viewerKey
        transfers {
          key
          status
          ...TransferRow_transfer
        }
      }
    `,
    key,
  );
  if (transfers.length === 0) return null;
  const isDone = transfers.every(({ status }) => status === 'CONFIRMED');
  return (
    <Card aria-labelledby="transfers">
      <Stack $gap="s">
        <Title id="transfers">{isDone ? t('Settled') : t('Who pays whom')}</Title>
        <Note>
          {isDone
            ? t('All of it has arrived.')
            : t('The evening is settled by these transfers. What it settled counts as paid on the receipts.')}
        </Note>
        <ul>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.key} transfer={transfer} viewerKey={viewerKey ?? null} note={name} />
          ))}
        </ul>
      </Stack>
    </Card>
  );
}
