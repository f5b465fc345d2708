import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import type { PeopleTotals_user$key } from './__generated__/PeopleTotals_user.graphql';

/** What is open with all people together. */
export function PeopleTotals({ user: key }: { user: PeopleTotals_user$key }) {
  const { owedToMeTotal, iOweTotal } = useFragment(
    graphql`
      fragment PeopleTotals_user on User {
        owedToMeTotal
        iOweTotal
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
            <Money amount={owedToMeTotal} />
          </dd>
        </LeaderRow>
        <LeaderRow $strong>
          <dt>{t('You owe')}</dt>
          <dd>
            <Money amount={iOweTotal} />
          </dd>
        </LeaderRow>
      </LeaderList>
    </Card>
  );
}
