import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { media, space } from '../../ui/tokens';
import type { MoneyOverview_user$key } from './__generated__/MoneyOverview_user.graphql';
import { Debts } from './Debts';

/** First the debts to the account as a host, then its own debts as a diner. */
export function MoneyOverview({ user: key }: { user: MoneyOverview_user$key }) {
  const { owedToMe, owedToMeTotals, iOwe, iOweTotals, transferTotals } = useFragment(
    graphql`
      fragment MoneyOverview_user on User {
        owedToMeTotals {
          currency
          amount
        }
        owedToMe {
          ...Debts_debt
        }
        iOweTotals {
          currency
          amount
        }
        iOwe {
          ...Debts_debt
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
    <Sides>
      <Debts
        title={t('Owed to you')}
        totals={owedToMeTotals}
        debts={owedToMe}
        settled={transferTotals.owedToMe}
        none={t('No claim is waiting to be paid.')}
        pathOf={(linkId) => `/receipts/${linkId}`}
      />
      <Debts
        title={t('You owe')}
        totals={iOweTotals}
        debts={iOwe}
        settled={transferTotals.iOwe}
        none={t('You are all square.')}
        pathOf={(linkId) => `/receipts/${linkId}/payment`}
      />
    </Sides>
  );
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;
