import { t } from '@fairtab/domain/language/t';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { QueryScreenProps } from '../../app/routing/screenTypes';
import { useHydrated } from '../../lib/useHydrated';
import { EmptyState } from '../../ui/EmptyState';
import { ButtonLink } from '../../ui/Links';
import { Page } from '../../ui/layout/Page';
import { Hero, Note } from '../../ui/Text';
import type { CardPaymentScreenQuery } from './__generated__/CardPaymentScreenQuery.graphql';
import { CardForm } from './CardForm';
import { CardSums } from './CardSums';

/** Pays all that the diner has open on one receipt by card. The page's own load opens its policy for the processor. */
export function CardPaymentScreen({ queryRef, params }: QueryScreenProps<CardPaymentScreenQuery>) {
  const { receipt, cardProcessing } = usePreloadedQuery<CardPaymentScreenQuery>(
    graphql`
      query CardPaymentScreenQuery($id: ID!) @preloadable {
        receipt(id: $id) {
          hostName
          restaurantName
          cardOffer {
            total
            ...CardSums_offer
          }
        }
        cardProcessing {
          publishableKey
          scriptUrl
        }
      }
    `,
    queryRef,
  );
  const isHydrated = useHydrated();
  const linkId = params['id'] ?? '';
  const back = `/live-receipt/${linkId}`;
  const offer = receipt?.cardOffer;
  if (!receipt || !offer || !cardProcessing)
    return (
      <Page title={t('Pay by card')}>
        <EmptyState
          page
          title={t('Nothing to pay by card')}
          action={<ButtonLink to={back}>{t('Back to the receipt')}</ButtonLink>}
        >
          {t('Either all of yours is paid, or the host takes no cards in Fairtab. The receipt shows what is open.')}
        </EmptyState>
      </Page>
    );
  const { hostName, restaurantName } = receipt;
  return (
    <Page title={t('Pay by card')}>
      <Hero>{t('Pay by card')}</Hero>
      <Note>{t('{restaurantName}, to {hostName}', { restaurantName, hostName })}</Note>
      <CardSums offer={offer} />
      {isHydrated && <CardForm linkId={linkId} total={offer.total} processor={cardProcessing} />}
      <Note>
        {t('Your card number goes to Stripe and never to Fairtab. Every other way to pay {hostName} is free.', {
          hostName,
        })}
      </Note>
      <div>
        <ButtonLink to={back} variant="quiet">
          {t('Back to the receipt')}
        </ButtonLink>
      </div>
    </Page>
  );
}
