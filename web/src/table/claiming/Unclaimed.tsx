import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Button } from '../../ui/Button';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Stack } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import type { Unclaimed_receipt$key } from './__generated__/Unclaimed_receipt.graphql';
import { useTable } from '../TableContext';

/** The items that nobody has claimed yet, with their own tax and tip. Their cost is never spread over the diners. */
export function Unclaimed({ receipt: key }: { receipt: Unclaimed_receipt$key }) {
  const { unclaimed, items } = useFragment(
    graphql`
      fragment Unclaimed_receipt on Receipt {
        unclaimed
        items {
          id
          fullyClaimed
          claims {
            diner
            status
          }
        }
      }
    `,
    key,
  );
  const { actions, diner, isHost } = useTable();
  const open = items.filter(({ fullyClaimed }) => !fullyClaimed);
  const hasClaimed = items.some(({ claims }) =>
    claims.some((claim) => claim.diner === diner && claim.status !== 'CANCELLED'),
  );
  if (open.length === 0) return <Note>{t('Everything has found its diner.')}</Note>;
  return (
    <Stack as="section" $gap="xs" aria-labelledby="unclaimed-title">
      <Title id="unclaimed-title">{t('Not claimed yet')}</Title>
      <LeaderList>
        <LeaderRow $strong>
          <dt>{t('{count, plural, one {# item} other {# items}}', { count: open.length })}</dt>
          <dd>
            <Money amount={unclaimed} />
          </dd>
        </LeaderRow>
      </LeaderList>
      <Stack $gap="s">
        {(isHost || hasClaimed) && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'takeRest' })}>
            {t('Take the rest')}
          </Button>
        )}
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => actions.open({ kind: 'someoneElse' })}>
          {t('For someone without a phone')}
        </Button>
      </Stack>
    </Stack>
  );
}
