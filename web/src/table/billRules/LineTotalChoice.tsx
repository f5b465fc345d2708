import { showNumber } from '@fairtab/domain/language/format';
import { t } from '@fairtab/domain/language/t';
import { displayMoney } from '@fairtab/domain/money';
import styled from 'styled-components';
import { useCurrency } from '../../ui/CurrencyContext';
import { Checkbox } from '../../ui/fields/Checkbox';
import { color, space, type } from '../../ui/tokens';
import { amountText, lineCents, type LineAmount } from './lineAmount';

/** What a line of more or less than one comes to, and whether its price is of one or of the whole line. */
export function LineTotalChoice({
  line,
  onChange,
}: {
  line: LineAmount;
  onChange: (change: Pick<LineAmount, 'isLineTotal'>) => void;
}) {
  const currency = useCurrency();
  const text = amountText(line, currency);
  if (line.quantity === 1 && !line.isLineTotal) return null;
  return (
    <Choice>
      <Checkbox
        label={t('The price is for all {quantity}', { quantity: showNumber(line.quantity) })}
        checked={line.isLineTotal ?? false}
        onChange={(isLineTotal) => onChange({ isLineTotal })}
      />
      {text && <Sum>{line.isLineTotal ? text : `${text} = ${displayMoney(lineCents(line, currency), currency)}`}</Sum>}
    </Choice>
  );
}

const Choice = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.m};
`;

const Sum = styled.p`
  ${type.small}
  ${type.figures}
  color: ${color.inkSoft};
`;
