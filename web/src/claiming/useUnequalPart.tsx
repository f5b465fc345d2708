import { isEqualPart, type Portion } from '@fairtab/domain/claims';
import { t } from '@fairtab/domain/language/t';
import { formatMoney, type Cents } from '@fairtab/domain/money';
import { parseMoney } from '@fairtab/domain/parseMoney';
import { readSum } from '@fairtab/domain/readSum';
import { greatestCommonDivisor, MAX_SPLIT } from '@fairtab/domain/shares';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Costing } from '../table/pricing';
import { useCurrency } from '../ui/CurrencyContext';
import { MoneyField } from '../ui/fields/MoneyField';
import { NumberField } from '../ui/fields/NumberField';
import { Segmented } from '../ui/fields/Segmented';
import { space } from '../ui/tokens';

type Way = 'equal' | 'shares' | 'percent' | 'amount';

const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'equal', label: t('part|Equal') },
  { value: 'shares', label: t('part|Shares') },
  { value: 'percent', label: t('part|Percent') },
  { value: 'amount', label: t('part|Amount') },
];

/** A part of a dish that is not one of equal parts, as a diner says it. */
interface UnequalPart {
  /** Null while equal parts are meant. */
  readonly fields: ReactNode | null;
  /** Null while equal parts are meant, and while nothing is typed. */
  readonly wanted: Portion | Costing | null;
  /** Asks for unequal parts. */
  readonly begin: () => void;
}

/**
 * Asks how much of a line somebody had when the parts are not equal: some of so many shares, a percentage, or an amount
 * (docs/product/claims.md).
 * @param quantity the units of the line; shares and percentages are of all of them
 * @param first the part that is offered when the fields open
 * @param firstCents what it costs; null when that is unknown
 */
export function useUnequalPart(quantity: number, first: Portion, firstCents: Cents | null): UnequalPart {
  const currency = useCurrency();
  const isShares = quantity === 1 && first.splitCount <= MAX_SPLIT;
  const [way, setWay] = useState<Way>(isEqualPart(first, quantity) ? 'equal' : isShares ? 'shares' : 'amount');
  const [shares, setShares] = useState(
    way === 'shares' ? { own: first.units, all: first.splitCount } : { own: 2, all: 3 },
  );
  const [percent, setPercent] = useState(60);
  const [amount, setAmount] = useState(
    way === 'amount' && firstCents !== null ? formatMoney(firstCents, currency) : '',
  );
  const costCents = parseMoney(amount, currency) ?? readSum(amount, currency);
  const wanted: Record<Way, () => Portion | Costing | null> = {
    equal: () => null,
    shares: () => partOf(quantity, shares.own, shares.all),
    percent: () => partOf(quantity, percent, 100),
    amount: () => (costCents === null || costCents <= 0 ? null : { costCents }),
  };
  const fields: Record<Exclude<Way, 'equal'>, () => ReactNode> = {
    shares: () => (
      <Pair>
        <NumberField
          label={t('Your shares')}
          value={shares.own}
          max={MAX_SPLIT - 1}
          onChange={(own) => setShares({ own, all: Math.max(shares.all, own + 1) })}
        />
        <NumberField
          label={t('Of how many?')}
          value={shares.all}
          min={shares.own + 1}
          max={MAX_SPLIT}
          onChange={(all) => setShares({ ...shares, all })}
        />
      </Pair>
    ),
    percent: () => <NumberField label={t('Percent of it')} value={percent} max={99} onChange={setPercent} />,
    amount: () => (
      <MoneyField
        label={t('What you pay of it')}
        hint={t('This is all you pay for it. The rest stays free for the others.')}
        value={amount}
        onChange={setAmount}
      />
    ),
  };
  return {
    fields:
      way === 'equal' ? null : (
        <>
          <Segmented label={t('How is it shared?')} value={way} options={WAYS} onChange={setWay} />
          {fields[way]()}
        </>
      ),
    wanted: wanted[way](),
    begin: () => setWay('shares'),
  };
}

/** A part of a whole line in the smallest numbers. */
function partOf(quantity: number, parts: number, of: number): Portion {
  const divisor = Number(greatestCommonDivisor(BigInt(quantity * parts), BigInt(of)));
  return { units: (quantity * parts) / divisor, splitCount: of / divisor };
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.m};
  align-items: end;
`;
