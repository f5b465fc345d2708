import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Sums } from '../../ui/Sums';
import { Note, Title } from '../../ui/Text';
import { space } from '../../ui/tokens';
import type { QuickStats_user$key } from './__generated__/QuickStats_user.graphql';

/** The receipts the account hosts, in three figures. */
export function QuickStats({ user: key }: { user: QuickStats_user$key }) {
  const { stats } = useFragment(
    graphql`
      fragment QuickStats_user on User {
        stats {
          count
          totals {
            currency
            amount
          }
          thisMonth
        }
      }
    `,
    key,
  );
  return (
    <Card aria-labelledby="quick-stats">
      <Head>
        <Title id="quick-stats">{t('Quick Stats')}</Title>
        <Note>{t('Of the receipts you host.')}</Note>
      </Head>
      <LeaderList>
        <LeaderRow>
          <dt>{t('Total receipts')}</dt>
          <dd>{showNumber(stats.count)}</dd>
        </LeaderRow>
        <LeaderRow>
          <dt>{t('Total amount')}</dt>
          <dd>
            <Sums sums={stats.totals} />
          </dd>
        </LeaderRow>
        <LeaderRow>
          <dt>{t('Receipts this month')}</dt>
          <dd>{showNumber(stats.thisMonth)}</dd>
        </LeaderRow>
      </LeaderList>
    </Card>
  );
}

const Head = styled.div`
  margin-bottom: ${space.m};
`;
