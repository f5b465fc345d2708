import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { extrasInPrices } from '../withExtras';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { ChevronIcon } from '../../ui/icons';
import { Money } from '../../ui/Money';
import { color, focusRing, space, TOUCH, type } from '../../ui/tokens';
import { BillTotals } from './BillTotals';
import type { BillFoot_receipt$key } from './__generated__/BillFoot_receipt.graphql';

/**
 * Below the dishes of every page of a receipt: what is in their prices, said once, and folded below it the bill as it is on
 * paper, to compare. The dishes of an evenly split bill are in Dishes.
 */
export function BillFoot({ receipt: key }: { receipt: BillFoot_receipt$key }) {
  const receipt = useFragment(
    graphql`
      fragment BillFoot_receipt on Receipt {
        tax
        alcoholTax
        tip
        evenSplit {
          people
        }
        items {
          id
          name
          price
          quantity
          discount
        }
        ...BillTotals_receipt
      }
    `,
    key,
  );
  const included = extrasInPrices(receipt);
  return (
    <Fold>
      <summary>
        {included !== null && <small>{included}</small>}
        <span>
          {t('Prices on paper')} <ChevronIcon />
        </span>
      </summary>
      {receipt.evenSplit === null && (
        <LeaderList>
          {receipt.items.map(({ id, name, price, quantity, discount }) => (
            <LeaderRow key={id}>
              <dt>{quantity > 1 ? `${quantity} × ${name}` : name}</dt>
              <dd>
                <Money amount={centsOf(price) * quantity - centsOf(discount)} />
              </dd>
            </LeaderRow>
          ))}
        </LeaderList>
      )}
      <BillTotals receipt={receipt} />
    </Fold>
  );
}

const Fold = styled.details`
  padding: 0 ${space.s};
  @media print {
    &::details-content {
      content-visibility: visible;
    }
  }
  summary {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.m};
    min-height: ${TOUCH};
    cursor: pointer;
    list-style: none;
    ${focusRing}
    &::-webkit-details-marker {
      display: none;
    }
  }
  small {
    ${type.small}
    color: ${color.inkSoft};
  }
  summary span {
    ${type.label}
    color: ${color.accentInk};
  }
  summary svg {
    vertical-align: middle;
    transform: rotate(90deg);
  }
  &[open] summary svg {
    transform: rotate(-90deg);
  }
  dl + dl {
    margin-top: ${space.s};
    padding-top: ${space.s};
    border-top: 1px dashed ${color.rule};
  }
`;
