import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, focusRing, TOUCH, type } from '../../ui/tokens';
import type { Dishes_receipt$key } from './__generated__/Dishes_receipt.graphql';

/** The dishes of an evenly split bill, which cannot be claimed. Renders nothing for other bills. */
export function Dishes({ receipt: key }: { receipt: Dishes_receipt$key }) {
  const { evenSplit } = useFragment(
    graphql`
      fragment Dishes_receipt on Receipt {
        evenSplit {
          dishes {
            name
            note
            price
            quantity
            discount
          }
        }
      }
    `,
    key,
  );
  if (!evenSplit) return null;
  return (
    <details>
      <Summary>{t('What was on the bill')}</Summary>
      <LeaderList>
        {evenSplit.dishes.map(({ name, note, price, quantity, discount }, index) => (
          <LeaderRow key={index}>
            <dt>
              {quantity > 1 ? `${quantity} × ${name}` : name}
              {note && <Note as="small"> {note}</Note>}
            </dt>
            <dd>
              <Money amount={centsOf(price) * quantity - centsOf(discount)} />
            </dd>
          </LeaderRow>
        ))}
      </LeaderList>
    </details>
  );
}

const Summary = styled.summary`
  ${type.label}
  line-height: ${TOUCH};
  color: ${color.accentInk};
  cursor: pointer;
  ${focusRing}
`;
