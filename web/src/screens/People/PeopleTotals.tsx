import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Sums } from '../../ui/Sums';
import type { PeopleTotals_user$key } from './__generated__/PeopleTotals_user.graphql';

/** What is open with all people together. */
export function PeopleTotals({ user: key }: { user: PeopleTotals_user$key }) {
  const { owedToMeTotals, iOweTotals } = useFragment(
    graphql`
      fragment PeopleTotals_user on User {
        owedToMeTotals {
          currency
          amount
        }
        iOweTotals {
          currency
          amount
        }
      }
    `,
    key,
  );
  return (
    <Card aria-label={t('All together')}>
      <LeaderList>
        <LeaderRow $strong>
          <dt>{t('Owed to you')}</dt>
          <dd>
            <Sums sums={owedToMeTotals} />
          </dd>
        </LeaderRow>
        <LeaderRow $strong>
          <dt>{t('You owe')}</dt>
          <dd>
            <Sums sums={iOweTotals} />
          </dd>
        </LeaderRow>
      </LeaderList>
    </Card>
  );
}
