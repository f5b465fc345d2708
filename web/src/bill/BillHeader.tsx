import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { Money } from '../ui/Money';
import { ProgressBar } from '../ui/ProgressBar';
import { Note, Title } from '../ui/Text';
import { color, space, type } from '../ui/tokens';
import type { BillHeader_receipt$key } from './__generated__/BillHeader_receipt.graphql';
import { showDay } from '../lib/dates';
import { centsOf, showMoney } from '../lib/wireMoney';

/** The restaurant, the date, the total, and how much of it is paid. */
export function BillHeader({ receipt: key }: { receipt: BillHeader_receipt$key }) {
  const { restaurantName, description, date, total, claimed, paid, remaining } = useFragment(
    graphql`
      fragment BillHeader_receipt on Receipt {
        restaurantName
        description
        date
        total
        claimed
        paid
        remaining
      }
    `,
    key,
  );
  const percentOfTotal = (amount: string): number => (centsOf(amount) / Math.max(1, centsOf(total))) * 100;
  const settled = centsOf(remaining) <= 0;
  return (
    <Head>
      <Place>{restaurantName}</Place>
      <Note>
        <time dateTime={date}>{showDay(date)}</time>
        {description && ` · ${description}`}
      </Note>
      <Figures>
        <div>
          <dt>Total</dt>
          <dd>
            <Money amount={total} />
          </dd>
        </div>
        <div>
          <dt>Paid</dt>
          <dd>
            <Money amount={paid} />
          </dd>
        </div>
        <div>
          <dt>Remaining</dt>
          <dd>
            <Money amount={remaining} />
          </dd>
        </div>
      </Figures>
      <ProgressBar
        label="Paid"
        percent={percentOfTotal(paid)}
        secondaryPercent={percentOfTotal(claimed)}
        valueText={`${showMoney(paid)} of ${showMoney(total)} paid, ${showMoney(claimed)} claimed`}
      />
      {settled && <Settled>All settled. Thank you, table!</Settled>}
    </Head>
  );
}

const Head = styled.header`
  display: grid;
  gap: ${space.s};
  text-align: center;
`;

const Place = styled(Title)`
  font-size: 1.625rem;
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  margin: ${space.s} 0 ${space.xs};
  dt {
    ${type.small}
    color: ${color.inkSoft};
  }
  dd {
    ${type.heading}
    font-size: 1.1875rem;
  }
`;

const Settled = styled.p`
  ${type.label}
  color: ${color.accentInk};
`;
