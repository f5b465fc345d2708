import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { useId } from 'react';
import styled from 'styled-components';
import { ChartFigure } from '../../app/charts/ChartFigure';
import { showMoney } from '../../lib/wireMoney';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Skeleton } from '../../ui/layout/Skeleton';
import { Row } from '../../ui/layout/Stack';
import { Note, Title } from '../../ui/Text';
import { media, space } from '../../ui/tokens';
import { locale } from '@fairtab/domain/language/current';
import { useSpending, type SpendingData } from './useSpending';
import { CurrencyContext } from '../../ui/CurrencyContext';

const SHORT = new Intl.DateTimeFormat(locale(), { month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" as "Nov", for the axis of a chart. */
function shortMonth(month: string): string {
  return SHORT.format(new Date(`${month}-01T00:00:00Z`));
}

/** "2026-11" as "November 2026". */
function longMonth(month: string): string {
  return LONG.format(new Date(`${month}-01T00:00:00Z`));
}

/** What the account spent on its own dishes, by month and by restaurant. Renders nothing when it spent nothing. */
export function Spending() {
  const { state, tryAgain } = useSpending();
  if (state.kind === 'loading') return <Skeleton $height="22rem" />;
  if (state.kind === 'failed')
    return (
      <Card aria-labelledby="spending">
        <Row $justify="space-between">
          <Title id="spending">{t('What you spent')}</Title>
          <Button variant="quiet" onClick={tryAgain}>
            {t('Load it')}
          </Button>
        </Row>
        <Note>{t('It could not be loaded just now.')}</Note>
      </Card>
    );
  return state.value
    .filter(({ total }) => centsOf(total) > 0)
    .map((spending) => (
      <CurrencyContext key={spending.currency} value={spending.currency}>
        <Charts spending={spending} />
      </CurrencyContext>
    ));
}

function Charts({ spending: { currency, total, byMonth, byRestaurant } }: { spending: SpendingData }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{t('What you spent')}</Title>
      <Note>
        {t('{amount} on your own dishes in the last 12 months, with tax and tip.', {
          amount: showMoney(total, currency),
        })}
      </Note>
      <Pair>
        <ChartFigure
          title={t('By month')}
          labelName={t('Month')}
          direction="up"
          bars={byMonth.map(({ month, amount }) => ({
            label: shortMonth(month),
            name: longMonth(month),
            cents: centsOf(amount),
          }))}
        />
        <ChartFigure
          title={t('By restaurant')}
          labelName={t('Restaurant')}
          direction="right"
          bars={byRestaurant.map(({ restaurantName, amount, meals }) => ({
            label: restaurantName,
            name: t('{meals, plural, one {{restaurantName}, # meal} other {{restaurantName}, # meals}}', {
              restaurantName,
              meals,
            }),
            cents: centsOf(amount),
          }))}
        />
      </Pair>
    </Card>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  margin-top: ${space.l};
  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
