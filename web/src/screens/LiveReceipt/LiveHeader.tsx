import { graphql, useFragment } from 'react-relay';
import { Presence } from './Presence';
import { useTable } from '../../table/TableContext';
import { Button } from '../../ui/Button';
import { RefreshIcon } from '../../ui/icons';
import { Row } from '../../ui/layout/Stack';
import { Hero } from '../../ui/Text';
import type { LiveHeader_receipt$key } from './__generated__/LiveHeader_receipt.graphql';

export function LiveHeader({ receipt: key, refreshing }: { receipt: LiveHeader_receipt$key; refreshing: boolean }) {
  const receipt = useFragment(
    graphql`
      fragment LiveHeader_receipt on Receipt {
        ...Presence_receipt
      }
    `,
    key,
  );
  const { actions } = useTable();
  return (
    <Row $justify="space-between">
      <div>
        <Hero>Live Receipt</Hero>
        <Presence receipt={receipt} />
      </div>
      <Button variant="quiet" loading={refreshing} onClick={actions.refresh}>
        {!refreshing && <RefreshIcon />}
        Refresh
      </Button>
    </Row>
  );
}
