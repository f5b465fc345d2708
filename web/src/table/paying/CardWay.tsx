import { t } from '@fairtab/domain/language/t';
import { centsOf, displayMoney, FIRST_CURRENCY, type Cents } from '@fairtab/domain/money';
import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import styled from 'styled-components';
import { showMoney } from '../../lib/wireMoney';
import { ErrorBoundary } from '../../app/boundaries/ErrorBoundary';
import { ExternalButtonLink } from '../../ui/Links';
import { Stack } from '../../ui/layout/Stack';
import { Note } from '../../ui/Text';
import { color, space } from '../../ui/tokens';
import type { CardWayQuery } from './__generated__/CardWayQuery.graphql';

interface CardWayProps {
  linkId: string;
  /** What the claims that are shown cost. */
  amountCents: Cents;
}

/**
 * Paying by card in Fairtab, below the ways that cost nothing, with part, fee and sum before it is chosen. Nothing where the
 * host takes no cards, and nothing when it cannot be asked: the free ways are all there.
 */
export function CardWay(props: CardWayProps) {
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Offer {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

function Offer({ linkId, amountCents }: CardWayProps) {
  const { receipt } = useLazyLoadQuery<CardWayQuery>(
    graphql`
      query CardWayQuery($id: ID!) {
        receipt(id: $id) {
          cardOffer {
            portion
            fee
            total
          }
        }
      }
    `,
    { id: linkId },
    { fetchPolicy: 'network-only' },
  );
  // Cards are charged in dollars only.
  const currency = FIRST_CURRENCY;
  const offer = receipt?.cardOffer;
  // The card pays all that is open. In front of one dish of several that would be another sum.
  if (!offer || centsOf(offer.portion) !== amountCents) return null;
  const [portion, fee] = [displayMoney(amountCents, currency), showMoney(offer.fee, currency)];
  return (
    <Below>
      <Stack $gap="s">
        <Note>{t('By card here it is {portion} for the host and {fee} fee.', { portion, fee })}</Note>
        <ExternalButtonLink href={`/receipts/${linkId}/card`} variant="secondary" block>
          {t('Pay by card · {total}', { total: showMoney(offer.total, currency) })}
        </ExternalButtonLink>
      </Stack>
    </Below>
  );
}

const Below = styled.div`
  padding-top: ${space.m};
  border-top: 1px dashed ${color.rule};
`;
