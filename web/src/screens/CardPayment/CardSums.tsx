import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import { Card } from '../../ui/layout/Card';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import type { CardSums_offer$key } from './__generated__/CardSums_offer.graphql';

/** What the host receives, what is added, and what the card is charged. */
export function CardSums({ offer: key }: { offer: CardSums_offer$key }) {
  const { portion, fee, total } = useFragment(
    graphql`
      fragment CardSums_offer on CardOffer {
        portion
        fee
        total
      }
    `,
    key,
  );
  return (
    <Card aria-label={t('What it costs')}>
      <LeaderList>
        <LeaderRow>
          <dt>{t('Your part')}</dt>
          <dd>
            <Money amount={portion} />
          </dd>
        </LeaderRow>
        <LeaderRow>
          <dt>{t('Card fee')}</dt>
          <dd>
            <Money amount={fee} />
          </dd>
        </LeaderRow>
        <LeaderRow $strong>
          <dt>{t('You are charged')}</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </LeaderRow>
      </LeaderList>
    </Card>
  );
}
