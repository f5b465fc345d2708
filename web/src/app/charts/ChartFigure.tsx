import { t } from '@fairtab/domain/language/t';
import { displayMoney, type Currency } from '@fairtab/domain/money';
import { lazy, Suspense, useId } from 'react';
import styled from 'styled-components';
import { ErrorBoundary } from '../boundaries/ErrorBoundary';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Heading } from '../../ui/Text';
import { color, focusRing, space, TOUCH, type } from '../../ui/tokens';
import type { Bar, BarDirection } from './Bar';
import { useCurrency } from '../../ui/CurrencyContext';

const BarChart = lazy(async () => ({ default: (await import('./BarChart')).BarChart }));

interface ChartFigureProps {
  title: string;
  /** The subject of one bar, which is the heading of the table's first column. */
  labelName: string;
  direction: BarDirection;
  bars: readonly Bar[];
}

/** A chart with its figures in a table, for screen readers and exact amounts. It keeps its place while it loads. */
export function ChartFigure({ title, labelName, direction, bars }: ChartFigureProps) {
  const currency = useCurrency();
  const id = useId();
  return (
    <Figure aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <Place>
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton $height="100%" />}>
            <BarChart
              direction={direction}
              bars={bars}
              currency={currency}
              label={`${title}: ${summaryOf(bars, currency)}`}
            />
          </Suspense>
        </ErrorBoundary>
      </Place>
      <details>
        <Summary>{t('Show as a table')}</Summary>
        <Table>
          <thead>
            <tr>
              <th scope="col">{labelName}</th>
              <th scope="col">{t('Amount')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, cents }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{displayMoney(cents, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Figure>
  );
}

function summaryOf(bars: readonly Bar[], currency: Currency): string {
  const most = bars.reduce((largest, bar) => (bar.cents > largest.cents ? bar : largest));
  return t('{count, plural, one {# bar} other {# bars}}, the largest is {name} with {amount}', {
    count: bars.length,
    name: most.name,
    amount: displayMoney(most.cents, currency),
  });
}

const Figure = styled.figure`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
`;

const Place = styled.div`
  position: relative;
  height: 14rem;
`;

const Summary = styled.summary`
  ${type.label}
  display: inline-flex;
  align-items: center;
  min-height: ${TOUCH};
  color: ${color.accentInk};
  cursor: pointer;
  ${focusRing}
`;

const Table = styled.table`
  ${type.small}
  ${type.figures}
  width: 100%;
  border-collapse: collapse;
  th {
    font-weight: 400;
    text-align: left;
  }
  thead th {
    font-weight: 600;
  }
  th:last-child,
  td {
    text-align: right;
  }
  td,
  th {
    padding: ${space.xs} 0;
    border-bottom: 1px dotted ${color.rule};
  }
`;
