import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { ClaimChip } from '../../table/claiming/ClaimChip';
import { showMoney } from '../../lib/wireMoney';
import { Badge } from '../../ui/Badge';
import { LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { color, space, type } from '../../ui/tokens';
import type { DetailItem_item$key } from './__generated__/DetailItem_item.graphql';
import { useCurrency } from '../../ui/CurrencyContext';
import { Row } from '../../ui/layout/Stack';

/** A line of the bill to read: what it costs with tax and tip, and who claimed it. */
export function DetailItem({ item: key }: { item: DetailItem_item$key }) {
  const currency = useCurrency();
  const { name, quantity, share, unclaimed, fullyClaimed, claims } = useFragment(
    graphql`
      fragment DetailItem_item on Item {
        name
        quantity
        share
        unclaimed
        fullyClaimed
        claims {
          id
          ...ClaimChip_claim
        }
      }
    `,
    key,
  );
  return (
    <Line>
      <LeaderRow as="div">
        <Name>{name}</Name>
        <Amount amount={share} size="strong" />
      </LeaderRow>
      <Row as="ul" $gap="xs">
        {claims.map((claim) => (
          <li key={claim.id}>
            <ClaimChip claim={claim} quantity={quantity} />
          </li>
        ))}
        <li>
          {fullyClaimed ? (
            <Badge>{t('Fully Claimed')}</Badge>
          ) : (
            centsOf(unclaimed) > 0 && (
              <Badge $tone="warn">
                {unclaimed === share
                  ? t('Not claimed yet')
                  : t('{amount} not claimed', { amount: showMoney(unclaimed, currency) })}
              </Badge>
            )
          )}
        </li>
      </Row>
    </Line>
  );
}

const Line = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.m} 0;
  & + & {
    border-top: 1px dashed ${color.rule};
  }
`;

const Name = styled.h3`
  ${type.heading}
  min-width: 0;
  max-width: 100%;
  overflow-wrap: anywhere;
`;

const Amount = styled(Money)`
  order: 2;
`;
