import { t } from '@fairtab/domain/language/t';
import styled from 'styled-components';
import { Folded } from '../../ui/Folded';
import { LeaderList, LeaderRow } from '../../ui/layout/LeaderList';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, radius, space } from '../../ui/tokens';
import { AmountBeside } from '../exchange/AmountBeside';
import { dueOf } from '../dueOf';
import { withExtras } from '../withExtras';
import { describePortion } from '../portions';
import type { TableClaim, TableState } from '../tableState';

/** The claims to pay, and their sum. The dishes are folded, so that the ways to pay are visible without scrolling. */
export function PaySummary({
  table,
  claims,
  amountCents,
}: {
  table: TableState;
  claims: readonly TableClaim[];
  amountCents: number;
}) {
  const extras = withExtras(table);
  const names = new Set(claims.map(({ claimerName }) => claimerName));
  const rows = claims.map((claim) => {
    const item = table.items.find((line) => line.claims.some(({ id }) => id === claim.id));
    const portion = describePortion({ ...claim, quantity: item?.quantity ?? 1 });
    const who = names.size > 1 ? claim.claimerName : '';
    return {
      id: claim.id,
      itemId: item?.id,
      amount: dueOf(claim),
      label: [item?.name, portion, who].filter(Boolean).join(' · '),
    };
  });
  const dishes = new Set(rows.map(({ itemId }) => itemId)).size;
  return (
    <Box>
      <Sum>
        <Note as="div">
          {rows.length === 1 && <p>{rows[0]?.label}</p>}
          {extras && <p>{extras}</p>}
        </Note>
        <Money amount={amountCents} size="hero" />
        {table.exchangeRate && <AmountBeside amountCents={amountCents} at={table.exchangeRate} />}
      </Sum>
      {rows.length > 1 && (
        <Dishes>
          <summary>{t('{count, plural, one {# dish} other {# dishes}}', { count: dishes })}</summary>
          <LeaderList>
            {rows.map(({ id, label, amount }) => (
              <LeaderRow key={id}>
                <dt>{label}</dt>
                <dd>
                  <Money amount={amount} />
                </dd>
              </LeaderRow>
            ))}
          </LeaderList>
        </Dishes>
      )}
    </Box>
  );
}

const Box = styled.div`
  padding: ${space.m} ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;

const Sum = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

const Dishes = styled(Folded)`
  summary {
    margin-bottom: -${space.s};
  }
  > dl {
    padding: ${space.s} 0;
  }
`;
