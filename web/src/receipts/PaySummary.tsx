import styled from 'styled-components';
import { LeaderList, LeaderRow } from '../ui/LeaderList';
import { Money } from '../ui/Money';
import { Note } from '../ui/Text';
import { color, radius, space } from '../ui/tokens';
import { describePortion } from './portions';
import type { TableClaim, TableState } from './tableState';

/** What is being paid for, and the sum. */
export function PaySummary({
  table,
  claims,
  amountCents,
}: {
  table: TableState;
  claims: readonly TableClaim[];
  amountCents: number;
}) {
  const names = new Set(claims.map(({ claimerName }) => claimerName));
  const rows = claims.map((claim) => {
    const item = table.items.find((line) => line.claims.some(({ id }) => id === claim.id));
    const portion = describePortion({ ...claim, quantity: item?.quantity ?? 1 });
    const who = names.size > 1 ? claim.claimerName : '';
    return { id: claim.id, amount: claim.amount, label: [item?.name, portion, who].filter(Boolean).join(' · ') };
  });
  return (
    <Box>
      <div>
        <Note>To {table.hostName}, with tax &amp; tip</Note>
        <Money amount={amountCents} size="hero" />
      </div>
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
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: ${space.m};
  padding: ${space.l};
  border-radius: ${radius.m};
  background: ${color.sunken};
`;
