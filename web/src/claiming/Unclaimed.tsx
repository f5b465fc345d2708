import { graphql, useFragment } from 'react-relay';
import { Button } from '../ui/Button';
import { LeaderList, LeaderRow } from '../ui/layout/LeaderList';
import { Money } from '../ui/Money';
import { Stack } from '../ui/layout/Stack';
import { Note, Title } from '../ui/Text';
import type { Unclaimed_receipt$key } from './__generated__/Unclaimed_receipt.graphql';
import { useTable } from '../table/TableContext';

/** The items that nobody has claimed yet, with their own tax and tip. Their cost is never spread over the diners. */
export function Unclaimed({ receipt: key }: { receipt: Unclaimed_receipt$key }) {
  const { unclaimed, items } = useFragment(
    graphql`
      fragment Unclaimed_receipt on Receipt {
        unclaimed
        items {
          id
          fullyClaimed
        }
      }
    `,
    key,
  );
  const { actions } = useTable();
  const open = items.filter(({ fullyClaimed }) => !fullyClaimed);
  return (
    <Stack as="section" $gap="s" aria-labelledby="unclaimed-title">
      <Title id="unclaimed-title">Not claimed yet</Title>
      {open.length === 0 ? (
        <Note>Everything has found its diner.</Note>
      ) : (
        <>
          <LeaderList>
            <LeaderRow $strong>
              <dt>{open.length === 1 ? '1 item' : `${open.length} items`}</dt>
              <dd>
                <Money amount={unclaimed} />
              </dd>
            </LeaderRow>
          </LeaderList>
          <Note>With its own tax and tip. Nobody else is charged for it.</Note>
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'someoneElse' })}>
            For someone without a phone
          </Button>
        </>
      )}
    </Stack>
  );
}
