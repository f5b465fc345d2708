import { t } from '@fairtab/domain/language/t';
import { centsOf } from '@fairtab/domain/money';
import { graphql, useFragment } from 'react-relay';
import { useTable } from '../TableContext';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Stack } from '../../ui/layout/Stack';
import { Money } from '../../ui/Money';
import { Note, Title } from '../../ui/Text';
import type { WhoPaidCard_receipt$key } from './__generated__/WhoPaidCard_receipt.graphql';
import { PassingOn } from './PassingOn';

/** Who paid the restaurant how much, and what the host passes on. Everybody at the table sees it, and whom to pay. */
export function WhoPaidCard({ receipt: key }: { receipt: WhoPaidCard_receipt$key }) {
  const { hostName, hostDiner, total, contributions } = useFragment(
    graphql`
      fragment WhoPaidCard_receipt on Receipt {
        hostName
        hostDiner
        total
        contributions {
          personId
          diner
          name
          amount
          owed
          passedOn
        }
      }
    `,
    key,
  );
  const { isHost, diner, lookOf, actions } = useTable();
  const putIn = contributions.reduce((sum, { amount }) => sum + centsOf(amount), 0);
  const own = contributions.filter((each) => isHost || each.diner === diner);
  return (
    <Card aria-labelledby="who-paid">
      <Stack $gap="m">
        <Title id="who-paid">{t('Who paid the restaurant')}</Title>
        <LeaderList>
          <LeaderRow>
            <dt>{lookOf({ diner: hostDiner, name: hostName }).label}</dt>
            <dd>
              <Money amount={centsOf(total) - putIn} />
            </dd>
          </LeaderRow>
          {contributions.map((each) => (
            <LeaderRow key={each.personId}>
              <dt>{lookOf(each).label}</dt>
              <dd>
                <Money amount={each.amount} />
              </dd>
            </LeaderRow>
          ))}
        </LeaderList>
        {own.map((each) => (
          <PassingOn key={each.personId} contribution={each} hostName={hostName} />
        ))}
        {isHost ? (
          <Button variant="quiet" block aria-haspopup="dialog" onClick={() => actions.open({ kind: 'whoPaid' })}>
            {t('Change')}
          </Button>
        ) : (
          <Note>
            {t('Everybody pays {hostName}, who passes on what others paid beyond their own part.', { hostName })}
          </Note>
        )}
      </Stack>
    </Card>
  );
}
