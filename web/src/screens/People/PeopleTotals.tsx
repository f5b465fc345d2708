import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { addSums } from '../../lib/addSums';
import { Sums } from '../../ui/Sums';
import type { PeopleTotals_user$key } from './__generated__/PeopleTotals_user.graphql';

/** What is open with all people together. */
export function PeopleTotals({ user: key }: { user: PeopleTotals_user$key }) {
  const { owedToMeTotals, iOweTotals, transferTotals } = useFragment(
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
        transferTotals {
          owedToMe {
            currency
            amount
          }
          iOwe {
            currency
            amount
          }
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
            <Sums sums={addSums(owedToMeTotals, transferTotals.owedToMe)} />
          </dd>
        </LeaderRow>
        <LeaderRow $strong>
          <dt>{t('You owe')}</dt>
          <dd>
            <Sums sums={addSums(iOweTotals, transferTotals.iOwe)} />
          </dd>
        </LeaderRow>
      </LeaderList>
    </Card>
  );
}
