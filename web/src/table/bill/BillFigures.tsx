import { t } from '@fairtab/domain/language/t';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { showDay } from '../../lib/dates';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import type { BillFigures_receipt$key } from './__generated__/BillFigures_receipt.graphql';

/** The date, and the total with what is paid and what remains. */
export function BillFigures({ receipt: key }: { receipt: BillFigures_receipt$key }) {
  const { description, date, total, paid, remaining } = useFragment(
    graphql`
      fragment BillFigures_receipt on Receipt {
        description
        date
        total
        paid
        remaining
      }
    `,
    key,
  );
  const figures = [
    [t('Total'), total],
    [t('Paid'), paid],
    [t('Remaining'), remaining],
  ] as const;
  return (
    <Box>
      <Note>
        <time dateTime={date}>{showDay(date)}</time>
        {description && ` · ${description}`}
      </Note>
      <Figures>
        {figures.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
      </Figures>
    </Box>
  );
}

const Box = styled.div`
  width: 100%;
  text-align: center;
  overflow-wrap: anywhere;
`;

/** Large amounts go below each other on small screens. */
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-around;
  gap: 0 ${space.l};
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
