import { t } from '@fairtab/domain/language/t';
import { useId } from 'react';
import styled from 'styled-components';
import { showMoney } from '../../lib/wireMoney';
import { Card } from '../../ui/layout/Card';
import { Sideways } from '../../ui/layout/Sideways';
import { Title } from '../../ui/Text';
import { color, media, space, type } from '../../ui/tokens';
import { useCurrency } from '../../ui/CurrencyContext';

interface Row {
  readonly name: string | null | undefined;
  readonly receipts: number;
  readonly tax: string;
  readonly tip: string;
  readonly total: string;
}

/** Names with their amounts, tax and tip apart. @param by what the names are of, such as "Month". */
export function TotalsTable({ title, by, rows }: { title: string; by: string; rows: readonly Row[] }) {
  const currency = useCurrency();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <Sideways labelledBy={id}>
        <Table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{by}</th>
              <th scope="col">{t('Tax')}</th>
              <th scope="col">{t('Tip')}</th>
              <th scope="col">{t('Total')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, receipts, tax, tip, total }) => (
              <tr key={name}>
                <th scope="row">
                  {name} <Count>{t('{receipts, plural, one {# receipt} other {# receipts}}', { receipts })}</Count>
                </th>
                <td>{showMoney(tax, currency)}</td>
                <td>{showMoney(tip, currency)}</td>
                <td>{showMoney(total, currency)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Sideways>
    </Card>
  );
}

const Table = styled.table`
  ${type.small}
  width: 100%;
  margin-top: ${space.m};
  border-collapse: collapse;
  th,
  td {
    padding: ${space.s} 0 ${space.s} ${space.s};
    text-align: end;
    vertical-align: baseline;
  }
  th:first-child {
    padding-inline-start: 0;
    text-align: start;
    overflow-wrap: anywhere;
    ${media.largeLetters} {
      min-width: 7rem;
    }
  }
  /* A narrow screen has room for amounts up to $9,999.99 beside the names. */
  td {
    min-width: 4rem;
    white-space: nowrap;
  }
  td:last-child {
    min-width: 5rem;
  }
  thead th {
    color: ${color.inkSoft};
    font-weight: 400;
  }
  tbody tr {
    border-top: 1px solid ${color.rule};
  }
  td:last-child {
    font-weight: 600;
  }
`;

const Count = styled.span`
  display: block;
  color: ${color.inkSoft};
  font-weight: 400;
`;
