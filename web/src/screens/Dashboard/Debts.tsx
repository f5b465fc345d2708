import { centsOf } from '@fairtab/domain/money';
import { t } from '@fairtab/domain/language/t';
import { useId, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import styled from 'styled-components';
import { addSums, type WireSum } from '../../lib/addSums';
import { showMoney } from '../../lib/wireMoney';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { TextLink } from '../../ui/Links';
import { Money } from '../../ui/Money';
import { Note } from '../../ui/Text';
import { color, space, type } from '../../ui/tokens';
import type { Debts_debt$key } from './__generated__/Debts_debt.graphql';
import { DebtRow } from './DebtRow';

const SHOWN_AT_FIRST = 3;

interface DebtsProps {
  title: string;
  totals: readonly WireSum[];
  debts: Debts_debt$key;
  /** What is owed since something was settled, which is in no list of debts. */
  settled: readonly WireSum[];
  /** Shown when there are no debts. */
  none: string;
  /** The path a debt links to: the receipt, or the page where it is paid. */
  pathOf: (linkId: string) => string;
}

/** All debts in one direction: their total and each of them. */
export function Debts({ title, totals, debts: key, settled, none, pathOf }: DebtsProps) {
  const debts = useFragment(
    graphql`
      fragment Debts_debt on Debt @relay(plural: true) {
        key
        receipt {
          linkId
        }
        ...DebtRow_debt
      }
    `,
    key,
  );
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const transfers = settled.filter(({ amount }) => centsOf(amount) > 0);
  const shown = showsAll ? debts : debts.slice(0, SHOWN_AT_FIRST);
  return (
    <Card aria-labelledby={id}>
      <Label id={id}>{title}</Label>
      {addSums(totals, settled)
        .filter(({ amount }) => centsOf(amount) > 0)
        .map(({ currency, amount }) => (
          <Total key={currency} amount={amount} currency={currency} />
        ))}
      {debts.length === 0 && transfers.length === 0 && <Note>{none}</Note>}
      {debts.length > 0 && (
        <ul>
          {shown.map((debt) => (
            <DebtRow key={debt.key} debt={debt} to={pathOf(debt.receipt.linkId)} />
          ))}
        </ul>
      )}
      {transfers.map(({ currency, amount }) => (
        <TextLink key={currency} to="/people">
          {t('{amount} of it since you settled up', { amount: showMoney(amount, currency) })}
        </TextLink>
      ))}
      {shown.length < debts.length && (
        <Button variant="quiet" block onClick={() => setShowsAll(true)}>
          {t('Show all {count}', { count: debts.length })}
        </Button>
      )}
    </Card>
  );
}

const Label = styled.h2`
  ${type.label}
  color: ${color.inkSoft};
`;

const Total = styled(Money).attrs({ size: 'hero' })`
  display: block;
  margin-bottom: ${space.s};
`;
